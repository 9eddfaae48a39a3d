import { expect, test } from 'vitest';
import { DamagedReleaseError } from './release/release-fault.ts';
import { DatabaseShapeError } from './platform/db/migrate.ts';
import { explainStartFault } from './start-fault.ts';

function coded(code: string): Error {
  return Object.assign(new Error('nobody there'), { code });
}

test.each([
  ['ECONNREFUSED', 'the database of DATABASE_URL does not answer (nobody there). Start it'],
  ['ENOTFOUND', 'the host of DATABASE_URL is not known (nobody there). Correct it'],
  ['28P01', 'the database of DATABASE_URL refuses the user or the password'],
  ['3D000', 'the database of DATABASE_URL does not exist (nobody there). Create it first'],
  ['42501', 'lacks a permission (nobody there). Make the user the owner'],
  ['53100', 'the disk of the database is full'],
  ['57P03', 'is busy (nobody there). Try again'],
  ['ERR_SQLITE_ERROR', 'the database cannot be opened (nobody there). Check that the folder'],
])('of whoever opens the database %s is told with its remedy', (code, told) => {
  expect(explainStartFault(new Error('It could not be opened', { cause: coded(code) }))).toContain(told);
});

function said(code: string, message: string): Error {
  return new DatabaseShapeError(Object.assign(new Error(message), { code }));
}

test.each([
  ['08P01', 'unsupported startup parameter: options', 'ignore_startup_parameters'],
  ['08P01', 'no such database: hotel', 'Create it first: createdb verandah'],
  ['08P01', 'no such user', 'refuses the user or the password'],
  ['08P01', 'pooler is shut down', 'Look at its log'],
  ['28000', 'no pg_hba.conf entry for host "10.0.0.7"', 'Allow this machine in pg_hba.conf'],
  ['28P01', 'password authentication failed', 'refuses the user or the password'],
  ['42501', 'permission denied for schema public', 'Make the user the owner of the database'],
  ['25006', 'cannot execute CREATE TABLE in a read-only transaction', 'Use the primary server'],
  ['0A000', 'this server has no such feature', 'could not be brought to the newest shape'],
])('%s from the database, %s, is one line with its remedy', (code, message, told) => {
  const line = explainStartFault(said(code, message));
  expect(line).toContain(message);
  expect(line).toContain(told);
  expect(line).not.toContain('\n');
});

test('a database that newer code has changed is named as that', () => {
  const cause = new Error('corrupted migrations: previously executed migration 0099-later is missing');
  expect(explainStartFault(new DatabaseShapeError(cause))).toContain(
    'start that version, or restore an earlier backup',
  );
});

test('names each address of a host that refuses', () => {
  const refused = ['::1', '127.0.0.1'].map((address) => new Error(`connect ECONNREFUSED ${address}:5432`));
  const fault = Object.assign(new AggregateError(refused), { code: 'ECONNREFUSED' });
  expect(explainStartFault(new DatabaseShapeError(fault))).toContain(
    'does not answer (connect ECONNREFUSED ::1:5432, connect ECONNREFUSED 127.0.0.1:5432)',
  );
});

test.each([
  [13, 'the disk of the database is full (nobody there). Free some space'],
  // SQLITE_IOERR_WRITE: its last byte is the primary code.
  [778, 'it is full, or it fails. Free some space'],
  [8, 'Check the owner of its file and its folder'],
  [26, 'is not a database (nobody there). Restore a backup'],
  [5, 'the database is busy (nobody there). Try again'],
])('result code %i of SQLite is told with its remedy', (errcode, told) => {
  expect(explainStartFault(Object.assign(coded('ERR_SQLITE_ERROR'), { errcode }))).toContain(told);
});

test('an unknown listening address is reported as the server’s', () => {
  expect(explainStartFault(coded('ENOTFOUND'))).toContain('HOST is not an address of this machine');
});

test('names a damaged release and the remedy', () => {
  expect(explainStartFault(new DamagedReleaseError('the list is another'))).toBe(
    'The server did not start: the list is another. Publish again: verandah publish content',
  );
});

test('an unexpected error keeps its stack', () => {
  expect(explainStartFault(coded('EWEIRD'))).toContain('start-fault.test.ts');
});
