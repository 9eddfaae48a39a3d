import { expect, test } from 'vitest';
import type { Booking } from '#schemas/api-types';
import { staffOperations } from '../../staff-operations.ts';
import { cancelStay } from '../../test-support/booked.ts';
import { hotelWith, ONLINE } from '../../test-support/deposit.ts';
import { ISLAND_STAY, type TestGuest } from '../../test-support/guest.ts';
import { look, pay, pendingStay, verify } from '../../test-support/prepaid.ts';
import { sellingHotel } from '../../test-support/selling-hotel.ts';
import { ASHA } from '../../test-support/staff.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { recordReport } from '../payments/record-report.ts';

/** Two legal entities, and stays with a deposit and a balance. */
function chain() {
  const hotel = sellingHotel(hotelWith({ unit: 'PERCENTAGE', value: 30 }, ONLINE));
  for (const { id, seller, policies } of hotel.locations) {
    if (id === 'island' && seller !== undefined)
      Object.assign(seller, { id: 'island-hotels', invoiceSeries: 'I', creditNoteSeries: 'IC' });
    for (const policy of policies) policy.noShow = { unit: 'DAY', value: 1 };
  }
  return hotel;
}

interface Sold {
  guest: TestGuest;
  booking: Booking;
}

async function sell(server: TestServer, changes: object, isPaidInFull: boolean): Promise<Sold> {
  const guest = server.guest();
  // Beyond the limit of codes for one address.
  server.clock.forward({ minutes: 61 });
  const booking = await pendingStay(guest, changes);
  await verify(server, guest, booking);
  await pay(server, guest, booking);
  if (isPaidInFull) await pay(server, guest, booking);
  return { guest, booking: await look(guest, booking) };
}

/** What a booking brought in and has not sent back, read from the money and not from the documents. */
async function moneyOf({ context: { db } }: TestServer, { id }: Booking): Promise<number> {
  const sum = (rows: readonly { amount_minor: number }[]) =>
    rows.reduce((total, { amount_minor: amount }) => total + amount, 0);
  const captures = await db.selectFrom('captures').selectAll().where('booking_id', '=', id).execute();
  const refunds = await db.selectFrom('refunds').selectAll().where('booking_id', '=', id).execute();
  const outside = await db.selectFrom('outside_refunds').selectAll().where('booking_id', '=', id).execute();
  return sum(captures) - sum(refunds) - sum(outside);
}

test('the books of months with deposits, refunds, a missed stay and two entities are the money of the bookings', async () => {
  const server = await startTestServer({ catalogue: chain() });
  const { context } = server;
  const paid = await sell(server, {}, true);
  const depositOnly = await sell(server, {}, false);
  const onIsland = await sell(
    server,
    { ...ISLAND_STAY, checkIn: '2027-01-18', checkOut: '2027-01-20' },
    true,
  );
  const cancelled = await sell(server, ISLAND_STAY, true);
  const given = await sell(server, {}, true);
  const missed = await sell(server, ISLAND_STAY, true);
  const capture = await context.db
    .selectFrom('captures')
    .select(['id', 'amount_minor'])
    .where('booking_id', '=', given.booking.id)
    .executeTakeFirstOrThrow();
  await context.db.transaction().execute((trx) =>
    recordReport(context, trx, {
      gateway: 'TEST',
      report: {
        kind: 'REFUND',
        id: 're_dashboard',
        refundId: undefined,
        captureId: capture.id,
        state: 'PROCESSED',
        amountMinor: 123_457,
        currency: 'INR',
        currencyDigits: 2,
      },
    }),
  );
  server.clock.forward({ days: 53, minutes: 1305 });
  await cancelStay(cancelled.guest, cancelled.booking.id);
  server.clock.forward({ days: 2 });
  const staff = staffOperations(context, ASHA);
  await staff.markNoShow(missed.booking.reference);

  const all = { from: '2026-11-01', to: '2027-01-31' };
  const lines = await staff.dayBook(all);
  const report = await staff.taxReport(all);
  const total = (rows: readonly { netMinor: number; taxMinor: number }[]) =>
    rows.reduce((sum, { netMinor, taxMinor }) => sum + netMinor + taxMinor, 0);
  for (const { booking } of [paid, onIsland, cancelled, given, missed]) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const money = await moneyOf(server, booking);
    expect([booking.id, total(lines.filter((line) => line.booking === booking.reference))]).toEqual([
      booking.id,
      money,
    ]);
    expect(money).toBeGreaterThan(0);
  }
  // An advance is no sale yet, so it is in no book.
  expect(await moneyOf(server, depositOnly.booking)).toBe(depositOnly.booking.paidMinor);
  expect(lines.some(({ booking }) => booking === depositOnly.booking.reference)).toBe(false);
  expect(lines.map(({ kind }) => kind).filter((kind) => kind === 'CREDIT_NOTE')).toHaveLength(3);
  for (const seller of ['small-hotels', 'island-hotels']) {
    const own = lines.filter((line) => line.seller === seller);
    const sums = report.filter((line) => line.seller === seller);
    expect(own.length).toBeGreaterThan(1);
    expect([total(sums), sums.reduce((sum, { taxMinor }) => sum + taxMinor, 0)]).toEqual([
      total(own),
      own.reduce((sum, { taxMinor }) => sum + taxMinor, 0),
    ]);
    for (const { parts, taxMinor } of sums)
      expect(parts.reduce((sum, part) => sum + part.taxMinor, 0)).toBe(taxMinor);
    // Numbers run without a gap in each series.
    for (const kind of ['INVOICE', 'CREDIT_NOTE'] as const) {
      const numbers = own.filter((line) => line.kind === kind).map(({ number }) => Number(number.slice(-5)));
      expect(numbers).toEqual(numbers.map((_number, place) => place + 1));
    }
  }
  // The months apart are the months together.
  const apart = await Promise.all(
    [
      { from: '2026-11-01', to: '2026-11-30' },
      { from: '2026-12-01', to: '2027-01-31' },
    ].map((period) => staff.dayBook(period)),
  );
  expect(total(apart.flat())).toBe(total(lines));
});
