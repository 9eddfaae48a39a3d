import { fstatSync } from 'node:fs';

const WITHOUT_TERMINAL = 100;
const LEAST = 40;

/** True where somebody sees what is printed. */
export function isTerminal(): boolean {
  // A pipe or a file is told at once; the stream, which takes time to set up, is asked about devices only.
  return fstatSync(1).isCharacterDevice() && process.stdout.isTTY;
}

/** How many columns a line may take: those of the terminal, or what COLUMNS says where there is none. */
export function terminalWidth(): number {
  const written = isTerminal() ? process.stdout.columns : Number(process.env['COLUMNS']);
  return Math.max(written > 0 ? written : WITHOUT_TERMINAL, LEAST);
}

let known: boolean | undefined;

/** True where colours are wanted: on a terminal, unless NO_COLOR or FORCE_COLOR say otherwise. */
export function hasColours(): boolean {
  known ??= areColoursWanted();
  return known;
}

function areColoursWanted(): boolean {
  const { FORCE_COLOR, NO_COLOR, NODE_DISABLE_COLORS, TERM } = process.env;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  return NODE_DISABLE_COLORS === undefined && TERM !== 'dumb' && isTerminal();
}
