import { expect, test } from 'vitest';
import { DamagedReleaseError } from './current-release/release-fault.ts';
import { explainStartFault } from './start-fault.ts';

function coded(code: string): Error {
  return Object.assign(new Error('nobody there'), { code });
}

test.each([
  ['ECONNREFUSED', 'the database of DATABASE_URL does not answer (nobody there). Start it'],
  ['ENOTFOUND', 'the host of DATABASE_URL is not known (nobody there). Correct it'],
  ['28P01', 'the database of DATABASE_URL refuses the user or the password'],
  ['3D000', 'the database of DATABASE_URL is not there (nobody there). Make it first'],
  ['42501', 'may not do that (nobody there). Make the user the owner'],
  ['53100', 'the disk of the database is full'],
  ['57P03', 'is busy (nobody there). Try again'],
  ['ERR_SQLITE_ERROR', 'the database cannot be opened (nobody there). Check that the folder'],
])('of whoever opens the database %s is told with its remedy', (code, told) => {
  expect(explainStartFault(new Error('It could not be opened', { cause: coded(code) }))).toContain(told);
});

test.each([
  [13, 'the disk of the database is full (nobody there). Make room'],
  // SQLITE_IOERR_WRITE: the primary code is in its last byte.
  [778, 'it is full, or it fails. Make room'],
  [8, 'Check who owns its file and its folder'],
  [26, 'is no database (nobody there). Put a backup back'],
  [5, 'the database is busy (nobody there). Try again'],
])('result code %i of SQLite is told with its remedy', (errcode, told) => {
  expect(explainStartFault(Object.assign(coded('ERR_SQLITE_ERROR'), { errcode }))).toContain(told);
});

test('an address of our own that nobody knows is told as that of the server', () => {
  expect(explainStartFault(coded('ENOTFOUND'))).toContain('HOST is not an address of this machine');
});

test('lost and damaged files of the release are told with what brings them back', () => {
  const remedy = 'Publish again: verandah publish content';
  expect(explainStartFault(coded('ENOENT'))).toBe(
    `The server did not start: a file of the published release is missing (nobody there). ${remedy}`,
  );
  expect(explainStartFault(new DamagedReleaseError('the list is another'))).toBe(
    `The server did not start: the list is another. ${remedy}`,
  );
});

test('what nobody foresaw keeps its stack', () => {
  expect(explainStartFault(coded('EWEIRD'))).toContain('start-fault.test.ts');
});
