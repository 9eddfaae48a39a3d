import { RequestError } from '../../api/request-error.ts';
import type { Notice } from '../notices.ts';
import { explainFailure } from './explain-failure.ts';

/** HTTP status to the path that a guest is sent to. */
export type StatusRedirects = Readonly<Record<number, string>>;

/** A failure that the page shows (`isShown`) gets no toast, unless the guest is redirected. */
export type FailureHandler = (error: unknown, redirects?: StatusRedirects, isShown?: boolean) => void;

interface FailureOutlets {
  notify: (notice: Notice) => void;
  goTo: (path: string) => void;
  /** The page's own origin, which a redirect never leaves. */
  origin: string;
  unknownMessage: string;
}

/** Handles every failed request: shows a message by the five rules, then redirects by status. */
export function createFailureHandler({
  notify,
  goTo,
  origin,
  unknownMessage,
}: FailureOutlets): FailureHandler {
  return (error, redirects = {}, isShown = false) => {
    const status = error instanceof RequestError ? error.status : undefined;
    const path = status === undefined ? undefined : redirects[status];
    const isLeft = path !== undefined && isOwnPath(path, origin);
    const { messages, toastId } = explainFailure(error, unknownMessage);
    for (const message of isShown && !isLeft ? [] : messages) {
      notify({ message, tone: 'error', ...(toastId ? { id: toastId } : {}) });
    }
    if (isLeft) goTo(path);
  };
}

/** True for a path on this site: no other host, no protocol-relative address, no backslash. */
export function isOwnPath(path: string, origin: string): boolean {
  if (!/^\/(?![/\\])/u.test(path)) return false;
  return URL.canParse(path, origin) && new URL(path, origin).origin === origin;
}
