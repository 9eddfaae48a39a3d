import { columnsOf, printable } from '../terminal/printable.ts';

/** A marked range of one line, with its label. */
export interface Mark {
  line: number;
  startColumn: number;
  endColumn: number;
  words: string;
}

const TAB = '  ';
const CONTEXT = 30;

/** The marked lines of a file with carets below the ranges. */
export function frame(lineText: (line: number) => string, marks: readonly Mark[], width: number): string[] {
  const inOrder = marks.toSorted((a, b) => a.line - b.line || a.startColumn - b.startColumn);
  const gutter = String(Math.max(...inOrder.map(({ line }) => line))).length;
  return inOrder.flatMap((mark, index) => {
    const isRepeated = inOrder[index - 1]?.line === mark.line;
    const { code, carets } = draw(lineText(mark.line), mark, Math.max(width - gutter - 5, 40));
    const words = mark.words === '' ? '' : `-- ${printable(mark.words)}`;
    const under = `  ${' '.repeat(gutter)} | ${carets}${words}`;
    return isRepeated ? [under] : [`  ${String(mark.line).padStart(gutter)} | ${code}`, under];
  });
}

function draw(text: string, mark: Mark, width: number): { code: string; carets: string } {
  const start = Math.min(mark.startColumn - 1, text.length);
  const end = Math.min(Math.max(mark.endColumn - 1, start), text.length);
  const before = visible(text.slice(0, start));
  const meant = visible(text.slice(start, end));
  const after = visible(text.slice(end));
  const isLong = columnsOf(before + meant + after) > width;
  const kept = isLong ? cropStart(before) : before;
  const code = isLong ? cropEnd(kept + meant + after, width) : kept + meant + after;
  const room = Math.max(width - columnsOf(kept), 1);
  const carets = '^'.repeat(Math.min(Math.max(columnsOf(meant), 1), room));
  return { code, carets: ' '.repeat(columnsOf(kept)) + carets };
}

function visible(text: string): string {
  return printable(text.replaceAll('\t', TAB));
}

// A cropped line keeps some text before the mark.
function cropStart(before: string): string {
  const characters = Array.from(before);
  if (characters.length <= CONTEXT) return before;
  return `…${characters.slice(-CONTEXT).join('')}`;
}

function cropEnd(line: string, width: number): string {
  const characters = Array.from(line);
  return characters.length <= width ? line : `${characters.slice(0, width - 1).join('')}…`;
}
