import { beforeEach, expect, test } from 'vitest';
import { loadConfig } from '#server/config';
import { createContext } from '#server/context';
import { dayAhead } from '../server/test-support/book-by-hand.ts';
import { publishRelease } from '../server/test-support/publish-release.ts';
import { smallHotel } from '../server/test-support/small-hotel.ts';
import { addOwner } from '../server/test-support/staff.ts';
import { createWorkplace } from './test-command.ts';

const { path, run, runHere } = createWorkplace('');

beforeEach(async () => {
  const context = await createContext(loadConfig({ DATA_DIR: path('.data'), NODE_ENV: 'test' }));
  await publishRelease(context, smallHotel());
  await addOwner(context);
  await context.close();
});

const [ARRIVAL, DEPARTURE] = [dayAhead(10), dayAhead(12)];
const STAY = ['--location', 'island', '--arrival', ARRIVAL, '--departure', DEPARTURE];
const ROOM = ['--room', 'beach-room', '--plan', 'island-flexible', '--guests', '2'];
const GUEST = ['--first-name', 'Arjun', '--last-name', 'Rao', '--phone', '401 466 0199'];
const WITHOUT_TERMS = ['bookings', 'new', ...STAY, ...ROOM, ...GUEST];

test('a stay that is sold at the desk prints its reference, and everything afterwards knows it', async () => {
  const { status, stdout, stderr } = await runHere(...WITHOUT_TERMS, '--sold');
  expect([status, stderr]).toEqual([0, '']);
  const [, reference = ''] =
    /^Booked: (\S+), \S+ to \S+, Beach Room\. Total: INR [\d,.]+\.\nNo mail goes out: tell the guest the reference\. Once the guest has paid: verandah bookings record-payment \1\n$/.exec(
      stdout,
    ) ?? [];
  expect(reference).not.toBe('');
  expect((await runHere('bookings', 'list')).stdout).toContain(reference);
  const { stdout: shown } = await runHere('bookings', 'show', reference);
  expect(shown).toMatch(/^guest +Arjun Rao$/m);
  expect(shown).toMatch(/^phone +\+14014660199$/m);
  expect(shown).not.toMatch(/^e-mail/m);
  expect((await runHere('bookings', 'export', '--format', 'csv')).stdout).toContain(
    ",Arjun,Rao,,'+14014660199,",
  );
  expect((await runHere('bookings', 'history', reference)).stdout).toContain(
    'sold at once, by Asha of the staff',
  );
  expect((await runHere('mails', 'list')).stdout).toBe('No mails.\n');
});

test('the command as it is built sells and cancels, with the calendar file of each mail', () => {
  const sold = run(...WITHOUT_TERMS, '--email', 'rao@example.com', '--sold');
  expect([sold.status, sold.stderr]).toEqual([0, '']);
  const reference = /^Booked: (\S+),/.exec(sold.stdout)?.[1] ?? '';
  const cancelled = run('bookings', 'cancel', reference, '--reason', 'The roof leaks');
  expect([cancelled.status, cancelled.stderr]).toEqual([0, '']);
  expect(cancelled.stdout).toContain(`Cancelled: ${reference}.`);
});

test('rooms are kept until a time at the location, and the guest has the link by mail', async () => {
  const until = `${dayAhead(3)}T18:00`;
  const kept = ['--email', 'rao@example.com', '--hold-until', until];
  const { status, stdout, stderr } = await runHere(...WITHOUT_TERMS, ...kept);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain(`Kept until ${until} (America/New_York): `);
  expect(stdout).toContain('The link to confirm it goes to rao@example.com.');
  expect((await runHere('mails', 'list')).stdout).toMatch(/ option /);
  const json = await runHere(...WITHOUT_TERMS, ...kept, '--format', 'json');
  expect(JSON.parse(json.stdout)).toMatchObject({ state: 'PENDING', checkIn: ARRIVAL, checkOut: DEPARTURE });
});

test('the last room that is gone is told with what is free, and nothing is changed', async () => {
  await runHere(...WITHOUT_TERMS, '--sold');
  await runHere(...WITHOUT_TERMS, '--sold');
  expect(await runHere(...WITHOUT_TERMS, '--sold')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^Nothing was changed\. beach-room cannot be booked from \S+ to \S+: it is sold out\. The nearest free dates: /,
    ),
  });
});

test.each([
  [[], 'State one of the two: --sold'],
  [['--sold', '--hold-until', '2027-01-10T18:00'], 'State one of the two: --sold'],
  [['--sold', '--guests', 'two'], '--guests is the adults of each room'],
  [
    ['--sold', '--room', 'beach-room,beach-room'],
    '--room names 2 room types, --guests the guests of 1 rooms.',
  ],
  [['--sold', '--arrival', '2027-02-30'], '--arrival is a date such as 2027-01-14, not "2027-02-30".'],
  [['--sold', '--phone', ' '], 'State --phone, as in: --phone "+91 98123 45678"'],
  [['--sold', '--reason', 'x'], '--reason is not an option of new.'],
  [['--sold', '--format', 'csv'], 'new writes text or json, not csv.'],
])('%j is a mistake of the command line, with what to write', async (words, message) => {
  expect(await runHere(...WITHOUT_TERMS, ...words)).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining(message),
  });
});

test.each([
  [['--hold-until', '2027-01-10T18:00'], 'An option needs the guest’s e-mail address'],
  [['--sold', '--arrival', '2026-01-14'], 'cannot be booked. Arrival is today at island'],
  [['--sold', '--meals', 'HB'], 'is not sold with the rate plan island-flexible and the meals HB.'],
])('%j is refused by the hotel, with what to do', async (words, message) => {
  expect(await runHere(...WITHOUT_TERMS, ...words)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining(message),
  });
});
