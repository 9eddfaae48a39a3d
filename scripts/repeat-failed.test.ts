import { writeFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { FAILURES_FILE, readSteady, repeatFailed } from './repeat-failed.ts';

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));

/** A suite that fails as given, run by run; records what it was asked to run. */
async function runSuite(...runs: string[][]): Promise<{ code: number; asked: (readonly string[])[] }> {
  return runSteadySuite(false, ...runs);
}

async function runSteadySuite(
  isSteady: boolean,
  ...runs: string[][]
): Promise<{ code: number; asked: (readonly string[])[] }> {
  const asked: (readonly string[])[] = [];
  const code = await repeatFailed(
    async (only, env) => {
      const failures = runs[asked.length] ?? [];
      asked.push(only);
      writeFileSync(env[FAILURES_FILE] ?? '', JSON.stringify(failures));
      return failures.length === 0 ? 0 : 1;
    },
    { isSteady },
  );
  return { code, asked };
}

test('what passes when it is repeated does not stop the run, and is named', async () => {
  expect(await runSuite(['screens-home'], [])).toEqual({ code: 0, asked: [[], ['screens-home']] });
  expect(console.log).toHaveBeenCalledWith(expect.stringContaining('make steady: screens-home'));
});

test('in a steady run what passes only when it is repeated is a failure, and is named', async () => {
  expect((await runSteadySuite(true, ['screens-home'], [])).code).toBe(1);
  expect(console.log).toHaveBeenCalledWith(expect.stringContaining('make steady: screens-home'));
  expect((await runSteadySuite(true, [])).code).toBe(0);
  expect(readSteady(['--steady', '--grep', 'a'])).toEqual({ isSteady: true, words: ['--grep', 'a'] });
  expect(readSteady(['--grep', 'a'])).toEqual({ isSteady: false, words: ['--grep', 'a'] });
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
