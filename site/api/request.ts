import { LANGUAGE_HEADER } from '#schemas/language';
import { isRecord, NETWORK_ERROR, RequestError } from './request-error.ts';
import { deviceNow, serverClock, serverNow } from './server-clock.ts';

/** A guest sees an outcome within ten seconds. */
const TIMEOUT_MS = 10_000;

interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Record<string, string | number>;
  body?: unknown;
  file?: Blob;
  /** Sent with every change, so that a retry does nothing twice. */
  idempotencyKey?: string;
  timeoutMs?: number;
}

interface PageLanguage {
  /** As BCP 47 names it: the server answers in it. Before the page knows it, the hotel's own. */
  language: string | undefined;
  /** The message of rule 1 of the error catalogue. */
  networkMessage: string;
}

let page: PageLanguage = {
  language: undefined,
  networkMessage: 'The server could not be reached. Check your connection and try again.',
};

/** Sets the language of requests and of their only message, once the texts of the page are loaded. */
export function setPageLanguage(ofPage: PageLanguage): void {
  page = ofPage;
}

export async function request<Answer>(path: string, options: ApiRequest = {}): Promise<Answer> {
  const { method = 'GET', query, body: json, file, timeoutMs } = options;
  const sent = file ?? (json === undefined ? undefined : JSON.stringify(json));
  const init = {
    method,
    headers: headersOf(options),
    credentials: 'same-origin',
    ...(sent === undefined ? {} : { body: sent }),
  } as const;
  const sentAt = deviceNow();
  const response = await send(apiAddress(path, query), init, timeoutMs);
  serverClock.hear({ headers: response.headers, sentAt, receivedAt: deviceNow() });
  const body = await bodyOf(response);
  if (!response.ok) throw refused(response, body);
  // The server validates its answers against the schema that this type is generated from.
  return body as Answer;
}

export async function readFile<File>(address: string): Promise<File> {
  const response = await send(address, { method: 'GET', credentials: 'same-origin' });
  const body = await bodyOf(response);
  if (!response.ok) throw refused(response, body);
  // Publishing validated the file; its type is generated from the same schema.
  return body as File;
}

async function send(address: string, init: RequestInit, timeoutMs = TIMEOUT_MS): Promise<Response> {
  try {
    return await fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  } catch (cause) {
    throw new RequestError(page.networkMessage, { code: NETWORK_ERROR, cause });
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    throw new RequestError(page.networkMessage, { code: NETWORK_ERROR, cause });
  }
  // A proxy's error page is not a message for guests.
  if (type.includes('html')) return undefined;
  if (!type.includes('json')) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    // Treat a success that cannot be read as an answer that never arrived.
    throw new RequestError(page.networkMessage, { code: NETWORK_ERROR, cause });
  }
}

function refused(response: Response, body: unknown): RequestError {
  const code = isRecord(body) && typeof body['code'] === 'string' ? body['code'] : undefined;
  return new RequestError(`${response.status} ${response.statusText}`.trim(), {
    code,
    status: response.status,
    body,
    retryAt: retryAt(response),
  });
}

function retryAt(response: Response): number | undefined {
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return Number.isNaN(seconds) ? undefined : serverNow() + seconds * 1000;
}

export function apiAddress(path: string, query: ApiRequest['query'] = {}): string {
  const entries = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const search = new URLSearchParams(entries).toString();
  return `/api/v1${path}${search ? `?${search}` : ''}`;
}

function headersOf({ body, file, idempotencyKey }: ApiRequest): Record<string, string> {
  return {
    accept: 'application/json',
    ...(page.language === undefined ? {} : { [LANGUAGE_HEADER]: page.language }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(file === undefined ? {} : { 'content-type': file.type }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  };
}
