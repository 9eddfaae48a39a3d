import { codePoint, nameOfCharacter } from '../characters.ts';
import { type Cursor, endOfLine, addError, replacing } from './cursor.ts';
import { passInnerQuotes } from './inner-quotes.ts';
import type { ScalarNode } from './syntax-node.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

/** Typographic quotes of word processors. */
const TYPOGRAPHIC = /[“”„‟«»‘’‚‛]/;
/**
 * Control characters and overrides of writing direction; tabs and line breaks are allowed, and so are isolates, which
 * Hebrew and Arabic texts need around Latin words.
 */
const HIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e]/; // oxlint-disable-line no-control-regex -- these are what is looked for

export function startsText(character: string | undefined): boolean {
  return (
    character !== undefined &&
    (character === '"' || character === "'" || character === '`' || TYPOGRAPHIC.test(character))
  );
}

/** Reads a text in double quotes, or in quotes that should be double quotes. */
export function readText(cursor: Cursor): ScalarNode {
  const opening = cursor.text[cursor.at] ?? '';
  if (opening === '"') return readQuoted(cursor);
  return readWronglyQuoted(cursor, opening);
}

function readQuoted(cursor: Cursor): ScalarNode {
  const { text } = cursor;
  const start = cursor.at;
  let value = '';
  let from = start + 1;
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      const last = passInnerQuotes(cursor, start, at);
      if (last !== undefined) at = last;
      break;
    }
    if (at >= text.length || code === 0x0a || code === 0x0d) {
      const resumeAt = afterBrokenLine(cursor, start, at);
      if (resumeAt === undefined)
        return { kind: 'scalar', start, end: cursor.at, value: value + text.slice(from, cursor.at) };
      value += `${text.slice(from, at)}\n`;
      at = from = resumeAt;
    } else if (code === 0x5c) {
      value += text.slice(from, at) + readEscape(cursor, at);
      at = from = Math.min(at + (text[at + 1] === 'u' ? 6 : 2), text.length);
    } else {
      if (code < 0x20) controlCharacter(cursor, at);
      at += 1;
    }
  }
  value += text.slice(from, at);
  cursor.at = at + 1;
  refuseHidden(cursor, value, start);
  return { kind: 'scalar', start, end: at + 1, value };
}

function readEscape(cursor: Cursor, at: number): string {
  const letter = cursor.text[at + 1] ?? '';
  if (letter === 'u') {
    const digits = /^[0-9a-fA-F]{4}/.exec(cursor.text.slice(at + 2, at + 6))?.[0];
    if (digits !== undefined) return String.fromCharCode(Number.parseInt(digits, 16));
  }
  const plain = ESCAPES[letter];
  if (plain !== undefined) return plain;
  addError(cursor, {
    code: 'json/escape',
    message: `A backslash with \`${letter}\` after it is not an escape.`,
    start: at,
    end: Math.min(at + 2, cursor.text.length),
    help: 'write two backslashes for one backslash, or remove it',
    fix: replacing('Write two backslashes', at, at + 1, '\\\\'),
    isRecovered: letter !== 'u',
  });
  return letter;
}

/**
 * Handles a line break inside a text. Either the closing quote is missing, or the text continues on the next line,
 * which is the case if the next quote ends a value. Returns the offset at which the text goes on.
 */
function afterBrokenLine(cursor: Cursor, start: number, end: number): number | undefined {
  const { text } = cursor;
  const nextQuote = text.indexOf('"', end);
  const goesOn = nextQuote > 0 && /^\s*(?:[,}\]]|$)/.test(text.slice(nextQuote + 1, nextQuote + 80));
  if (goesOn) {
    const last = Math.max(end, lastLineBreak(text, nextQuote));
    addError(cursor, {
      code: 'json/line-break',
      message: 'A text is on one line.',
      start: end,
      end,
      note: 'the line breaks here',
      help: 'write \\n where a new line should begin, or join the lines',
      fix: replacing('Write \\n', end, end + (text.startsWith('\r\n', end) ? 2 : 1), '\\n'),
      isRecovered: true,
    });
    return last === end ? end + (text.startsWith('\r\n', end) ? 2 : 1) : last;
  }
  cursor.at = likelyEnd(text, start, end);
  const isTypographic = TYPOGRAPHIC.test(text[cursor.at - 1] ?? '');
  if (isTypographic) typographicQuotes(cursor, start, cursor.at);
  else unclosedText(cursor, start, cursor.at);
  return undefined;
}

// The likely end of an unclosed text: before the commas or brackets at the end of its line.
function likelyEnd(text: string, start: number, lineEnd: number): number {
  let line = text.slice(start, lineEnd).trimEnd();
  if (/[}\]]$/.test(line)) line = line.slice(0, -1);
  while (line.endsWith(',')) line = line.slice(0, -1);
  return start + Math.max(line.trimEnd().length, 1);
}

// All line breaks of one text are one error, so reading resumes after the last.
function lastLineBreak(text: string, before: number): number {
  return Math.max(text.lastIndexOf('\n', before), text.lastIndexOf('\r', before)) + 1;
}

function unclosedText(cursor: Cursor, start: number, end: number): void {
  // After another opening sign it may be no text at all, and its end is unknown.
  const isText = cursor.text[start] === '"';
  addError(cursor, {
    code: 'json/unclosed-text',
    message: 'This text is not closed.',
    start,
    end,
    help: isText ? 'put a double quote at its end' : 'put it in double quotes, or remove the character',
    ...(isText && { fix: { ...replacing('Close the text', end, end, '"'), isGuess: true } }),
    // At the end of the file more than a quote is missing.
    isRecovered: end < cursor.text.trimEnd().length,
  });
}

function readWronglyQuoted(cursor: Cursor, opening: string): ScalarNode {
  const { text } = cursor;
  const start = cursor.at;
  const isTypographic = TYPOGRAPHIC.test(opening);
  const lineEnd = endOfLine(text, start);
  const rest = text.slice(start + 1, lineEnd);
  const length = isTypographic
    ? rest.search(/["“”„‟«»‘’‚‛](?=\s*(?:[,:}\]]|$))/)
    : closingQuote(rest, opening);
  if (length < 0) {
    const end = likelyEnd(text, start, lineEnd);
    cursor.at = end;
    unclosedText(cursor, start, end);
    return { kind: 'scalar', start, end, value: text.slice(start + 1, end) };
  }
  const end = start + length + 2;
  const value = rest.slice(0, length).replaceAll(`\\${opening}`, opening);
  cursor.at = end;
  if (isTypographic) typographicQuotes(cursor, start, end);
  else {
    addError(cursor, {
      code: 'json/quotes',
      message: 'JSON needs double quotes.',
      start,
      end,
      help: `write ${JSON.stringify(value)}`,
      fix: replacing('Write double quotes', start, end, JSON.stringify(value)),
      isRecovered: true,
    });
  }
  return { kind: 'scalar', start, end, value };
}

function closingQuote(rest: string, quote: string): number {
  for (let at = 0; at < rest.length; at += 1) {
    if (rest[at] === '\\') at += 1;
    else if (rest[at] === quote) return at;
  }
  return -1;
}

function typographicQuotes(cursor: Cursor, start: number, end: number): void {
  const words = cursor.text.slice(start + 1, end - 1);
  addError(cursor, {
    code: 'json/smart-quotes',
    message: 'Typographic quotes, probably pasted from a word processor.',
    start,
    end,
    help: `write ${JSON.stringify(words)}`,
    fix: replacing('Write straight quotes', start, end, JSON.stringify(words)),
    isRecovered: true,
  });
}

function controlCharacter(cursor: Cursor, at: number): void {
  const character = cursor.text[at] ?? '';
  const isTab = character === '\t';
  addError(cursor, {
    code: 'text/bad-character',
    message: `A ${isTab ? 'tab' : 'control character'} (${codePoint(character)}) is inside the text.`,
    start: at,
    end: at + 1,
    help: isTab ? 'write \\t, or a space' : 'remove it',
    fix: replacing(isTab ? 'Write a space' : 'Remove it', at, at + 1, isTab ? ' ' : ''),
    isRecovered: true,
  });
}

// Such characters reorder or hide what a reader sees.
function refuseHidden(cursor: Cursor, value: string, start: number): void {
  const hidden = HIDDEN.exec(value)?.[0];
  if (hidden === undefined && value.isWellFormed()) return;
  addError(cursor, {
    code: 'text/bad-character',
    message:
      hidden === undefined
        ? 'The text holds half of a character (a lone surrogate).'
        : `The text contains an invisible character (${nameOfCharacter(hidden)}).`,
    start,
    end: cursor.at,
    help: 'type the text again',
    isRecovered: true,
  });
}
