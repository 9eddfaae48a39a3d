import type { RefusalCode } from '#domain/refusal';
import { ENDPOINTS, type Endpoint, type EndpointId } from '#schemas/api';
import { REFUSAL_TEXTS, wireOf } from './refusals.ts';

/** An endpoint's answer in a story. */
export type Answer = { endpoint: EndpointId } & (
  | { kind: 'SUCCESS'; status: number; body: object | string }
  | { kind: 'REFUSAL'; status: number; body: object; code: RefusalCode }
  /** The connection broke: the outcome is unknown. */
  | { kind: 'LOST' }
  /** The request never ends. */
  | { kind: 'NEVER' }
);

/** A success: the example of the schema, or another valid body. */
export function answer(endpoint: EndpointId, body?: object): Answer {
  const { responses, examples }: Endpoint = ENDPOINTS[endpoint];
  const [status] = Object.keys(responses);
  return { kind: 'SUCCESS', endpoint, status: Number(status), body: body ?? examples.response };
}

/** Further properties of a refusal. */
interface RefusalWords {
  /** The refused field, if the code does not name it. */
  field?: string;
  message?: string;
  details?: object;
}

/** A refusal, in the server's format. */
export function refuse(endpoint: EndpointId, code: RefusalCode, words: RefusalWords = {}): Answer {
  const wire = wireOf(code);
  const { field = wire.field, message = REFUSAL_TEXTS[code], details } = words;
  const said =
    wire.status === 422
      ? { messages: [{ field, message }] }
      : { message, ...(details === undefined ? {} : { details }) };
  return { kind: 'REFUSAL', endpoint, code, status: wire.status, body: { code, ...said } };
}

export function dropConnection(endpoint: EndpointId): Answer {
  return { kind: 'LOST', endpoint };
}

export function wait(endpoint: EndpointId): Answer {
  return { kind: 'NEVER', endpoint };
}
