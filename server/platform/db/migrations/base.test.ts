import { expect, test } from 'vitest';
import { cancelStay } from '../../../test-support/booked.ts';
import { look, pay, pendingStay, verify } from '../../../test-support/prepaid.ts';
import { prepaidSellingHotel } from '../../../test-support/selling-hotel.ts';
import { startTestServer } from '../../../test-support/test-server.ts';

/** A paid stay that was cancelled a day before arrival: an invoice, a credit note, and a refund of one night of two. */
async function refundedStay() {
  const server = await startTestServer({ catalogue: prepaidSellingHotel() });
  const guest = server.guest();
  const pending = await pendingStay(guest);
  await verify(server, guest, pending);
  await pay(server, guest, pending);
  const booking = await look(guest, pending);
  server.clock.forward({ days: 53 });
  await cancelStay(guest, booking.id);
  const { db } = server.context;
  const one = async <Row>(rows: Promise<Row[]>): Promise<Row> => {
    const [row] = await rows;
    if (row === undefined) throw new Error('The scene has no such row.');
    return row;
  };
  return {
    db,
    booking,
    refund: await one(db.selectFrom('refunds').selectAll().execute()),
    payment: await one(db.selectFrom('payments').selectAll().execute()),
    code: await one(db.selectFrom('codes').selectAll().execute()),
    invoice: await one(db.selectFrom('tax_documents').selectAll().where('kind', '=', 'INVOICE').execute()),
  };
}

test('a booking takes several refunds of a capture up to its amount, and no unit more', async () => {
  const { db, refund } = await refundedStay();
  const left = refund.captured_minor - refund.amount_minor;
  const again = (id: string, amount: number) =>
    db
      .insertInto('refunds')
      .values({ ...refund, id, amount_minor: amount })
      .execute();
  await again('second', left - 1);
  await expect(again('third', 2)).rejects.toThrow(/never above what was captured/);
  await again('third', 1);
  await expect(again('fourth', 1)).rejects.toThrow(/never above what was captured/);
});

test('a booking takes a second invoice, and none at a place that is taken', async () => {
  const { db, invoice } = await refundedStay();
  const second = { ...invoice, id: 'second', number: 90 };
  await expect(db.insertInto('tax_documents').values(second).execute()).rejects.toThrow(/unique/i);
  await db
    .insertInto('tax_documents')
    .values({ ...second, position: 2 })
    .execute();
});

test('lists that will grow take words that this version does not know, and money without a booking', async () => {
  const { db, payment, refund, code } = await refundedStay();
  // Words of later versions, which the types of this one do not have.
  const later = (word: string) => word as never;
  await db
    .insertInto('payments')
    .values([
      { ...payment, id: 'held', state: later('AUTHORIZED'), settled_at: null },
      { ...payment, id: 'voucher', booking_id: null as never },
    ])
    .execute();
  await db
    .insertInto('payments_at_hotel')
    .values({ payment_id: 'voucher', method: later('VOUCHER'), recorded_by: 'Asha', note: null })
    .execute();
  await db
    .insertInto('codes')
    .values({ ...code, id: 'change', purpose: later('CHANGE_BOOKING') })
    .execute();
  await db
    .insertInto('refunds')
    .values({ ...refund, id: 'change', reason: later('CHANGE'), amount_minor: 1 })
    .execute();
  expect(await db.selectFrom('payments').select('id').execute()).toHaveLength(3);
});

test('entries and terms are added to, and never changed', async () => {
  const { db, booking } = await refundedStay();
  for (const table of ['ledger_entries', 'booking_terms'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await expect(db.updateTable(table).set({ currency: 'USD' }).execute()).rejects.toThrow(/never change/);
  }
  const terms = await db.selectFrom('booking_terms').selectAll().executeTakeFirstOrThrow();
  const later = { ...terms, id: 'later', quote_id: 'later', position: 1 };
  await db.insertInto('booking_terms').values(later).execute();
  expect(terms.booking_id).toBe(booking.id);
});

test('control: a captured payment without its moment is refused, whatever its words', async () => {
  const { db, payment } = await refundedStay();
  const broken = { ...payment, id: 'broken', settled_at: null };
  await expect(db.insertInto('payments').values(broken).execute()).rejects.toThrow(/payments_settled/);
});
