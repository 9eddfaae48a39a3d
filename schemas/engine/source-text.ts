import type { Position, Range } from '../generated/types.ts';
import type { Offsets } from './diagnostic.ts';

/** Lines and columns of a text, computed on demand. */
export interface SourceText {
  readonly text: string;
  rangeOf(offsets: Offsets): Range;
  line(number: number): string;
}

export function createSourceText(text: string): SourceText {
  let starts: number[] | undefined;
  const lineStarts = (): readonly number[] => {
    starts ??= lineStartsOf(text);
    return starts;
  };
  return {
    text,
    rangeOf: ({ start, end }) => ({
      start: positionOf(lineStarts(), start),
      end: positionOf(lineStarts(), end),
    }),
    line(number) {
      const from = lineStarts()[number - 1] ?? text.length;
      const to = lineStarts()[number] ?? text.length;
      return text.slice(from, to).replace(/(?:\r\n|\n|\r)$/, '');
    },
  };
}

/** Lines end with \n, \r\n or \r. */
function lineStartsOf(text: string): number[] {
  const starts = [0];
  if (text.includes('\r')) {
    for (const { index, 0: written } of text.matchAll(/\r\n|\n|\r/g)) starts.push(index + written.length);
    return starts;
  }
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function positionOf(starts: readonly number[], offset: number): Position {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1, offset };
}
