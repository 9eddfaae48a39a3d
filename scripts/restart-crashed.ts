/** A browser whose renderer died says nothing about what was tested in it: that part of a run is started again, once. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What failed, as the tool would be asked for it alone, and what was said about it. */
export interface Failure {
  name: string;
  messages: readonly string[];
}

/** Where a run writes its failures down. */
export const FAILURES_FILE = 'FAILURES_FILE';

const CRASH = /\b(?:Target|Page) crashed\b/;

export function writeFailures(failures: readonly Failure[]): void {
  const file = process.env[FAILURES_FILE];
  if (file !== undefined) writeFileSync(file, JSON.stringify(failures));
}

/** Gives the exit code of `run`, which is handed nothing the first time, and then the names of what crashed. */
export async function restartCrashed(
  run: (only: readonly string[], env: Readonly<Record<string, string>>) => Promise<number>,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-failures-'));
  const file = join(folder, 'failures.json');
  const env = { [FAILURES_FILE]: file };
  try {
    const code = await run([], env);
    if (code === 0 || !existsSync(file)) return code;
    // Written by writeFailures.
    const failures = JSON.parse(readFileSync(file, 'utf8')) as Failure[];
    const crashed = failures.filter(({ messages }) => messages.some((message) => CRASH.test(message)));
    if (crashed.length === 0) return code;
    const names = crashed.map(({ name }) => name);
    console.log(
      `\nThe browser's renderer crashed in ${names.join(', ')}. That part is started again, once.\n`,
    );
    const again = await run(names, env);
    return crashed.length === failures.length ? again : code;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
