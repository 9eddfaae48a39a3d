/** Requests to the server of `--to`. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Refusal } from '#schemas/api-types';
import { isLoopbackHost, publishToken } from '#server/config';
import { UsageError } from '../command.ts';

const LONGEST_ANSWER_MS = 60_000;
const MOST_TRIES = 8;
const USUAL_PAUSE_S = 2;
const LONGEST_PAUSE_S = 60;

export interface Remote {
  origin: string;
  token: string;
}

/** The server did not take the request; the message says why and what to do. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
}

export function remoteOf(to: string, env: NodeJS.ProcessEnv): Remote {
  const url = URL.parse(to);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackHost(url.hostname));
  if (url === null || !isSafe || url.pathname !== '/' || url.search !== '' || url.username !== '')
    throw new UsageError(`--to is the address of your site, https://www.hotel.example; not "${to}".`);
  const token = publishToken(env);
  if (token === undefined)
    throw new UsageError(
      'VERANDAH_TOKEN is missing. Who runs the server makes a token with `verandah tokens create`; set VERANDAH_TOKEN to it, or VERANDAH_TOKEN_FILE to a file that holds it.',
    );
  return { origin: url.origin, token };
}

type Body = { json?: object; bytes?: Uint8Array<ArrayBuffer> };

/** Asks again while the server is busy or away: no request here does anything twice. */
export async function askServer<Answer>(
  remote: Remote,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body: Body = {},
): Promise<Answer> {
  let why = '';
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    const answer = await sendOnce(remote, { method, path, body }).catch((error: unknown) => error);
    if (answer instanceof Response) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      const text = await answer.text();
      // The API documents its answers.
      if (answer.ok) return JSON.parse(text) as Answer;
      const refusal = refusalIn(text);
      if (answer.status !== 429 && answer.status < 500)
        throw new RemoteError(explain(remote, answer.status, refusal));
      why = refusal?.message ?? `it answered ${answer.status}`;
      // oxlint-disable-next-line no-await-in-loop -- as above
      await wait(pauseOf(answer) * 1000);
    } else {
      why = reasonOf(answer);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await wait(USUAL_PAUSE_S * 1000);
    }
  }
  throw new RemoteError(`${remote.origin} cannot be reached: ${why}. Try again later.`);
}

function sendOnce(
  { origin, token }: Remote,
  { method, path, body: { json, bytes } }: { method: string; path: string; body: Body },
): Promise<Response> {
  const type = bytes === undefined ? 'application/json' : 'application/octet-stream';
  const body = bytes ?? (json === undefined ? undefined : JSON.stringify(json));
  return fetch(`${origin}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': type }) },
    ...(body === undefined ? {} : { body }),
    // The token is for this server alone.
    redirect: 'error',
    signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
  });
}

function explain({ origin }: Remote, status: number, refusal: Refusal | undefined): string {
  if (refusal === undefined) return `${origin} answered ${status}. Is it the address of your site?`;
  return (
    EXPLANATIONS[refusal.code]?.replace('{origin}', origin) ??
    `${origin} refused: ${refusal.message} (${refusal.code})`
  );
}

const EXPLANATIONS: Readonly<Partial<Record<Refusal['code'], string>>> = {
  NOT_SIGNED_IN:
    '{origin} does not know this token: it is mistyped, expired or revoked. Ask for a new one: verandah tokens create',
  FORBIDDEN: 'This token may only try a publishing: add --dry-run, or ask for a token with --scope publish.',
  STATE_CONFLICT: 'Somebody is publishing at this moment. Try again in a minute.',
};

function refusalIn(text: string): Refusal | undefined {
  try {
    const found = JSON.parse(text) as Partial<Refusal> | null;
    return typeof found?.code === 'string' && typeof found.message === 'string'
      ? (found as Refusal)
      : undefined;
  } catch {
    return undefined;
  }
}

function pauseOf(answer: Response): number {
  const seconds = Number(answer.headers.get('retry-after') ?? USUAL_PAUSE_S);
  return Math.min(LONGEST_PAUSE_S, Math.max(1, Number.isFinite(seconds) ? seconds : USUAL_PAUSE_S));
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
