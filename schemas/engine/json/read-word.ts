import { type Cursor, addError, replacing, type JsonError } from './cursor.ts';
import type { ScalarNode } from './syntax-node.ts';

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const NUMBER_LIKE = /[-+.\d][\w.+:-]*%?/y;
const WORD_LIKE = /[^\s,:{}[\]"'][^,:{}[\]"'\r\n]*/y;
const WORDS: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };
const MEANT: Readonly<Record<string, boolean | null>> = {
  yes: true,
  on: true,
  no: false,
  off: false,
  none: null,
  nil: null,
  undefined: null,
  ...WORDS,
};

/** Reads an unquoted value: a number, true, false, null, or a misspelling of these. */
export function readWord(cursor: Cursor): ScalarNode | undefined {
  return readNumber(cursor) ?? readBareWord(cursor);
}

function readNumber(cursor: Cursor): ScalarNode | undefined {
  NUMBER_LIKE.lastIndex = cursor.at;
  const written = NUMBER_LIKE.exec(cursor.text)?.[0];
  if (written === undefined) return undefined;
  const start = cursor.at;
  const end = start + written.length;
  cursor.at = end;
  if (NUMBER.test(written)) {
    refuseLostDigits(cursor, written, start);
    return { kind: 'scalar', start, end, value: Number(written) };
  }
  return misspelledNumber(cursor, written, start);
}

const WITH_COMMAS = /-?\d+(?:,\d+)+(?:\.\d+)?(?=\s*[,}])/y;

/** `12,500` and `12,5`, with commas for thousands or decimals. */
export function readNumberWithCommas(cursor: Cursor): ScalarNode | undefined {
  WITH_COMMAS.lastIndex = cursor.at;
  const written = WITH_COMMAS.exec(cursor.text)?.[0];
  if (written === undefined) return undefined;
  const start = cursor.at;
  const end = start + written.length;
  const isGrouped = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(written);
  const meant = Number(isGrouped ? written.replaceAll(',', '') : written.replace(',', '.'));
  if (Number.isNaN(meant)) return undefined;
  cursor.at = end;
  addError(cursor, {
    code: 'json/number',
    message: `Numbers have no commas: ${meant}.`,
    start,
    end,
    help: `write ${meant}`,
    fix: { ...replacing(`Write ${meant}`, start, end, String(meant)), isGuess: true },
    isRecovered: true,
  });
  return { kind: 'scalar', start, end, value: meant };
}

function misspelledNumber(cursor: Cursor, written: string, start: number): ScalarNode {
  const end = start + written.length;
  const time = /^(\d{1,2}):(\d{2})$/.exec(written);
  const meant = time ? Number(time[1]) * 60 + Number(time[2]) : meantNumber(written);
  if (meant === undefined) {
    quoteThis(cursor, written, start);
    return { kind: 'scalar', start, end, value: written };
  }
  addError(cursor, {
    code: time ? 'time/minutes' : 'json/number',
    message: time ? `Times are minutes from midnight: ${written} is ${meant}.` : numberWords(written, meant),
    start,
    end,
    help: `write ${meant}`,
    fix: replacing(`Write ${meant}`, start, end, String(meant)),
    isRecovered: true,
  });
  return { kind: 'scalar', start, end, value: meant };
}

function numberWords(written: string, meant: number): string {
  if (/^[-+]?0\d/.test(written)) return `Numbers have no leading zero: ${meant}.`;
  if (written.endsWith('%')) return `Numbers stand alone, without a percent sign: ${meant}.`;
  if (written.startsWith('+')) return `Numbers have no plus sign: ${meant}.`;
  return `This is not a valid number: ${meant}.`;
}

function meantNumber(written: string): number | undefined {
  const plain = written.replaceAll('_', '').replace(/^\+|%$/g, '');
  if (!/^-?(?:0x[\da-f]+|(?:\d+\.?|\d*\.\d+)(?:e[+-]?\d+)?)$/i.test(plain)) return undefined;
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

/** A number that would change silently (`1e400`, an id of twenty digits). */
function refuseLostDigits(cursor: Cursor, written: string, start: number): void {
  const value = Number(written);
  const isWhole = /^-?\d+$/.test(written);
  const isKept =
    isWhole && Number.isFinite(value) ? BigInt(written) === BigInt(value) : Number.isFinite(value);
  if (isKept) return;
  addError(cursor, {
    code: 'number/precision',
    message: `This number would be rounded to ${value}.`,
    start,
    end: start + written.length,
    help: 'write it as text, in double quotes, or with fewer digits',
    isRecovered: true,
  });
}

function readBareWord(cursor: Cursor): ScalarNode | undefined {
  WORD_LIKE.lastIndex = cursor.at;
  const written = WORD_LIKE.exec(cursor.text)?.[0].trimEnd();
  if (written === undefined || written === '') return undefined;
  const start = cursor.at;
  const end = start + written.length;
  cursor.at = end;
  const exact = WORDS[written];
  if (Object.hasOwn(WORDS, written) && exact !== undefined)
    return { kind: 'scalar', start, end, value: exact };
  const meant = MEANT[written.toLowerCase()];
  if (meant !== undefined && Object.hasOwn(MEANT, written.toLowerCase())) {
    addError(cursor, wordError(written, start, String(meant)));
    return { kind: 'scalar', start, end, value: meant };
  }
  if (/^-?(?:nan|infinity)$/i.test(written)) {
    addError(cursor, {
      code: 'json/number',
      message: `${written} is not a number that JSON allows.`,
      start,
      end,
      help: 'write the number in digits',
      isRecovered: false,
    });
    return { kind: 'scalar', start, end, value: null };
  }
  if (/^"\s*(?:[,}\]\r\n]|$)/.test(cursor.text.slice(end, end + 20)))
    return withoutOpeningQuote(cursor, written, start);
  quoteThis(cursor, written, start);
  return { kind: 'scalar', start, end, value: written };
}

/** `The Kesar"`: only the opening quote is missing. */
function withoutOpeningQuote(cursor: Cursor, written: string, start: number): ScalarNode {
  const end = start + written.length + 1;
  cursor.at = end;
  addError(cursor, {
    code: 'json/quotes',
    message: 'The double quote at the beginning of this text is missing.',
    start,
    end,
    help: 'put a double quote before it',
    fix: replacing('Put a double quote', start, start, '"'),
    isRecovered: true,
  });
  return { kind: 'scalar', start, end, value: written };
}

function wordError(written: string, start: number, meant: string): JsonError {
  const end = start + written.length;
  return {
    code: 'json/word',
    message: `JSON has true, false and null, not ${written}.`,
    start,
    end,
    help: `write ${meant}`,
    fix: replacing(`Write ${meant}`, start, end, meant),
    isRecovered: true,
  };
}

function quoteThis(cursor: Cursor, written: string, start: number): void {
  const end = start + written.length;
  const quoted = JSON.stringify(written);
  addError(cursor, {
    code: 'json/quotes',
    message: 'Text needs double quotes.',
    start,
    end,
    help: `write ${quoted.length > 60 ? 'double quotes round it' : quoted}`,
    fix: replacing('Put it in double quotes', start, end, quoted),
    isRecovered: true,
  });
}
