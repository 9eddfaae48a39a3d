import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { loadConfig } from '#server/config';
import { createContext } from '#server/context';
import { publishRelease } from '../server/test-support/publish-release.ts';
import { smallHotel } from '../server/test-support/small-hotel.ts';
import { addOwner } from '../server/test-support/staff.ts';
import { createWorkplace } from './test-command.ts';

const { path, runHere, runHereWith } = createWorkplace('');

beforeEach(async () => {
  const context = await createContext(loadConfig({ DATA_DIR: path('.data'), NODE_ENV: 'test' }));
  await publishRelease(context, smallHotel());
  await addOwner(context);
  await context.close();
});

test('shows the nights of a room type, closes some and says so', async () => {
  const from = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const range = ['--from', from, '--to', from];
  expect((await runHere('stock', 'quay-room', ...range)).stdout).toMatch(
    new RegExp(`^night .*\n${from} +3 +0 +0 +3$`, 'm'),
  );
  const closed = await runHere('stock', 'quay-room', ...range, '--close', '--by', 'asha@example.com');
  expect([closed.status, closed.stderr]).toEqual([0, '']);
  expect(closed.stdout).toContain('closed, changed by staff');
  const reportFailure = await runHere('stock', 'no-room', ...range, '--close');
  expect(reportFailure).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Nothing was changed\. There is no stock/),
  });
});

test('a change without its nights, and a day that is none, are refused with what to write', async () => {
  expect(await runHere('stock', 'quay-room', '--close')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--from and --to'),
  });
  expect(await runHere('stock', 'quay-room', '--from', '2027-02-30')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('is a date such as 2027-01-14'),
  });
});

test('closes a whole location with its reason, in the words of one type', async () => {
  const from = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const house = ['--location', 'harbour', '--from', from, '--to', from];
  expect(await runHere('stock', ...house, '--close', '--reason', 'Repairs')).toEqual({
    status: 0,
    stdout: [
      'quay-room',
      'night       rooms  sold  held  free',
      `${from}  3      0     0     0     closed, changed by staff, Repairs`,
      '',
      'tower-room',
      'night       rooms  sold  held  free',
      `${from}  5      0     0     0     closed, changed by staff, Repairs`,
      '',
    ].join('\n'),
    stderr: '',
  });
  expect(await runHere('stock', 'quay-room', ...house)).toMatchObject({ status: 2 });
  expect(await runHere('stock', ...house, '--set-capacity', '1')).toMatchObject({ status: 2 });
  expect(await runHere('stock', ...house, '--open', '--reason', 'x')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--reason needs --close'),
  });
});

test('a database that does not answer is named, and is no fault of the program', async () => {
  const env = { DATABASE_URL: 'postgres://desk@127.0.0.1:1/hotel' };
  const because =
    ': the database of DATABASE_URL does not answer (connect ECONNREFUSED 127.0.0.1:1). Start it';
  const listed = await runHereWith({ env }, 'bookings', 'list');
  expect([listed.status, listed.stderr]).toEqual([
    2,
    expect.stringContaining(`Nothing was changed${because}`),
  ]);
  const saved = await runHereWith({ env }, 'backup', 'hotel.backup');
  expect([saved.status, saved.stderr]).toEqual([2, expect.stringContaining(`Nothing was written${because}`)]);
});

test('without the files of the release bookings are read all the same, and the rest is refused with the remedy', async () => {
  const database = new DatabaseSync(path('.data/verandah.sqlite'));
  database.exec('delete from objects');
  database.close();
  expect(await runHere('bookings', 'list')).toEqual({ status: 0, stdout: 'No bookings.\n', stderr: '' });
  expect(await runHere('bookings', 'export', '--format', 'json')).toEqual({
    status: 0,
    stdout: '[]\n',
    stderr: '',
  });
  expect(await runHere('bookings', 'show', '7K3M-Q2XD')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no booking 7K3M-Q2XD'),
  });
  const from = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  expect(await runHere('stock', 'quay-room', '--from', from)).toMatchObject({ status: 0, stderr: '' });
  expect(await runHere('stock', 'quay-room')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(
      /^Nothing was changed\. This needs the published release: the list of files of release release-1 is missing or damaged\. Publish again: verandah publish content\n$/,
    ),
  });
});

test('a database that is busy is told with an exit code of its own, whatever the command', async () => {
  const database = new DatabaseSync(path('.data/verandah.sqlite'));
  database.exec('begin exclusive');
  for (const words of [['bookings', 'list'], ['releases']])
    expect(await runHere(...words)).toEqual({
      status: 75,
      stdout: '',
      stderr: 'Nothing was changed. The database is busy. Try again in a moment.\n',
    });
  database.close();
  expect((await runHere('bookings', 'list')).status).toBe(0);
});

test('an empty hotel has no bookings, and says so in each format', async () => {
  expect((await runHere('bookings', 'list')).stdout).toBe('No bookings.\n');
  expect((await runHere('bookings', 'list', '--format', 'json')).stdout).toBe('[]\n');
  expect((await runHere('bookings', 'export', '--format', 'csv')).stdout).toMatch(
    /^\u{FEFF}reference,state,payment,paid,.*,total,currency,charges,.*,email,phone,requests\n$/u,
  );
  expect(await runHere('bookings', 'show', '7K3M-Q2XD')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no booking 7K3M-Q2XD'),
  });
  expect(await runHere('bookings')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('list, arrivals, departures'),
  });
  expect(await runHere('bookings', 'cancel', '7K3M-Q2XD')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--reason'),
  });
});

test.each([
  [['constructor'], 'There is no "constructor" for bookings. There are: list, arrivals'],
  [['lst'], 'There is no "lst" for bookings. Did you mean: list?'],
  [['export', '7K3M-Q2XD'], 'export takes no booking, only --from'],
  [['list', '--reason', 'x'], '--reason is not an option of list.'],
  [['mark-no-show', '7K3M-Q2XD', '--by-policy'], '--by-policy is not an option of mark-no-show.'],
  [['cancel', '7K3M-Q2XD', '--reason', 'x', '--format', 'json'], '--format is not an option of cancel.'],
  [['show', '7K3M-Q2XD', '--format', 'csv'], 'show writes text or json, not csv.'],
  [['export', '--format', 'text'], 'export writes csv or json, not text.'],
  [['list', '--from', '2027-02-01', '--to', '2027-01-01'], '--to is before --from.'],
  [['list', '--all', '--state', 'PENDING'], '--all and --state cannot be combined.'],
  [['arrivals', '--from', '2027-02-01'], '--from is not an option of arrivals.'],
  [['record-payment', '7K3M-Q2XD', '--amount', '1'], '--amount 428.97 --method cash'],
  [['list', '--by', ' '], '--by is your e-mail address, as a member of the staff'],
])('bookings %j is passed over in no part', async (words, refusal) => {
  const { status, stdout, stderr } = await runHere('bookings', ...words);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(refusal);
});

test('where there is no database none is made, and no empty list is shown', async () => {
  const env = { DATA_DIR: path('elsewhere') };
  for (const words of [
    ['bookings', 'list'],
    ['stock', 'quay-room'],
  ])
    expect(await runHereWith({ env }, ...words)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /There is no database at .*elsewhere.*\. Check DATA_DIR and DATABASE_URL/,
      ),
    });
  expect(existsSync(path('elsewhere'))).toBe(false);
});
