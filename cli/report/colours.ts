import type { FittedColour } from '#schemas/types';
import { printable } from '../terminal/printable.ts';
import { style } from '../terminal/style.ts';
import { terminalWidth } from '../terminal/terminal.ts';
import { wrap } from '../terminal/wrap.ts';

/** The colours of the theme that guests see differently: one line or more for each, below a heading. */
export function coloursInWords(colours: readonly FittedColour[]): string {
  const width = terminalWidth() - 4;
  return [
    style(
      'dim',
      `${colours[0]?.file ?? ''}: guests see these colours differently, so that they can be seen and read:`,
    ),
    ...colours.flatMap(({ message }) => {
      const [first = '', ...more] = wrap(printable(message), width);
      return [`  ${first}`, ...more.map((line) => `    ${line}`)];
    }),
  ].join('\n');
}
