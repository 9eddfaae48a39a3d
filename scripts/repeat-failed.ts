/**
 * What fails once in a browser and passes when it is repeated has met a busy machine or a crashed renderer, or a fault that
 * comes one time in many. It is named, so that it gets mended, and does not stop the run unless that is to be steady.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const FAILURES_FILE = 'FAILURES_FILE';

/** More than this is a fault that all of them meet. */
const MOST_REPEATED = 5;

/** Records failed tests, by the names that run them alone. */
export function writeFailures(names: readonly string[]): void {
  const file = process.env[FAILURES_FILE];
  if (file !== undefined) writeFileSync(file, JSON.stringify(names));
}

/** Asks of a run that it passes at once. */
const STEADY = '--steady';

/** Splits the words of a command line. @returns whether the run must be steady, and what is left for its tool. */
export function readSteady(words: readonly string[]): { isSteady: boolean; words: string[] } {
  return { isSteady: words.includes(STEADY), words: words.filter((word) => word !== STEADY) };
}

/**
 * Calls `run` without names, and again with the names of the tests that failed, if they are few.
 * @returns the exit code; of a steady run that of the first call.
 */
export async function repeatFailed(
  run: (only: readonly string[], env: Readonly<Record<string, string>>) => Promise<number>,
  { isSteady = false } = {},
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-failures-'));
  const file = join(folder, 'failures.json');
  const env = { [FAILURES_FILE]: file };
  try {
    const code = await run([], env);
    if (code === 0 || !existsSync(file)) return code;
    // Written by writeFailures.
    const names = JSON.parse(readFileSync(file, 'utf8')) as string[];
    if (names.length === 0 || names.length > MOST_REPEATED) return code;
    console.log(`\nFailed: ${names.join(', ')}. Repeated once.\n`);
    const again = await run(names, env);
    if (again === 0) console.log(`\nPassed when repeated; please make steady: ${names.join(', ')}.\n`);
    return isSteady ? code : again;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
