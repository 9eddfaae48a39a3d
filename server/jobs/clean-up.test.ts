import { expect, test } from 'vitest';
import { sendBookingLinks } from '../bookings/access/send-booking-links.ts';
import { topUpStock } from '../stock/top-up.ts';
import { bookedStay } from '../test-support/booked.ts';
import { newKey } from '../test-support/guest.ts';
import { startTestServer } from '../test-support/test-server.ts';
import { cleanUp } from './clean-up.ts';

test('Stock 3: gives back the nights of holds that have run out', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  await guest.book((await guest.quote()).id);
  server.clock.forward({ minutes: 14 });
  await cleanUp(server.context);
  const held = () =>
    server.context.db
      .selectFrom('inventory')
      .select((row) => row.fn.sum<number>('held').as('nights'))
      .executeTakeFirstOrThrow();
  expect(await held()).toEqual({ nights: 2 });
  server.clock.forward({ minutes: 1 });
  await cleanUp(server.context);
  expect(await held()).toEqual({ nights: 0 });
  expect(await server.context.db.selectFrom('bookings').select('state').execute()).toEqual([
    { state: 'EXPIRED' },
  ]);
});

test('Requests that change data: a key is remembered for more than a day, and forgotten after two', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const quote = await guest.quote();
  const key = newKey();
  const first = await guest.book(quote.id, { key });
  server.clock.forward({ days: 1, minutes: 5 });
  await cleanUp(server.context);
  expect((await guest.book(quote.id, { key })).text).toBe(first.text);
  server.clock.forward({ days: 1 });
  await cleanUp(server.context);
  expect((await guest.book(quote.id, { key })).status).toBe(404);
});

test('a browser whose old hold is forgotten keeps the keys of today', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  await guest.book((await guest.quote()).id);
  server.clock.forward({ days: 31 });
  const quote = await guest.quote();
  const key = newKey();
  const first = await guest.book(quote.id, { key });
  await cleanUp(server.context);
  const names = await server.context.db.selectFrom('bookings').select('first_name').execute();
  expect(names.map(({ first_name: name }) => name).toSorted()).toEqual(['Erased', 'Meera']);
  expect((await guest.book(quote.id, { key })).text).toBe(first.text);
});

test('codes of bookings are there as long as limits look back, which is a day', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  await guest.book((await guest.quote()).id);
  const codes = () => server.context.db.selectFrom('codes').select('id').execute();
  server.clock.forward({ days: 1 });
  await cleanUp(server.context);
  expect(await codes()).toHaveLength(1);
  server.clock.forward({ seconds: 1 });
  await cleanUp(server.context);
  expect(await codes()).toEqual([]);
});

test('the stock grows with the days, and what is sold on older nights stays', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  await guest.book((await guest.quote()).id);
  server.clock.forward({ days: 2 });
  await topUpStock(server.context);
  await topUpStock(server.context);
  const nights = await server.context.db
    .selectFrom('inventory')
    .select((row) => [
      row.fn.max('night').as('last'),
      row.fn.countAll<number>().as('nights'),
      row.fn.sum<number>('held').as('held'),
    ])
    .where('room_id', '=', 'quay-room')
    .executeTakeFirstOrThrow();
  expect(nights).toEqual({ last: '2027-04-21', nights: 152, held: 2 });
});

test('figures, links and counts that can do nothing any more are forgotten a day after their end', async () => {
  const server = await startTestServer();
  const { db } = server.context;
  const guest = server.guest();
  const { body: booking } = await guest.book((await guest.quote()).id);
  await guest.post(`/api/v1/bookings/${booking.id}/cancellation-quote`);
  const find = { reference: booking.reference, email: 'nair.family@example.com' };
  await guest.post('/api/v1/bookings/find', find, { 'idempotency-key': newKey() });
  await sendBookingLinks(server.context);
  const kept = async (): Promise<number[]> => {
    const tables = ['cancellation_quotes', 'booking_access', 'booking_finds'] as const;
    return Promise.all(
      tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length),
    );
  };
  server.clock.forward({ minutes: 24 * 60 });
  await cleanUp(server.context);
  expect(await kept()).toEqual([1, 1, 1]);
  server.clock.forward({ minutes: 61 });
  await cleanUp(server.context);
  expect(await kept()).toEqual([0, 0, 0]);
});

test('an old booking loses its guest’s data and keeps what tax law requires', async () => {
  const server = await startTestServer({ env: { GUEST_DATA_DAYS: '30' } });
  const guest = server.guest();
  const { totals } = await bookedStay(server, guest);
  const stored = () =>
    server.context.db
      .selectFrom('bookings')
      .select(['email', 'last_name', 'total_minor', 'check_out'])
      .executeTakeFirstOrThrow();
  const { check_out } = await stored();
  const untilThenDays = Math.ceil((Date.parse(check_out) - server.clock.now().getTime()) / 86_400_000);
  server.clock.forward({ days: untilThenDays + 29 });
  await cleanUp(server.context);
  expect((await stored()).email).not.toBe('erased@example.invalid');
  server.clock.forward({ days: 2 });
  await cleanUp(server.context);
  expect(await stored()).toEqual({
    email: 'erased@example.invalid',
    last_name: 'Guest',
    total_minor: totals.totalMinor,
    check_out,
  });
});

test('an unconfirmed hold loses its guest’s data after a month', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  await guest.book((await guest.quote()).id);
  server.clock.forward({ days: 29 });
  await cleanUp(server.context);
  const email = async () =>
    (await server.context.db.selectFrom('bookings').select('email').executeTakeFirstOrThrow()).email;
  expect(await email()).not.toBe('erased@example.invalid');
  server.clock.forward({ days: 2 });
  await cleanUp(server.context);
  expect(await email()).toBe('erased@example.invalid');
});
