import { DomainError } from '#domain/refusal';

/** Parses the body of a message whose signature was checked; its shape is the gateway's. */
export function parseSigned(body: Buffer | string): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new DomainError('BAD_REQUEST');
  }
}
