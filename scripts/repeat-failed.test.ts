import { writeFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { FAILURES_FILE, repeatFailed } from './repeat-failed.ts';

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));

/** A suite that fails as given, run by run; records what it was asked to run. */
async function runSuite(...runs: string[][]): Promise<{ code: number; asked: (readonly string[])[] }> {
  const asked: (readonly string[])[] = [];
  const code = await repeatFailed(async (only, env) => {
    const failures = runs[asked.length] ?? [];
    asked.push(only);
    writeFileSync(env[FAILURES_FILE] ?? '', JSON.stringify(failures));
    return failures.length === 0 ? 0 : 1;
  });
  return { code, asked };
}

test('what passes when it is repeated does not stop the run, and is named', async () => {
  expect(await runSuite(['screens-home'], [])).toEqual({ code: 0, asked: [[], ['screens-home']] });
  expect(console.log).toHaveBeenCalledWith(expect.stringContaining('make steady: screens-home'));
});

test('what fails twice is a failure', async () => {
  expect(await runSuite(['screens-home'], ['screens-home'])).toEqual({
    code: 1,
    asked: [[], ['screens-home']],
  });
});

test('what fails in many places is a fault, and not repeated', async () => {
  expect(await runSuite(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual({ code: 1, asked: [[]] });
});

test('a run that names no failed test keeps its code', async () => {
  expect(await repeatFailed(async () => 3)).toBe(3);
  expect(await repeatFailed(async () => 0)).toBe(0);
});
