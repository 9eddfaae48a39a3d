import { fstatSync } from 'node:fs';

const WITHOUT_TERMINAL = 100;
const LEAST = 40;

export function isTerminal(): boolean {
  // `isTTY` sets up the stream, which is slow, so only devices are asked.
  return fstatSync(1).isCharacterDevice() && process.stdout.isTTY;
}

/** The columns of the terminal, or of COLUMNS where there is none. */
export function terminalWidth(): number {
  const written = isTerminal() ? process.stdout.columns : Number(process.env['COLUMNS']);
  return Math.max(written > 0 ? written : WITHOUT_TERMINAL, LEAST);
}

let known: boolean | undefined;

/** True on a terminal, unless NO_COLOR or FORCE_COLOR is set. */
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
