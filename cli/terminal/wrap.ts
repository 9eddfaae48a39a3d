import { columnsOf } from './printable.ts';
import { terminalWidth } from './terminal.ts';

/** Wraps a paragraph between words; a longer word stays whole on its own line. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (columnsOf(longer) <= width || line === '') {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  return line === '' ? lines : [...lines, line];
}

/** A table of two columns; the second is wrapped beside the first, or below it on a narrow terminal. */
export function twoColumns(rows: readonly (readonly [string, string])[], width = terminalWidth()): string[] {
  const left = Math.max(...rows.map(([term]) => columnsOf(term)), 0);
  const room = width - left - 5;
  const isNarrow = room < 30;
  return rows.flatMap(([term, words]) => {
    const [first = '', ...more] = wrap(words, isNarrow ? width - 6 : room);
    if (isNarrow) return [`  ${term}`, ...[first, ...more].map((line) => `      ${line}`)];
    const padding = ' '.repeat(left - columnsOf(term) + 3);
    return [`  ${term}${padding}${first}`.trimEnd(), ...more.map((line) => ' '.repeat(left + 5) + line)];
  });
}
