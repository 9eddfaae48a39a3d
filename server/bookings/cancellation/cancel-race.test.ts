import { expect, test } from 'vitest';
import { releaseNights } from '../../stock/holds.ts';
import {
  bookedStay,
  cancellationQuote,
  cancelStay,
  confirmCancellation,
  payInFull,
} from '../../test-support/booked.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

/** Sold nights as they must be: one for each room of every live booking. */
async function isStockTrue({ context }: TestServer): Promise<boolean> {
  const [stock, live] = await Promise.all([
    context.db
      .selectFrom('inventory')
      .select((row) => row.fn.sum<number>('sold').as('nights'))
      .executeTakeFirstOrThrow(),
    context.db
      .selectFrom('booking_nights')
      .innerJoin('bookings', 'bookings.id', 'booking_nights.booking_id')
      .select((row) => row.fn.sum<number | null>('rooms').as('nights'))
      .where('bookings.state', '=', 'SUCCESSFUL')
      .executeTakeFirstOrThrow(),
  ]);
  return stock.nights === (live.nights ?? 0);
}

/** Another guest sleeps in the same nights: theirs must stay sold. */
async function twoBookings(server: TestServer) {
  const guest = server.guest();
  const booking = await bookedStay(server, guest);
  await payInFull(server, booking);
  server.clock.forward({ minutes: 2 });
  await bookedStay(server, server.guest(), {}, { guestEmail: 'arjun@example.com' });
  return { guest, booking };
}

test('R11: twenty concurrent cancellations make one refund and free the nights once', async () => {
  const server = await startTestServer();
  const { guest, booking } = await twoBookings(server);
  const { id: quoteId } = await cancellationQuote(guest, booking.id);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => confirmCancellation(guest, booking.id, { quoteId })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await server.context.db.selectFrom('refunds').selectAll().execute()).toHaveLength(1);
  expect(await isStockTrue(server)).toBe(true);
});

test('R11, control: giving nights back without looking at their state frees those of another guest', async () => {
  const server = await startTestServer();
  const { booking } = await twoBookings(server);
  const cancelUnguarded = async (): Promise<void> =>
    server.context.db.transaction().execute(async (trx) => {
      const cancelled = { state: 'CANCELLED', cancelled_at: booking.createdAt, cancellation: '{}' } as const;
      await trx.updateTable('bookings').set(cancelled).where('id', '=', booking.id).execute();
      await trx
        .updateTable('booking_nights')
        .set({ state: 'SOLD' })
        .where('booking_id', '=', booking.id)
        .execute();
      await releaseNights(trx, booking.id);
    });
  await Promise.all([cancelUnguarded(), cancelUnguarded()]);
  expect(await isStockTrue(server)).toBe(false);
});

test('R11, control: the table refuses refunds of a payment above what it captured', async () => {
  const server = await startTestServer();
  const { guest, booking } = await twoBookings(server);
  await cancelStay(guest, booking.id);
  const [refund] = await server.context.db.selectFrom('refunds').selectAll().execute();
  const again = { ...refund, id: 'again' } as NonNullable<typeof refund>;
  await expect(server.context.db.insertInto('refunds').values(again).execute()).rejects.toThrow(
    /refunds are never above what was captured/,
  );
});
