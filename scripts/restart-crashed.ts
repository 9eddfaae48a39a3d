/** A crashed renderer says nothing about the tests in it, so those tests run again, once. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A failed test, by the name that runs it alone, with its message. */
export interface Failure {
  name: string;
  messages: readonly string[];
}

export const FAILURES_FILE = 'FAILURES_FILE';

const CRASH = /\b(?:Target|Page) crashed\b/;

export function writeFailures(failures: readonly Failure[]): void {
  const file = process.env[FAILURES_FILE];
  if (file !== undefined) writeFileSync(file, JSON.stringify(failures));
}

/** Calls `run` without names, and again with the names of crashed tests. @returns the exit code. */
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
