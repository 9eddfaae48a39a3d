import { expect, test } from 'vitest';
import { askGateways, collectBalances, sendBookingLinks, startRefunds } from '../bookings/index.ts';
import { cleanUp, expireHolds } from '../jobs/clean-up.ts';
import { nextDue } from '../jobs/next-due.ts';
import { readGauges } from '../read-gauges.ts';
import { topUpStock } from '../stock/index.ts';
import { PASSWORD, signedInGuest } from '../test-support/account.ts';
import { cancelStay } from '../test-support/booked.ts';
import { BOOKING_EMAIL, newKey } from '../test-support/guest.ts';
import { look, pay, pendingStay, tell, verify } from '../test-support/prepaid.ts';
import { fullScansOf, recordStatements } from '../test-support/recorded-statements.ts';
import { prepaidSellingHotel } from '../test-support/selling-hotel.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

/** Everything that guests do every day. */
async function useDoors(server: TestServer): Promise<void> {
  const guest = await signedInGuest(server);
  server.clock.forward({ minutes: 2 });
  const search = 'location=harbour&checkin=2027-01-14&checkout=2027-01-16&rooms=2';
  await guest.get(`/api/v1/availability?${search}`);
  await guest.get(`/api/v1/availability/around?${search}`);
  await guest.get('/api/v1/availability/lowest');
  await guest.get('/api/v1/calendar?location=harbour&month=2027-01&rooms=2');
  const quote = await guest.quote();
  await guest.get(`/api/v1/quotes/${quote.id}`);
  const booking = await pendingStay(guest);
  await guest.post(`/api/v1/bookings/${booking.id}/hold-extension`, undefined, {
    'idempotency-key': newKey(),
  });
  await verify(server, guest, booking);
  await pay(server, guest, booking);
  await look(guest, booking);
  for (const path of ['', '/calendar.ics', '/refunds', '/documents'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await guest.get(`/api/v1/bookings/${booking.id}${path}`);
  for (const filter of [
    '',
    '?search=meera%20quay',
    '?sort=ASC',
    '?group=DATE',
    '?payment=PAID',
    '?state=SUCCESSFUL',
  ])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await guest.get(`/api/v1/bookings${filter}`);
  await cancelStay(guest, booking.id);
  const stranger = server.guest();
  const request = { reference: booking.reference, email: BOOKING_EMAIL };
  await stranger.post('/api/v1/bookings/find', request, { 'idempotency-key': newKey() });
  const message = {
    name: 'Asha',
    email: BOOKING_EMAIL,
    phone: '+919812345678',
    message: 'Is there a boat on Mondays?',
  };
  await stranger.post(
    '/api/v1/contact-messages',
    { ...message, location: 'harbour', filledInMs: 41_200 },
    { 'idempotency-key': newKey() },
  );
  await guest.post('/api/v1/profile/export');
  await guest.send('PATCH', '/api/v1/profile', { firstName: 'Mira' });
  await guest.send('DELETE', '/api/v1/profile', { currentPassword: PASSWORD });
}

/** Everything that the server does by itself. */
async function runJobs(server: TestServer): Promise<void> {
  const { context } = server;
  await server.mails();
  await sendBookingLinks(context);
  await expireHolds(context);
  await startRefunds(context);
  await askGateways(context);
  await collectBalances(context);
  await tell(server);
  await nextDue(context);
  await context.release.refresh();
  await topUpStock(context);
  await cleanUp(context);
  await readGauges(context);
}

/** Statements that read a growing table whole, and why they may. */
const MAY_SCAN: readonly { words: RegExp; because: string }[] = [
  {
    words: /^\s*delete from "\w+" where \([^)]*\) in \(\s*select [^)]*(?:<|>) (?:\?|\$1)[^)]* limit \S+\s*\)/,
    because: 'the clean-up deletes by age once an hour, from tables whose rows live for days',
  },
  { words: /^update "refunds" set "try_after"/, because: 'the clean-up repairs a wrong clock once an hour' },
  { words: /^delete from "registrations" where "email"/, because: 'registrations and codes live for a day' },
  { words: /^delete from "users" where "id"/, because: 'codes live for a day' },
  {
    words: /^update "codes" set "user_id"/,
    because: 'codes live for a day, and accounts are rarely deleted',
  },
  { words: /from "booking_finds" where "sealed" is not null/, because: 'what was asked lives for a day' },
  { words: /from "test_gateway_events" where/, because: 'the test gateway sells nothing' },
  {
    words: /^select max\("position"\) as "last" from "events"$/,
    because: 'PostgreSQL reads one row, at the end of the index',
  },
  { words: /\bcount\(/, because: 'the metrics count rows when they are read, which no guest waits for' },
  {
    words: /^select "refunds"\.\*, "payments"\."gateway" from "refunds" inner join "refund_states" as "last"/,
    because: 'the last step of every refund is looked for: as many rows as there were refunds',
  },
];

test('no statement of a guest or a job reads a table that grows from end to end', async () => {
  const server = await startTestServer({ catalogue: prepaidSellingHotel() });
  const statements = recordStatements();
  await useDoors(server);
  await runJobs(server);
  const recorded = statements();
  expect(recorded.length).toBeGreaterThan(100);
  const scanning: Record<string, string[]> = {};
  for (const statement of recorded) {
    const mayScan = MAY_SCAN.some(({ words }) => words.test(statement.text));
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const scans = mayScan ? [] : await fullScansOf(server.context, statement);
    if (scans.length > 0) scanning[statement.text] = scans;
  }
  expect(scanning).toEqual({});
});
