import { expect, test } from 'vitest';
import { account, signedInGuest } from '../test-support/account.ts';
import { pendingStay, prepaidHotel, startPaying } from '../test-support/prepaid.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';
import { cleanUp } from './clean-up.ts';

const MONTH_DAYS = 30;

/** The held rooms of one night, as the next guest's search counts them. */
async function heldRooms({ context }: TestServer): Promise<number> {
  const row = await context.db
    .selectFrom('inventory')
    .select((select) => select.fn.sum<number>('held').as('held'))
    .where('night', '=', '2027-01-14')
    .executeTakeFirst();
  return row?.held ?? 0;
}

test('holds of a clock that was a month ahead are given back when it is right again (TRUST R17)', async () => {
  const server = await startTestServer();
  server.clock.forward({ days: MONTH_DAYS });
  const guest = server.guest();
  const { body: booking } = await guest.book((await guest.quote()).id);
  expect(await heldRooms(server)).toBe(1);
  server.clock.forward({ days: -MONTH_DAYS });
  await cleanUp(server.context);
  expect(await heldRooms(server)).toBe(0);
  const { body } = await guest.get<{ state: string }>(`/api/v1/bookings/${booking.id}`);
  expect(body.state).toBe('EXPIRED');
});

test('a hold that was extended by a clock that was ahead ends too', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const { body: booking } = await guest.book((await guest.quote()).id);
  await server.context.db
    .updateTable('bookings')
    .set({ extended_at: '2026-12-21T06:30:00.000Z', expires_at: '2026-12-21T06:45:00.000Z' })
    .where('id', '=', booking.id)
    .execute();
  await cleanUp(server.context);
  expect(await heldRooms(server)).toBe(0);
});

test('neither a code, a price nor a limit of that clock keeps anybody waiting', async () => {
  const server = await startTestServer();
  const owner = await signedInGuest(server);
  server.clock.forward({ minutes: 1 });
  server.clock.forward({ minutes: 600 });
  const guest = server.guest();
  await account.forgot(guest);
  await account.login(server.guest(), 'Wrong-1-password');
  const late = await owner.quote();
  server.clock.forward({ minutes: -600 });
  expect((await account.forgot(guest)).status).toBe(429);
  await cleanUp(server.context);
  expect((await account.forgot(guest)).status).toBe(202);
  expect((await owner.get(`/api/v1/quotes/${late.id}`)).status).toBe(404);
});

test('clocks of two machines may differ by some minutes', async () => {
  const server = await startTestServer();
  server.clock.forward({ minutes: 4 });
  const guest = server.guest();
  await guest.book((await guest.quote()).id);
  server.clock.forward({ minutes: -4 });
  await cleanUp(server.context);
  expect(await heldRooms(server)).toBe(1);
});

test('a gateway is asked again at once about a payment of that clock', async () => {
  const server = await startTestServer({ catalogue: prepaidHotel() });
  const guest = server.guest();
  const booking = await pendingStay(guest);
  await startPaying(guest, booking);
  const { db } = server.context;
  const ask = { soon: '2026-11-21T18:49:00.000Z', far: '2026-12-21T06:30:00.000Z' };
  const planned = async (instant: string) => {
    await db.updateTable('payments').set({ ask_after: instant }).execute();
    await cleanUp(server.context);
    return (await db.selectFrom('payments').select('ask_after').executeTakeFirst())?.ask_after;
  };
  expect(await planned(ask.far)).toBe('2026-11-20T18:45:00.000Z');
  expect(await planned(ask.soon)).toBe(ask.soon);
});
