import type { FieldMessage, RefusalDetails } from '#schemas/api-types';

/** No answer came: the connection broke, the time ran out or the browser is offline. */
export const NETWORK_ERROR = 'ERR_NETWORK';

export class RequestError extends Error {
  override readonly name = 'RequestError';
  /** `ERR_NETWORK`, the server's refusal code, or undefined when the answer had none. */
  readonly code: string | undefined;
  readonly status: number | undefined;
  readonly body: unknown;
  /** When the request may be tried again, by the server's clock in milliseconds since 1970. */
  readonly retryAt: number | undefined;

  constructor(message: string, facts: RequestFailure) {
    super(message, { cause: facts.cause });
    this.code = facts.code;
    this.status = facts.status;
    this.body = facts.body;
    this.retryAt = facts.retryAt;
  }
}

interface RequestFailure {
  code?: string | undefined;
  status?: number;
  body?: unknown;
  retryAt?: number | undefined;
  cause?: unknown;
}

/** True while nobody knows whether the server did the work. Send only the same idempotency key again. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false;
  return error.status === undefined || error.status >= 500;
}

export function refusalCode(error: unknown): string | undefined {
  return error instanceof RequestError ? error.code : undefined;
}

const TOO_MANY = 429;

/** When a refused change may be tried again, by the server's clock in milliseconds since 1970. */
export function retryAt(error: unknown): number | undefined {
  return error instanceof RequestError && error.status === TOO_MANY ? error.retryAt : undefined;
}

/** The details of a refusal. */
export function refusalDetails(error: unknown): RefusalDetails | undefined {
  if (!(error instanceof RequestError) || !isRecord(error.body) || !isRecord(error.body['details']))
    return undefined;
  // The server validates its refusals against the schema that this type is generated from.
  return error.body['details'];
}

/** The booking that a quote was used for, if the server names it. */
export function usedFor(error: unknown): string | undefined {
  return refusalCode(error) === 'STATE_CONFLICT' ? refusalDetails(error)?.bookingId : undefined;
}

export function fieldMessages(error: unknown): FieldMessage[] {
  if (!(error instanceof RequestError) || !isRecord(error.body)) return [];
  const { messages } = error.body;
  if (!Array.isArray(messages)) return [];
  return messages.filter(isFieldMessage);
}

function isFieldMessage(value: unknown): value is FieldMessage {
  return isRecord(value) && typeof value['field'] === 'string' && typeof value['message'] === 'string';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
