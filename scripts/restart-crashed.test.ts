import { writeFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Failure, FAILURES_FILE, restartCrashed } from './restart-crashed.ts';

const CRASHED = { name: 'screens-home', messages: ['page.evaluate: Target crashed'] };
const FAILED = { name: 'screens-contact', messages: ['expected 2 to be 3'] };

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));

/** A suite that fails as given, run by run; records what it was asked to run. */
async function runSuite(...runs: Failure[][]): Promise<{ code: number; asked: (readonly string[])[] }> {
  const asked: (readonly string[])[] = [];
  const code = await restartCrashed(async (only, env) => {
    const failures = runs[asked.length] ?? [];
    asked.push(only);
    writeFileSync(env[FAILURES_FILE] ?? '', JSON.stringify(failures));
    return failures.length === 0 ? 0 : 1;
  });
  return { code, asked };
}

test('what met a crashed renderer is started again, and said so', async () => {
  expect(await runSuite([CRASHED], [])).toEqual({ code: 0, asked: [[], ['screens-home']] });
  expect(console.log).toHaveBeenCalledWith(expect.stringContaining('crashed in screens-home'));
});

test('once: a second crash is a failure', async () => {
  expect(await runSuite([CRASHED], [CRASHED])).toEqual({ code: 1, asked: [[], ['screens-home']] });
});

test('what failed by itself is not started again, and stays failed beside a crash', async () => {
  expect(await runSuite([FAILED])).toEqual({ code: 1, asked: [[]] });
  expect(await runSuite([FAILED, CRASHED], [])).toEqual({ code: 1, asked: [[], ['screens-home']] });
});

test('a run that writes nothing down keeps its code', async () => {
  expect(await restartCrashed(async () => 3)).toBe(3);
  expect(await restartCrashed(async () => 0)).toBe(0);
});
