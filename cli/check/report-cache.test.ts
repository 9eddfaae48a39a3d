import { utimesSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { checkContent } from '#schemas/engine';
import { nodeFileSystem } from '#schemas/engine/disk';
import { FORMATS } from '../report/formats.ts';
import { createWorkplace } from '../test-command.ts';
import { endOfDay } from './report-cache.ts';

const { path, read, run, runWith, write } = createWorkplace();

const QUARTER_MS = 15 * 60_000;
const LONGEST_TEST_MS = 10_000;

/**
 * Waits until the file times are old enough. Close to midnight at the hotel a cached report is valid until the
 * quarter of an hour ends; no test takes that long.
 */
function settle(): Promise<void> {
  const left = QUARTER_MS - (Date.now() % QUARTER_MS);
  return wait(200 + (left < LONGEST_TEST_MS ? left : 0));
}

/** Runs the check where no content file can be read, so that its output can only come from the cache. */
function runUnread(...args: string[]) {
  write(
    'unread.mjs',
    `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const read = fs.readFileSync;
fs.readFileSync = (file, ...rest) => {
  if (String(file).endsWith('seo.json')) throw Object.assign(new Error('no'), { code: 'EACCES' });
  return read(file, ...rest);
};
syncBuiltinESMExports();`,
  );
  return runWith({ node: ['--import', path('unread.mjs')] }, 'check', ...args);
}

test('a folder in which nothing has changed is not read again, unless it is asked for', async () => {
  await settle();
  const first = run('check');
  expect(runUnread()).toEqual(first);
  expect(runUnread('--no-cache').status).toBe(3);
});

test('what is kept says the same as what was read, in every format', async () => {
  write('content/theme.json', read('content/theme.json').replaceAll('"#', '"'));
  write('content/pages/book.json', { header: { heading: 'TBD', subheading: 7 } });
  await settle();
  run('check');
  for (const format of FORMATS)
    expect(runUnread('--format', format)).toEqual(run('check', '--no-cache', '--format', format));
});

test('any change is noticed, also one that hides behind the old size and time', async () => {
  await settle();
  run('check');
  const file = path('content/theme.json');
  const { atime, mtime } = statSync(file);
  write('content/theme.json', read('content/theme.json').replace('"#0f4a4c"', '"#0f4a4x"'));
  utimesSync(file, atime, mtime);
  await settle();
  expect(run('check').stdout).toContain('error  color');
  write('content/images/pool.jpg', 'no picture at all');
  expect(run('check').stdout).toContain('asset/type');
});

test.each([
  ['the day changes in five hours', '2026-11-21T13:30:00Z', 3 * 60],
  ['the day changes in one hour: only a quarter is sure', '2026-11-21T17:31:00Z', 14],
])('a verdict holds until the day may change at the hotel: %s', async (_name, now, minutes) => {
  const { content } = await checkContent({ fs: nodeFileSystem, root: path('content') });
  const moment = Date.parse(now);
  expect((endOfDay({ content }, moment) - moment) / 60_000).toBe(minutes);
  expect((endOfDay({ content: undefined }, moment) - moment) / 60_000).toBeLessThanOrEqual(15);
});
