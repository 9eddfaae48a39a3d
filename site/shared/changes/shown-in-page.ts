import { RequestError } from '../../api/request-error.ts';

const NOT_SIGNED_IN = 401;

/**
 * For `onFailure` of a change whose screen shows every failure in its place, so that no toast says it again. A guest
 * whose session ended is sent to sign in, and a toast tells why.
 */
export function shownInPage(error: unknown): boolean {
  return !(error instanceof RequestError && error.status === NOT_SIGNED_IN);
}
