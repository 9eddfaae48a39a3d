import { nameOfCharacter } from '../characters.ts';
import type { RuleCode } from '../../generated/rule-codes.ts';
import type { TextEdit } from '../../generated/types.ts';

/** A fault of the text itself, with its place. */
export interface JsonError {
  code: RuleCode;
  message: string;
  start: number;
  end: number;
  help?: string;
  note?: string;
  related?: { start: number; end: number; message: string };
  /** `isGuess`: what was meant may be something else, so that a person decides. */
  fix?: { title: string; edits: TextEdit[]; isGuess?: boolean };
  /** The reader knows what was meant, so that the rest of the file can still be checked. */
  isRecovered: boolean;
}

/** The one forward pass over a text. */
export interface Cursor {
  readonly text: string;
  /** `.jsonc`: comments and a comma after the last item. */
  readonly isRelaxed: boolean;
  readonly errors: JsonError[];
  at: number;
  depth: number;
  nodes: number;
  comments: number;
  /** Where a list or an object ends whose bracket was forgotten. */
  assumedEnd: number | undefined;
  /** Set at a fault after which nothing that follows would be sure. */
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

/** Notes a fault; one that leaves the reader unsure ends the pass, so that no fault is only the echo of another. */
export function addError(cursor: Cursor, found: JsonError): void {
  if (cursor.hasStopped) return;
  cursor.errors.push(found);
  if (!found.isRecovered) cursor.hasStopped = true;
}

/** A fix that writes `text` over a stretch. */
export function replacing(
  title: string,
  start: number,
  end: number,
  text: string,
): { title: string; edits: TextEdit[] } {
  return { title, edits: [{ offset: start, length: end - start, text }] };
}

const UNUSUAL_SPACE = /[\u00a0\u2000-\u200d\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]/;

/** Passes white space and comments. */
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
    message: `An invisible character (${nameOfCharacter(character)}) stands between the values; it was probably pasted.`,
    start,
    end: start + 1,
    help: 'write an ordinary space instead',
    fix: replacing('Write an ordinary space', start, start + 1, ' '),
    isRecovered: true,
  });
}

/** The line of an offset, from 1: for words such as "line 3". */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split(/\r\n|\r|\n/).length;
}

/** The offset of the end of the line, without its line break. */
export function endOfLine(text: string, from: number): number {
  const ends = [text.indexOf('\n', from), text.indexOf('\r', from)].filter((end) => end >= 0);
  return ends.length === 0 ? text.length : Math.min(...ends);
}

function endOfBlock(text: string, from: number): number {
  const end = text.indexOf('*/', from + 2);
  return end < 0 ? text.length : end + 2;
}
