import { REFUSALS, type RefusalCode } from '#domain/refusal';
import { ENDPOINTS, type Endpoint, type EndpointId } from '#schemas/api';

/** What one endpoint says in a story. */
export type Answer = { endpoint: EndpointId } & (
  | { kind: 'SUCCESS'; status: number; body: object | string }
  | { kind: 'REFUSAL'; status: number; body: object; code: RefusalCode }
  /** The connection broke: nobody knows what became of the request. */
  | { kind: 'LOST' }
  /** Still on its way, for as long as anybody looks. */
  | { kind: 'NEVER' }
);

/** Success: the example of the schema, or another body that keeps to it. */
export function answer(endpoint: EndpointId, body?: object): Answer {
  const { responses, examples }: Endpoint = ENDPOINTS[endpoint];
  const [status] = Object.keys(responses);
  return { kind: 'SUCCESS', endpoint, status: Number(status), body: body ?? examples.response };
}

/** What else a refusal may say. */
interface RefusalWords {
  /** The field that is refused, where the code alone does not tell. */
  field?: string;
  message?: string;
  details?: object;
}

/** A refusal, in the form in which the server writes it. */
export function refuse(endpoint: EndpointId, code: RefusalCode, words: RefusalWords = {}): Answer {
  const meaning: { status: number; message: string; field?: string } = REFUSALS[code];
  const { field = meaning.field ?? 'body', message = meaning.message, details } = words;
  const said =
    meaning.status === 422
      ? { messages: [{ field, message }] }
      : { message, ...(details === undefined ? {} : { details }) };
  return { kind: 'REFUSAL', endpoint, code, status: meaning.status, body: { code, ...said } };
}

export function dropConnection(endpoint: EndpointId): Answer {
  return { kind: 'LOST', endpoint };
}

export function wait(endpoint: EndpointId): Answer {
  return { kind: 'NEVER', endpoint };
}
