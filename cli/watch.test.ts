import type { ChildProcess } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { createWorkplace } from './test-command.ts';

const { path, read, start, write } = createWorkplace();

/** Starts watching; `next` waits for the next complete report. */
function watching(...args: string[]) {
  const child: ChildProcess = start('check', '--watch', ...args);
  onTestFinished(() => void child.kill('SIGKILL'));
  let heard = '';
  let wake: (() => void) | undefined;
  child.stdout?.on('data', (words: Buffer) => {
    heard += words.toString();
    wake?.();
  });
  const next = async (): Promise<string> => {
    for (;;) {
      const end = /Watching \S+; Ctrl\+C ends\.\n\n?/.exec(heard);
      if (end !== null) {
        const report = heard.slice(0, end.index);
        heard = heard.slice(end.index + end[0].length);
        return report;
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  /** Several reports may follow one change; waits for the expected one. */
  const until = async (words: string): Promise<string> => {
    let report = await next();
    while (!report.includes(words)) report = await next();
    return report;
  };
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, next, until, ended };
}

const IN_ORDER = 'no problems';

test('checks again when a file is saved, and ends with the last verdict', async () => {
  const { child, until, ended } = watching();
  await until(IN_ORDER);
  const theme = read('content/theme.json');
  write('content/theme.json', theme.replace('"#0f4a4c"', '"0f4a4c"'));
  expect(await until('error')).toContain('content/theme.json:2:19  error  color');
  write('content/theme.json', theme);
  await until(IN_ORDER);
  write('content/theme.json', '{');
  await until('json/unclosed');
  child.kill('SIGINT');
  expect(await ended).toBe(1);
});

test('a change in one file is told of in the files that depend on it', async () => {
  const { until } = watching('content/rates');
  await until(IN_ORDER);
  write(
    'content/rooms/lake-suite.json',
    read('content/rooms/lake-suite.json').replace('"lake-suite"', '"lake-sweet"'),
  );
  expect(await until('ref/not-found')).toMatch(
    /content\/rates\/udaipur\.json:\d+:\d+ {2}error {2}ref\/not-found/,
  );
});

test('survives editors that put a new file in the place of the old one', async () => {
  const { until } = watching();
  await until(IN_ORDER);
  const theme = read('content/theme.json');
  for (const [text, words] of [
    [theme.replace('"#0f4a4c"', '"0f4a4c"'), 'error  color'],
    [theme, IN_ORDER],
    ['{', 'json/unclosed'],
  ] as const) {
    writeFileSync(path('content/.theme.json.swp'), text);
    renameSync(path('content/.theme.json.swp'), path('content/theme.json'));
    await until(words);
  }
});

test('files and folders come and go, and the content folder itself', async () => {
  const { until } = watching();
  await until(IN_ORDER);
  rmSync(path('content/theme.json'));
  await until('theme.json is missing.');
  mkdirSync(path('content/polices'));
  writeFileSync(path('content/polices/a.json'), '{}');
  await until('content/polices/a.json:1:1  error  file/unknown');
  writeFileSync(path('content/polices/b.json'), '{}');
  await until('content/polices/b.json:1:1  error  file/unknown');
  renameSync(path('content'), path('elsewhere'));
  await until('there is no content in content');
  renameSync(path('elsewhere'), path('content'));
  await until('content/polices/b.json:1:1  error  file/unknown');
});

test('a picture that comes makes its place whole', async () => {
  renameSync(path('content/images/pool.jpg'), path('pool.jpg'));
  const { until } = watching();
  await until('asset/not-found');
  renameSync(path('pool.jpg'), path('content/images/pool.jpg'));
  await until(IN_ORDER);
});

test('records for programs: one after the other, each ends with a line of one bracket, and nothing else', async () => {
  const child = start('check', '--watch', '--format', 'json');
  onTestFinished(() => void child.kill('SIGKILL'));
  const records: unknown[] = [];
  const isFound = new Promise<void>((resolve) => {
    let rest = '';
    child.stdout?.on('data', (words: Buffer) => {
      const parts = (rest + words.toString()).split(/(?<=^\}\n)/m);
      rest = parts.pop() ?? '';
      if (rest.endsWith('\n}\n')) {
        parts.push(rest);
        rest = '';
      }
      records.push(...parts.map((record): unknown => JSON.parse(record)));
      if (records.length === 1) write('content/theme.json', '{');
      if (JSON.stringify(records).includes('json/unclosed')) resolve();
    });
  });
  await isFound;
  expect(records[0]).toMatchObject({ version: 1, errors: 0 });
});

test('says at once what is malformed, and then what makes no sense', async () => {
  const { next, until } = watching();
  await until(IN_ORDER);
  const hotel = read('content/hotel.json');
  write('content/hotel.json', hotel.replace('"checkOut": 720', '"checkOut": 11'));
  expect(await next()).not.toContain('sense/hours');
  expect(await next()).toContain('sense/hours');
});
