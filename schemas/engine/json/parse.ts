import type { RuleCode } from '../../generated/rule-codes.ts';
import { nameOfCharacter } from '../characters.ts';
import {
  createCursor,
  type Cursor,
  addError,
  lineOf,
  replacing,
  skipSpace,
  type JsonError,
} from './cursor.ts';
import { mergeConflict } from './merge-conflict.ts';
import { readText, startsText } from './read-text.ts';
import { readNumberWithCommas, readWord } from './read-word.ts';
import { isBracketForgotten, unclosed } from './unclosed.ts';
import type { ListNode, Member, ObjectNode, ScalarNode, SyntaxNode } from './syntax-node.ts';

/** Limits that no hand-written content reaches. */
export const MAX_DEPTH = 64;
export const MAX_NODES = 200_000;

export interface ParsedJson {
  /** The value; after an error that is not recovered, the part before it. */
  root: SyntaxNode | undefined;
  errors: readonly JsonError[];
}

/** Parses JSON (or JSONC) with positions, and recovers from errors where the intention is clear. */
export function parseJson(text: string, { isRelaxed }: { isRelaxed: boolean }): ParsedJson {
  const conflict = mergeConflict(text);
  if (conflict !== undefined) return { root: undefined, errors: [conflict] };
  const cursor = createCursor(text, isRelaxed);
  skipSpace(cursor);
  if (cursor.at >= text.length) {
    const empty = { message: 'The file is empty.', start: 0, end: 0, isRecovered: false };
    return { root: undefined, errors: [{ code: 'file/empty', ...empty }] };
  }
  const root = readValue(cursor);
  skipSpace(cursor);
  if (cursor.at < text.length && !cursor.hasStopped) {
    addError(cursor, {
      code: 'json/after-end',
      message: 'There is text after the end of the content.',
      start: cursor.at,
      end: cursor.at + 1,
      help: 'remove it, or look for a bracket above that closes too early',
      isRecovered: false,
    });
  }
  return { root, errors: cursor.errors };
}

function readValue(cursor: Cursor): SyntaxNode | undefined {
  cursor.nodes += 1;
  if (cursor.nodes > MAX_NODES)
    return tooMuch(cursor, 'file/too-large', `The file holds more than ${MAX_NODES} values.`);
  const character = cursor.text[cursor.at];
  if (character === '{' || character === '[') {
    if (cursor.depth >= MAX_DEPTH)
      return tooMuch(cursor, 'file/too-deep', `Brackets are nested more than ${MAX_DEPTH} levels deep.`);
    cursor.depth += 1;
    const node = character === '{' ? readObject(cursor) : readList(cursor);
    cursor.depth -= 1;
    return node;
  }
  if (startsText(character)) return readText(cursor);
  return readWord(cursor) ?? unexpected(cursor, 'A value was expected here.');
}

function readObject(cursor: Cursor): ObjectNode {
  const start = cursor.at;
  const members: Member[] = [];
  cursor.at += 1;
  while (!isClosed(cursor, start, '}')) {
    const member = readMember(cursor, start);
    if (member === undefined) break;
    members.push(member);
    if (cursor.hasStopped || isBracketForgotten(cursor, start, '}')) break;
    passComma(cursor, '}');
  }
  reportDuplicates(cursor, members);
  return { kind: 'object', start, end: cursor.at, members };
}

function readList(cursor: Cursor): ListNode {
  const start = cursor.at;
  const items: SyntaxNode[] = [];
  cursor.at += 1;
  while (!isClosed(cursor, start, ']')) {
    const item = readValue(cursor);
    if (item === undefined) break;
    items.push(item);
    if (cursor.hasStopped || isBracketForgotten(cursor, start, ']')) break;
    passComma(cursor, ']');
  }
  return { kind: 'list', start, end: cursor.at, items };
}

/** Consumes the closing bracket, and reports it where the file or the outer level ends first. */
function isClosed(cursor: Cursor, opener: number, closing: string): boolean {
  for (;;) {
    if (cursor.hasStopped) return true;
    skipSpace(cursor);
    const character = cursor.text[cursor.at];
    if (character === closing) {
      cursor.at += 1;
      return true;
    }
    if (character === undefined || character === '}' || character === ']') {
      unclosed(cursor, opener);
      return true;
    }
    if (character !== ',') return false;
    addError(cursor, extraComma(cursor.at));
    cursor.at += 1;
  }
}

function readMember(cursor: Cursor, opener: number): Member | undefined {
  const key = readKey(cursor, opener);
  if (key === undefined) return undefined;
  skipSpace(cursor);
  passColon(cursor, key);
  skipSpace(cursor);
  const character = cursor.text[cursor.at];
  const isMissing = character === undefined || character === ',' || character === '}' || character === ']';
  if (isMissing) return missingValue(cursor, key);
  const value = readNumberWithCommas(cursor) ?? readValue(cursor);
  return value && { key: String(key.value), keyStart: key.start, keyEnd: key.end, value };
}

/** Ends at white space and punctuation: `e.5` is one name. */
const BARE_NAME = /^[\p{L}\p{N}_$][^\s:=,;/{}[\]"'`“”„‟«»‘’‚‛]*/u;

function readKey(cursor: Cursor, opener: number): ScalarNode | undefined {
  if (startsText(cursor.text[cursor.at])) return readText(cursor);
  const start = cursor.at;
  const name = BARE_NAME.exec(cursor.text.slice(start, start + 100))?.[0];
  if (name === undefined) {
    const line = lineOf(cursor.text, opener);
    unexpected(cursor, 'A name in double quotes was expected here.', {
      start: opener,
      end: opener + 1,
      message: `expected a name inside this { (line ${line}); is its closing bracket missing?`,
    });
    return undefined;
  }
  const end = start + name.length;
  cursor.at = end;
  addError(cursor, {
    code: 'json/unquoted-key',
    message: 'Names need double quotes.',
    start,
    end,
    help: `write ${JSON.stringify(name)}`,
    fix: replacing('Put it in double quotes', start, end, JSON.stringify(name)),
    isRecovered: true,
  });
  return { kind: 'scalar', start, end, value: name };
}

function passColon(cursor: Cursor, key: ScalarNode): void {
  const character = cursor.text[cursor.at];
  if (character === ':') {
    cursor.at += 1;
    return;
  }
  const sign = /^(?:=>?|：)/.exec(cursor.text.slice(cursor.at, cursor.at + 2))?.[0] ?? '';
  const start = sign === '' ? key.end : cursor.at;
  cursor.at += sign.length;
  addError(cursor, {
    code: 'json/missing-colon',
    message: `A colon is missing after ${shortQuote(cursor, key.start, key.end)}${insteadOf(sign)}.`,
    start,
    end: start + sign.length,
    help: 'write a colon between the name and its value',
    fix: replacing('Write a colon', start, start + sign.length, ':'),
    isRecovered: true,
  });
}

/** Consumes the comma after a value; reports an extra or a missing one and goes on. */
function passComma(cursor: Cursor, closing: string): void {
  const end = cursor.at;
  skipSpace(cursor);
  const character = cursor.text[cursor.at];
  if (character === undefined || character === '}' || character === ']') return;
  // The bracket that is missing before it also took the comma.
  if (character !== ',' && cursor.assumedEnd === end) return;
  if (character === ',') {
    const comma = cursor.at;
    cursor.at += 1;
    skipSpace(cursor);
    if (cursor.text[cursor.at] === closing && !cursor.isRelaxed) {
      addError(cursor, {
        ...extraComma(comma),
        code: 'json/trailing-comma',
        message: 'Remove this comma: nothing follows it.',
      });
    }
    return;
  }
  const wrong = [';', ':', '，'].includes(character) ? character : '';
  const at = wrong === '' ? end : cursor.at;
  cursor.at += wrong.length;
  // A letter directly after the value may belong to it.
  const isName = cursor.at > end && /\p{L}/u.test(cursor.text[cursor.at] ?? '');
  const isSure = startsText(cursor.text[cursor.at]) || closing === ']' || isName;
  addError(cursor, {
    code: 'json/missing-comma',
    message: `Put a comma after ${shortQuote(cursor, startOfLast(cursor, end), end)}${insteadOf(wrong)}.`,
    start: at,
    end: at + wrong.length,
    fix: { ...replacing('Put a comma', at, at + wrong.length, ','), isGuess: !isSure },
    isRecovered: isSure,
  });
}

/** Look-alikes of JSON punctuation from other keyboards. */
function insteadOf(sign: string): string {
  return sign > '\u007f' ? `: ${sign} is another sign (${nameOfCharacter(sign)})` : '';
}

function extraComma(at: number): JsonError {
  return {
    code: 'json/extra-comma',
    message: 'Remove this comma: a value is missing beside it.',
    start: at,
    end: at + 1,
    fix: replacing('Remove the comma', at, at + 1, ''),
    isRecovered: true,
  };
}

function missingValue(cursor: Cursor, key: ScalarNode): undefined {
  addError(cursor, {
    code: 'json/missing-value',
    message: `${shortQuote(cursor, key.start, key.end)} has no value.`,
    start: key.start,
    end: key.end,
    help: 'write its value after the colon, or remove the line',
    isRecovered: false,
  });
  return undefined;
}

function reportDuplicates(cursor: Cursor, members: readonly Member[]): void {
  const first = new Map<string, Member>();
  for (const member of members) {
    const earlier = first.get(member.key);
    if (earlier === undefined) {
      first.set(member.key, member);
      continue;
    }
    addError(cursor, {
      code: 'json/duplicate-key',
      message: `\`${member.key}\` is here twice: the first value would be lost.`,
      start: member.keyStart,
      end: member.keyEnd,
      help: 'keep one of the two lines',
      related: { start: earlier.keyStart, end: earlier.keyEnd, message: 'the first' },
      isRecovered: true,
    });
  }
}

function unexpected(cursor: Cursor, message: string, related?: JsonError['related']): undefined {
  const character = cursor.text[cursor.at];
  addError(cursor, {
    code: 'json/unexpected',
    message: character === undefined ? 'The file ends too early.' : message,
    start: cursor.at,
    end: Math.min(cursor.at + 1, cursor.text.length),
    ...(character !== undefined && { note: `\`${character}\` is not allowed here` }),
    ...(related && { related }),
    isRecovered: false,
  });
  return undefined;
}

function tooMuch(cursor: Cursor, code: RuleCode, message: string): undefined {
  const help = 'look for a bracket or a list that was repeated by mistake; no content needs that many';
  addError(cursor, { code, message, start: cursor.at, end: cursor.at + 1, help, isRecovered: false });
  return undefined;
}

function shortQuote(cursor: Cursor, start: number, end: number): string {
  const words = cursor.text.slice(start, end);
  return `\`${words.length > 40 ? `…${words.slice(-30)}` : words}\``;
}

// The start of the last value on the line, so that the frame shows it.
function startOfLast(cursor: Cursor, end: number): number {
  let start = end - 1;
  if (cursor.text[start] === '"') {
    const opening = cursor.text.lastIndexOf('"', start - 1);
    return opening < 0 ? start : opening;
  }
  while (start > 0 && /[^\s,:{}[\]"]/.test(cursor.text[start - 1] ?? ' ')) start -= 1;
  return start;
}
