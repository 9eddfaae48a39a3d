import { expect, test, vi } from 'vitest';
import { releaseBookings } from '../bookings/erase-guests.ts';
import { createKeys } from '../platform/keys.ts';
import { systemRandom } from '../platform/random.ts';
import type { Context } from '../context.ts';
import { insertFind } from '../bookings/access/access-repository.ts';
import { sendBookingLinks } from '../bookings/access/send-booking-links.ts';
import { reportJobs } from '../jobs/jobs.ts';
import { startRefunds } from '../bookings/refunds/start-refunds.ts';
import { topUpStock } from '../stock/top-up.ts';
import { PASSWORD, signedInGuest } from '../test-support/account.ts';
import { bookedStay, payInFull } from '../test-support/booked.ts';
import { newKey } from '../test-support/guest.ts';
import { copyBooking, limitVariables } from '../test-support/many-bookings.ts';
import { smallHotel } from '../test-support/small-hotel.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';
import { cleanUp } from '../jobs/clean-up.ts';

const LONG_OVER = { check_in: '2022-01-14', check_out: '2022-01-16' };
const FEW_VARIABLES = 1000;

const limited = ({ context }: TestServer): Context => ({
  ...context,
  db: limitVariables(context.db, FEW_VARIABLES),
});

async function namedGuests({ context: { db } }: TestServer): Promise<number> {
  const rows = await db.selectFrom('bookings').select('id').where('last_name', '!=', 'Guest').execute();
  return rows.length;
}

/** A server with a due hold, an old key and many guests due for erasure. */
async function serverWithMany(guests: number): Promise<TestServer> {
  const server = await startTestServer();
  const { db } = server.context;
  const booking = await bookedStay(server, server.guest());
  await copyBooking(db, booking.id, { count: guests, changes: LONG_OVER });
  server.clock.forward({ days: 3 });
  const guest = server.guest();
  const { body: hold } = await guest.book((await guest.quote()).id);
  await copyBooking(db, hold.id, { count: 60 });
  server.clock.forward({ minutes: 16 });
  return server;
}

async function leftOver({ context: { db } }: TestServer): Promise<object> {
  const pending = await db.selectFrom('bookings').select('id').where('state', '=', 'PENDING').execute();
  const held = await db
    .selectFrom('inventory')
    .select((row) => row.fn.sum<number>('held').as('nights'))
    .executeTakeFirstOrThrow();
  const keys = await db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('created_at', '<', '2026-11-22')
    .execute();
  return { pending: pending.length, heldNights: held.nights, oldKeys: keys.length };
}

test('R16: 2,000 guests are forgotten and 61 holds end, and no statement has a value for each of them', async () => {
  const server = await serverWithMany(2000);
  const context = limited(server);
  const ids = Array.from({ length: FEW_VARIABLES + 1 }, String);
  await expect(
    context.db.selectFrom('bookings').select('id').where('id', 'in', ids).execute(),
  ).rejects.toThrow('too many SQL variables');
  await cleanUp(context);
  expect(await namedGuests(server)).toBe(62);
  expect(await leftOver(server)).toEqual({ pending: 0, heldNights: 0, oldKeys: 0 });
});

test('R16: a guest who searches while 2,000 are forgotten is answered before it is done', async () => {
  const server = await serverWithMany(2000);
  const ended: string[] = [];
  const noteEnd = (what: string) => () => void ended.push(what);
  await Promise.all([
    cleanUp(server.context).then(noteEnd('tidied')),
    server.guest().quote().then(noteEnd('quoted')),
  ]);
  expect(ended).toEqual(['quoted', 'tidied']);
});

test('a task that fails is logged and counted, and stops no other', async () => {
  const server = await serverWithMany(1);
  const { context, app } = server;
  await context.db.schema.dropTable('booking_erasures').execute();
  const report = reportJobs(context, app.log);
  await cleanUp(context, (task, fault) => report({ job: 'clean up', task }, fault));
  expect(await leftOver(server)).toEqual({ pending: 0, heldNights: 0, oldKeys: 0 });
  const failed = server.logs.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(failed.filter(({ msg }) => msg === 'job failed').map(({ job, task }) => [job, task])).toEqual([
    ['clean up', 'forget guests'],
  ]);
  const metrics = (await context.metrics.text()).split('\n');
  const at = context.clock.now().getTime() / 1000;
  expect(metrics).toEqual(
    expect.arrayContaining([
      'verandah_job_failures_total{job="clean up",task="forget guests"} 1',
      'verandah_job_failures_total{job="clean up",task="expire holds"} 0',
      `verandah_job_last_success_timestamp_seconds{job="clean up",task="expire holds"} ${at}`,
    ]),
  );
  expect(metrics.join('\n')).not.toMatch(/last_success_timestamp_seconds\{[^}]*forget guests/);
});

test('an account with 1,100 bookings is deleted with all of them', async () => {
  const server = await startTestServer();
  const guest = await signedInGuest(server);
  const { db } = server.context;
  const { body: hold } = await guest.book((await guest.quote()).id);
  await copyBooking(db, hold.id, {
    count: 1100,
    changes: { ...LONG_OVER, state: 'EXPIRED' },
  });
  const { user_id: userId } = await db
    .selectFrom('bookings')
    .select('user_id')
    .where('id', '=', hold.id)
    .executeTakeFirstOrThrow();
  const context = limited(server);
  const release = () =>
    context.db.transaction().execute((trx) => releaseBookings(context, trx, userId ?? ''));
  expect(await release()).toBe(500);
  const { status } = await guest.send('DELETE', '/api/v1/profile', { currentPassword: PASSWORD });
  expect(status).toBe(200);
  expect(await namedGuests(server)).toBe(1);
  expect(await db.selectFrom('bookings').select('id').where('user_id', 'is not', null).execute()).toEqual([]);
  expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
});

test('money that cannot be given back keeps no other from going back', async () => {
  const server = await startTestServer();
  const { db, clock } = server.context;
  const paidInVain = async (guestEmail: string): Promise<string> => {
    server.clock.forward({ minutes: 1 });
    const booking = await bookedStay(server, server.guest(), {}, { guestEmail });
    await payInFull(server, booking);
    await db
      .updateTable('captures')
      .set({ returned_at: clock.now().toISOString() })
      .where('booking_id', '=', booking.id)
      .execute();
    return booking.id;
  };
  const broken = await paidInVain('first@example.com');
  const whole = await paidInVain('second@example.com');
  const terms = await db
    .selectFrom('booking_terms')
    .selectAll()
    .where('booking_id', '=', broken)
    .executeTakeFirstOrThrow();
  const unreadable = { ...terms, id: 'unreadable', quote_id: 'unreadable', position: 1, snapshot: 'none' };
  await db.insertInto('booking_terms').values(unreadable).execute();
  await db.updateTable('bookings').set({ terms_id: 'unreadable' }).where('id', '=', broken).execute();
  await expect(startRefunds(server.context)).rejects.toThrow('JSON');
  const refunds = await db.selectFrom('refunds').select(['booking_id', 'reason']).execute();
  expect(refunds).toEqual([{ booking_id: whole, reason: 'RETURN' }]);
});

test('a search for a booking that was sealed under another secret is given up and keeps no other', async () => {
  const server = await startTestServer();
  const { reference } = await bookedStay(server, server.guest());
  const { db, clock } = server.context;
  const elsewhere = createKeys(['another secret of a server'], systemRandom);
  const find = {
    id: 'from-before',
    createdAt: clock.now().toISOString(),
    networkKey: '',
    sealed: elsewhere.seal('{}'),
  };
  await db.transaction().execute((trx) => insertFind(trx, find));
  server.clock.forward({ seconds: 1 });
  const wanted = { reference, email: 'nair.family@example.com' };
  await server.guest().post('/api/v1/bookings/find', wanted, { 'idempotency-key': newKey() });
  await expect(sendBookingLinks(server.context)).rejects.toThrow('another VERANDAH_SECRET');
  expect((await server.guestMails())[0]?.text).toContain('/booking-access#');
  await expect(sendBookingLinks(server.context)).resolves.toBeUndefined();
});

test('the nights of a year without a start are added 500 at a time, and each room has all of them', async () => {
  const catalogue = smallHotel();
  catalogue.booking.horizonDays = 500;
  catalogue.locations.splice(1);
  const server = await startTestServer({ catalogue });
  const { db } = server.context;
  server.clock.forward({ days: 400 });
  const transactions = vi.spyOn(db, 'transaction');
  await topUpStock(server.context);
  // Two rooms with 400 nights each.
  expect(transactions).toHaveBeenCalledTimes(2);
  const rooms = await db
    .selectFrom('inventory')
    .select((row) => ['room_id', row.fn.max('night').as('last'), row.fn.countAll<number>().as('nights')])
    .groupBy('room_id')
    .orderBy('room_id')
    .execute();
  expect(rooms).toEqual([
    { room_id: 'quay-room', last: '2029-05-08', nights: 900 },
    { room_id: 'tower-room', last: '2029-05-08', nights: 900 },
  ]);
});
