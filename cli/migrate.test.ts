import { beforeEach, expect, test } from 'vitest';
import { createWorkplace } from './test-command.ts';

const { read, run, write } = createWorkplace('');

const HOTEL = `{
  // The hotel on the lake.
  "version": 0,
  "$schema": "https://verandah.example/schemas/v0/hotel.json",
  "id": "the-kesar" , "businessName": "The Kesar" // as it stands above the door
}
`;
const ROOM =
  '\ufeff{\r\n  "$schema": "https://verandah.example/schemas/v0/room.json",\r\n  "id": "lake-suite"\r\n}\r\n';
const TAXES = '{ "taxes": [] }\n';

beforeEach(() => {
  write('content/hotel.jsonc', HOTEL);
  write('content/rooms/lake-suite.json', ROOM);
  write('content/taxes.json', TAXES);
});

const texts = () =>
  ['hotel.jsonc', 'rooms/lake-suite.json', 'taxes.json'].map((file) => read(`content/${file}`));

test('files that name an older version name this one; comments, layout, byte order mark and CRLF stay', () => {
  const { status, stdout } = run('migrate');
  expect(status).toBe(0);
  expect(stdout).toContain('2 files changed. Now check them: verandah check content\n');
  expect(texts()).toEqual([
    HOTEL.replace('"version": 0', '"version": 1').replace('/v0/', '/v1/'),
    ROOM.replace('/v0/', '/v1/'),
    TAXES,
  ]);
});

test('a second time changes nothing', () => {
  run('migrate');
  const migrated = texts();
  expect(run('migrate')).toMatchObject({
    status: 0,
    stdout: 'content already has version 1; nothing was changed.\n',
  });
  expect(texts()).toEqual(migrated);
});

test('--dry-run shows the change and writes nothing', () => {
  const { status, stdout, stderr } = run('migrate', '--dry-run');
  expect(status).toBe(0);
  expect(stdout).toContain('-  "version": 0,\n');
  expect(stdout).toContain('+  "version": 1,\n');
  expect(stderr).toContain('2 files would change. Nothing was written.');
  expect(texts()).toEqual([HOTEL, ROOM, TAXES]);
});

test('check sends content of an older version here', () => {
  expect(run('check').stdout).toContain('verandah migrate');
});

test('content of a newer Verandah is refused, with the remedy', () => {
  write('content/hotel.jsonc', '{ "version": 2 }');
  const { status, stderr } = run('migrate');
  expect(status).toBe(2);
  expect(stderr).toContain('This content has version 2; this Verandah reads version 1. Update Verandah');
});

test('a file that cannot be understood stops everything before it begins', () => {
  write('content/taxes.json', '{ "taxes": ');
  const { status, stderr } = run('migrate');
  expect(status).toBe(1);
  expect(stderr).toContain('Nothing was changed: taxes.json cannot be read.');
  expect(read('content/hotel.jsonc')).toBe(HOTEL);
});
