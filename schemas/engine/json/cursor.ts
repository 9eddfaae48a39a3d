import { nameOfCharacter } from '../characters.ts';
import type { RuleCode } from '../../generated/rule-codes.ts';
import type { TextEdit } from '../../generated/types.ts';

export interface JsonError {
  code: RuleCode;
  message: string;
  start: number;
  end: number;
  help?: string;
  note?: string;
  related?: { start: number; end: number; message: string };
  /** `isGuess`: the intention is not certain, so a person decides. */
  fix?: { title: string; edits: TextEdit[]; isGuess?: boolean };
  /** The parser knows the intention, so the rest of the file can be checked. */
  isRecovered: boolean;
}

/** The state of the parser. */
export interface Cursor {
  readonly text: string;
  /** `.jsonc` allows comments and trailing commas. */
  readonly isRelaxed: boolean;
  readonly errors: JsonError[];
  at: number;
  depth: number;
  nodes: number;
  comments: number;
  /** The assumed end of a list or object without its closing bracket. */
  assumedEnd: number | undefined;
  /** Set after an error from which the parser cannot recover. */
  hasStopped: boolean;
}

export function createCursor(text: string, isRelaxed: boolean): Cursor {
  return {
    text,
    isRelaxed,
    errors: [],
    at: 0,
    depth: 0,
    nodes: 0,
    comments: 0,
    assumedEnd: undefined,
    hasStopped: false,
  };
}

/** Adds an error. One that is not recovered stops the parser, so that no error is a consequence of another. */
export function addError(cursor: Cursor, found: JsonError): void {
  if (cursor.hasStopped) return;
  cursor.errors.push(found);
  if (!found.isRecovered) cursor.hasStopped = true;
}

export function replacing(
  title: string,
  start: number,
  end: number,
  text: string,
): { title: string; edits: TextEdit[] } {
  return { title, edits: [{ offset: start, length: end - start, text }] };
}

const UNUSUAL_SPACE = /[\u00a0\u2000-\u200d\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]/;

export function skipSpace(cursor: Cursor): void {
  const { text } = cursor;
  for (;;) {
    const character = text[cursor.at];
    if (character === undefined) return;
    if (character === ' ' || character === '\n' || character === '\r' || character === '\t') cursor.at += 1;
    else if (text.startsWith('//', cursor.at) || character === '#')
      skipComment(cursor, endOfLine(text, cursor.at));
    else if (text.startsWith('/*', cursor.at)) skipComment(cursor, endOfBlock(text, cursor.at));
    else if (UNUSUAL_SPACE.test(character)) skipUnusualSpace(cursor, character);
    else return;
  }
}

function skipComment(cursor: Cursor, end: number): void {
  const start = cursor.at;
  cursor.at = end;
  cursor.comments += 1;
  const isAllowed = cursor.isRelaxed && cursor.text[start] !== '#';
  if (isAllowed || cursor.comments > 1) return;
  addError(cursor, {
    code: 'json/comment',
    message: cursor.isRelaxed ? 'Comments begin with // here.' : 'Comments need a .jsonc file.',
    start,
    end,
    help: cursor.isRelaxed
      ? 'write // instead of #'
      : 'rename the file so that it ends in .jsonc, or remove its comments',
    isRecovered: true,
  });
}

function skipUnusualSpace(cursor: Cursor, character: string): void {
  const start = cursor.at;
  cursor.at += 1;
  addError(cursor, {
    code: 'text/bad-character',
    message: `An invisible character (${nameOfCharacter(character)}) is between the values; it was probably pasted.`,
    start,
    end: start + 1,
    help: 'write a normal space instead',
    fix: replacing('Write an ordinary space', start, start + 1, ' '),
    isRecovered: true,
  });
}

/** The line number of an offset, for messages. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split(/\r\n|\r|\n/).length;
}

export function endOfLine(text: string, from: number): number {
  const ends = [text.indexOf('\n', from), text.indexOf('\r', from)].filter((end) => end >= 0);
  return ends.length === 0 ? text.length : Math.min(...ends);
}

function endOfBlock(text: string, from: number): number {
  const end = text.indexOf('*/', from + 2);
  return end < 0 ? text.length : end + 2;
}
