import { spawnSync } from 'node:child_process';
import { chmodSync, lstatSync, readdirSync, renameSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createWorkplace } from './test-command.ts';

const { path, read, runHere, write } = createWorkplace();

const failure = (file: string, from: string, to: string) => {
  const text = read(`content/${file}`);
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  write(`content/${file}`, text.replace(from, to));
};

test('repairs what has one right answer, keeps every other byte, and says what it did', async () => {
  const good = read('content/hotel.json');
  failure('hotel.json', '"currency"', '"curency"');
  failure('hotel.json', '"checkIn": 840', '"checkIn": "840"');
  const { status, stdout } = await runHere('fix');
  expect(read('content/hotel.json')).toBe(good);
  expect(stdout).toContain('content/hotel.json: Write currency, Write 840\n');
  expect(stdout).toContain('2 problems in 1 file repaired.');
  expect(status).toBe(0);
});

test('a mistake that hid another one is repaired first, then the other', async () => {
  const good = read('content/theme.json');
  failure('theme.json', '"#0f4a4c",', '"0f4a4c"');
  expect((await runHere('fix')).stdout).toContain('2 problems in 1 file repaired.');
  expect(read('content/theme.json')).toBe(good);
});

test('comments, layout, CRLF and a byte order mark stay', async () => {
  const text =
    '\ufeff{\r\n  // the colours of the house\r\n\t"header": { "headign":   "Sea",  "subheading": "Sea" }\r\n}';
  write('content/pages/book.jsonc', text);
  renameSync(path('content/pages/book.json'), path('book.json'));
  await runHere('fix', 'content/pages/book.jsonc');
  expect(read('content/pages/book.jsonc')).toBe(text.replace('headign', 'heading'));
});

test('what may change the meaning waits for --unsafe', async () => {
  failure('hotel.json', '"timezone": "Asia/Kolkata"', '"timezone": "IST"');
  const safe = await runHere('fix');
  expect(safe.stdout).toContain('There is nothing to repair. Left: ');
  expect(safe.status).toBe(1);
  expect((await runHere('fix', '--unsafe')).status).toBe(0);
  expect(read('content/hotel.json')).toContain('"timezone": "Asia/Kolkata"');
});

test('--dry-run prints a diff that git applies, and writes nothing', async () => {
  failure('hotel.json', '"currency"', '"curency"');
  failure('theme.json', '"#0f4a4c"', '"0f4a4c"');
  failure('theme.json', '"baseWhite": "#', '"baseWhite": "');
  write('content/pages/book.json', '{ "header": { "headign": "Sea", "subheading": "Sea" } }');
  const before = ['hotel.json', 'theme.json', 'pages/book.json'].map((file) => read(`content/${file}`));
  const { stdout, stderr, status } = await runHere('fix', '--dry-run');
  expect(['hotel.json', 'theme.json', 'pages/book.json'].map((file) => read(`content/${file}`))).toEqual(
    before,
  );
  expect(stderr).toContain('4 problems in 3 files would be repaired.');
  expect(status).toBe(0);
  expect(stdout).toContain('\\ No newline at end of file');
  writeFileSync(path('change.diff'), stdout);
  const applied = spawnSync('git', ['apply', '--verbose', 'change.diff'], { cwd: path(), encoding: 'utf8' });
  expect(applied.stderr).not.toContain('error');
  const patched = ['hotel.json', 'theme.json', 'pages/book.json'].map((file) => read(`content/${file}`));
  for (const [index, file] of ['hotel.json', 'theme.json', 'pages/book.json'].entries())
    write(`content/${file}`, before[index]);
  await runHere('fix');
  expect(patched).toEqual(
    ['hotel.json', 'theme.json', 'pages/book.json'].map((file) => read(`content/${file}`)),
  );
});

test('paths and rules narrow what is repaired', async () => {
  failure('hotel.json', '"currency"', '"curency"');
  failure('theme.json', '"#0f4a4c"', '"0f4a4c"');
  await runHere('fix', 'content/theme.json');
  expect([
    read('content/theme.json').includes('#0f4a4c'),
    read('content/hotel.json').includes('curency'),
  ]).toEqual([true, true]);
  failure('theme.json', '"#0f4a4c"', '"0f4a4c"');
  await runHere('fix', '--rule', 'unknown-key');
  expect([
    read('content/theme.json').includes('#0f4a4c'),
    read('content/hotel.json').includes('curency'),
  ]).toEqual([false, false]);
  expect((await runHere('fix', '--rule', 'unknown-kye')).stderr).toContain('Did you mean: unknown-key?');
});

test('a link stays a link, permissions stay, and nothing else is left in the folder', async () => {
  failure('hotel.json', '"currency"', '"curency"');
  renameSync(path('content/hotel.json'), path('content/images/hotel-file'));
  symlinkSync('images/hotel-file', path('content/hotel.json'));
  chmodSync(path('content/images/hotel-file'), 0o640);
  await runHere('fix');
  expect(lstatSync(path('content/hotel.json')).isSymbolicLink()).toBe(true);
  expect(read('content/images/hotel-file')).toContain('"currency"');
  expect(statSync(path('content/images/hotel-file')).mode & 0o777).toBe(0o640);
  expect(readdirSync(path('content/images')).filter((name) => name.includes('tmp'))).toEqual([]);
});

test('content in order is left alone; a folder without content is exit 2', async () => {
  expect(await runHere('fix')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(
      /^There is nothing to repair\. \d+ files checked: no problems\.\n$/,
    ) as string,
  });
  expect((await runHere('fix', 'nowhere')).status).toBe(2);
});
