import { isRecord, NETWORK_ERROR, RequestError } from '../../api/request-error.ts';

export interface Explanation {
  messages: string[];
  /** A toast with the same id replaces the current one, so many network errors show one message. */
  toastId?: 'networkError';
}

const LONGEST_MESSAGE = 300;

/** Applies the five rules of the error catalogue, in order. */
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

/** A list item is a sentence, or a sentence with its field. */
function messageOf(item: unknown): unknown {
  return isRecord(item) ? item['message'] : item;
}

/** Shows server texts as text, no longer than a toast holds. */
function shown(texts: unknown[]): string[] {
  return texts
    .filter((text) => typeof text === 'string')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => (text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE - 1)}…` : text));
}
