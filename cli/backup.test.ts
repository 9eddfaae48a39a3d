import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadConfig } from '#server/config';
import { openReleaseStore } from '#server/publishing';
import { createWorkplace } from './test-command.ts';

const { path, runHere, runHereWith, write } = createWorkplace('');

async function makeDatabase(): Promise<void> {
  await (await openReleaseStore(loadConfig({ DATA_DIR: path('.data'), NODE_ENV: 'test' }))).close();
}

test('backs a database up and restores it into an empty one', async () => {
  await makeDatabase();
  const backup = await runHere('backup', 'hotel.backup');
  expect([backup.status, backup.stderr]).toEqual([0, '']);
  expect(backup.stdout).toMatch(
    /^hotel\.backup: 0 bookings and 0 nights \(0 rows\), .* written and read back\./,
  );
  const restore = await runHereWith({ env: { DATA_DIR: path('other') } }, 'restore', 'hotel.backup');
  expect([restore.status, restore.stderr]).toEqual([0, '']);
  expect(restore.stdout).toMatch(/^Restored 0 bookings .* as they were on \d{4}-/);
  expect(restore.stdout).toContain('A backup does not hold the secret: unless VERANDAH_SECRET');
  expect(existsSync(path('other/verandah.sqlite'))).toBe(true);
});

test('says why nothing was written, and how to go on', async () => {
  expect(await runHere('backup', 'hotel.backup')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Nothing was written\. There is no database at /),
  });
  await makeDatabase();
  write('hotel.backup', 'something else');
  expect(await runHere('backup', 'hotel.backup')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is there already. Choose another name'),
  });
  expect((await runHere('backup', 'no-folder/hotel.backup')).stderr).toContain(
    'The folder no-folder does not exist',
  );
});

test('what the system refuses is told of the file that it is about, and is no fault of the program', async () => {
  await makeDatabase();
  write('file', '');
  expect(await runHere('backup', 'file/hotel.backup')).toMatchObject({
    status: 3,
    stderr: expect.stringMatching(
      /^Nothing was written: file\/hotel\.backup cannot be read or written \(ENOTDIR/,
    ),
  });
  write('no.sqlite', 'x'.repeat(5000));
  const damaged = await runHereWith({ env: { DATABASE_URL: 'sqlite:no.sqlite' } }, 'backup', 'hotel.backup');
  expect(damaged).toMatchObject({ status: 2, stderr: expect.stringContaining('is not a database') });
  const listed = await runHereWith({ env: { DATABASE_URL: 'sqlite:no.sqlite' } }, 'bookings', 'list');
  expect(listed).toMatchObject({ status: 2, stderr: expect.stringContaining('is not a database') });
});

test('says why nothing was restored', async () => {
  write('hotel.backup', 'something else');
  expect(await runHere('restore', 'hotel.backup')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is no backup of Verandah'),
  });
  expect(existsSync(path('.data'))).toBe(false);
  expect(await runHere('restore')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('Name one file'),
  });
});
