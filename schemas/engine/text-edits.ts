import type { TextEdit } from '../generated/types.ts';
import type { ValuePlace } from './locate.ts';

/** Removes a property with its comma, and its line if nothing else is on it. */
export function lineRemoval(text: string, { start, end, key }: ValuePlace): TextEdit[] {
  const from = key?.start ?? start;
  const next = passBlanks(text, end, 1);
  const hasComma = text[next] === ',';
  const line = wholeLine(text, from, hasComma ? next + 1 : end);
  // For the last property of an object, the comma before it goes too.
  const before = passBlanks(text, from - 1, -1);
  if (hasComma || text[before] !== ',') return [line];
  return [removal(before, before + 1), line];
}

/** Removes the outer level around a value. */
export function unwrapping(text: string, outer: ValuePlace, inner: ValuePlace): TextEdit[] {
  const next = passBlanks(text, inner.end, 1);
  return [
    removal(outer.start, outer.start + 1),
    removal(inner.key?.start ?? inner.start, inner.start),
    ...(text[next] === ',' ? [removal(next, next + 1)] : []),
    removal(outer.end - 1, outer.end),
  ];
}

function removal(start: number, end: number): TextEdit {
  return { offset: start, length: end - start, text: '' };
}

function wholeLine(text: string, from: number, to: number): TextEdit {
  let start = from;
  while (text[start - 1] === ' ' || text[start - 1] === '\t') start -= 1;
  let end = to;
  while (text[end] === ' ' || text[end] === '\t') end += 1;
  const isAlone = isLineBreak(text[start - 1]) && isLineBreak(text[end]);
  if (!isAlone) return removal(from, to);
  return removal(start, end + (text.startsWith('\r\n', end) ? 2 : 1));
}

function isLineBreak(character: string | undefined): boolean {
  return character === '\n' || character === '\r';
}

function passBlanks(text: string, from: number, step: 1 | -1): number {
  let at = from;
  while (/\s/.test(text[at] ?? '')) at += step;
  return at;
}
