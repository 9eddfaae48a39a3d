import { isRecord, NETWORK_ERROR, RequestError } from '../../api/request-error.ts';

/** What a guest reads about a failed request. */
export interface Explanation {
  messages: string[];
  /** A toast with the same id replaces the one that is there: many lost requests are one message. */
  toastId?: 'networkError';
}

const LONGEST_MESSAGE = 300;

/** The five rules of the error catalogue, in their order. */
export function explainFailure(error: unknown, unknownMessage: string): Explanation {
  if (!(error instanceof RequestError)) return { messages: [unknownMessage] };
  if (error.code === NETWORK_ERROR) return { messages: [error.message], toastId: 'networkError' };
  const said = messagesIn(error.body);
  return { messages: said.length > 0 ? said : [unknownMessage] };
}

function messagesIn(body: unknown): string[] {
  if (typeof body === 'string') return shown([body]);
  if (!isRecord(body)) return [];
  const single = shown([body['message']]);
  if (single.length > 0) return single;
  const { messages } = body;
  return Array.isArray(messages) ? shown(messages.map(messageOf)) : [];
}

/** A list item is a sentence, or a sentence with the field that it belongs to. */
function messageOf(item: unknown): unknown {
  return isRecord(item) ? item['message'] : item;
}

/** Server texts are shown as text, never longer than a toast can hold. */
function shown(texts: unknown[]): string[] {
  return texts
    .filter((text) => typeof text === 'string')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => (text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE - 1)}…` : text));
}
