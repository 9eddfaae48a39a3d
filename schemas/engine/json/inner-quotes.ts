import { type Cursor, addError } from './cursor.ts';

// The longest look-ahead; without a limit a hostile line would be slow.
const FAR = 2000;
const AFTER_TEXT = /\s*(?:[,}\]]|$)/y;
const AFTER_NAME = /\s*:/y;

/**
 * Handles unescaped quotes in a text: in `"The "small" houses"` a quote followed by a letter does not end the text.
 * Returns the closing quote if the line has one, and reports the inner ones.
 */
export function passInnerQuotes(cursor: Cursor, start: number, quote: number): number | undefined {
  const { text } = cursor;
  if (!/[\p{L}\p{N}]/u.test(text[quote + 1] ?? '')) return undefined;
  const rest = text.slice(quote, quote + FAR).split(/[\r\n]/, 1)[0] ?? '';
  const quotes = [...rest.matchAll(/"/g)].map(({ index }) => index);
  const firstName = quotes.findIndex((at) => matchesAt(AFTER_NAME, rest, at + 1));
  const last = quotes.findIndex((at, nth) => nth > 0 && nth % 2 === 0 && matchesAt(AFTER_TEXT, rest, at + 1));
  if (last < 0 || (firstName >= 0 && firstName < last)) return undefined;
  const inner = quotes.slice(0, last).map((at) => quote + at);
  const end = quote + (quotes[last] ?? 0);
  addError(cursor, {
    code: 'json/inner-quote',
    message: 'A double quote inside a text ends the text.',
    start: quote,
    end: quote + 1,
    help: 'write \\" for each quote inside the text, or use “ and ”',
    related: { start, end: start + 1, message: 'the text begins here' },
    fix: {
      title: 'Write \\" inside the text',
      edits: inner.map((offset) => ({ offset, length: 0, text: '\\' })),
      isGuess: true,
    },
    isRecovered: true,
  });
  return end;
}

function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}
