import { expect, test } from 'vitest';
import { createWorkplace } from './test-command.ts';

const FILES = ['hotel.jsonc', 'locations/udaipur.json', 'taxes.json'];

/** Version 0 as an operator wrote it, with comments and a layout of his own. */
const { read, run, write } = createWorkplace('cli/migrate/fixtures/v0');
const { read: readV1 } = createWorkplace('cli/migrate/fixtures/v1');

test('version 0 becomes version 1: nothing but what the step says changes, comments stay', () => {
  const { status, stdout, stderr } = run('migrate');
  expect(FILES.map((file) => read(`content/${file}`))).toEqual(
    FILES.map((file) => readV1(`content/${file}`)),
  );
  expect(status).toBe(0);
  expect(stderr).toContain('Version 0 to 1: the name of the hotel is `businessName`');
  expect(stdout).toContain('3 files changed. Now check them: verandah check content');
});

test('a second time changes nothing', () => {
  run('migrate');
  const migrated = FILES.map((file) => read(`content/${file}`));
  expect(run('migrate')).toMatchObject({
    status: 0,
    stdout: 'content is of version 1 already; nothing was changed.\n',
  });
  expect(FILES.map((file) => read(`content/${file}`))).toEqual(migrated);
});

test('--dry-run shows the change and writes nothing', () => {
  const before = FILES.map((file) => read(`content/${file}`));
  const { status, stdout, stderr } = run('migrate', '--dry-run');
  expect(status).toBe(0);
  expect(stdout).toContain(
    '-  "version": 0,\n+  "version": 1,\n   "id": "the-kesar",\n-  "name": "The Kesar", // as it stands above the door\n',
  );
  expect(stderr).toContain('3 files would change. Nothing was written.');
  expect(FILES.map((file) => read(`content/${file}`))).toEqual(before);
});

test('check sends content of version 0 here', () => {
  expect(run('check').stdout).toContain('verandah migrate');
});

test('content of a newer Verandah is refused, with the remedy', () => {
  write('content/hotel.jsonc', '{ "version": 2 }');
  const { status, stderr } = run('migrate');
  expect(status).toBe(2);
  expect(stderr).toContain('This content is of version 2; this Verandah knows version 1. Update Verandah');
});

test('a file that cannot be understood stops everything before it begins', () => {
  write('content/taxes.json', '{ "taxes": ');
  const { status, stderr } = run('migrate');
  expect(status).toBe(1);
  expect(stderr).toContain('Nothing was changed: taxes.json cannot be understood.');
  expect(read('content/hotel.jsonc')).toContain('"version": 0');
});

test('a byte order mark and CRLF stay', () => {
  write('content/locations/udaipur.json', '\ufeff{\r\n  "checkIn": "9:05"\r\n}\r\n');
  run('migrate');
  expect(read('content/locations/udaipur.json')).toBe('\ufeff{\r\n  "checkIn": 545\r\n}\r\n');
});
