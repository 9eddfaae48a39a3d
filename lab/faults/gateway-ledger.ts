import type { Database } from '../../server/platform/db/database.ts';
import type { FakeGateway } from '../../server/test-support/gateways/fake-gateway.ts';

interface Ledgers {
  paid: number;
  booked: number;
  returned: number;
  faults: string[];
}

/**
 * Compares what the gateway has taken and given back with what the hotel knows: no booking without money, no money
 * without a booking or a refund, no refund twice.
 */
export async function compareLedgers(db: Database, { account }: FakeGateway): Promise<Ledgers> {
  const captures = await db.selectFrom('captures').selectAll().execute();
  const bookings = await db
    .selectFrom('bookings')
    .select(['id', 'state', 'payment', 'paid_minor', 'cancellation'])
    .execute();
  const paid = [...account.pages.values()].filter(({ state }) => state === 'paid');
  const faults: string[] = [];
  let returned = 0;
  for (const { captureId = '', amount, reference } of paid) {
    const back = account.refundsOf(captureId).filter(({ state }) => state === 'processed');
    const backSum = back.reduce((sum, refund) => sum + refund.amount, 0);
    if (back.length > 1) faults.push(`${reference}: refunded ${back.length} times`);
    const capture = captures.find(({ id }) => id === captureId);
    if (capture === undefined) {
      faults.push(`${reference}: the gateway took ${amount} and the hotel does not know it`);
      continue;
    }
    if (capture.amount_minor !== amount)
      faults.push(`${captureId}: ${amount} taken, ${capture.amount_minor} known`);
    const booking = bookings.find(({ id }) => id === capture.booking_id);
    const isBooked = booking?.state === 'SUCCESSFUL' && capture.returned_at === null;
    if (isBooked && backSum > 0) faults.push(`${captureId}: booked, and ${backSum} went back`);
    if (!isBooked && backSum !== amount)
      faults.push(`${captureId}: ${booking?.state}, and ${backSum} of ${amount} went back`);
    returned += isBooked ? 0 : 1;
  }
  const known = new Set(paid.map(({ captureId }) => captureId));
  for (const { id } of captures) if (!known.has(id)) faults.push(`${id}: known here and not at the gateway`);
  const booked = bookings.filter(({ state }) => state === 'SUCCESSFUL');
  for (const { id, payment } of booked) if (payment !== 'PAID') faults.push(`${id}: booked and ${payment}`);
  faults.push(...(await unfinishedRefunds(db)));
  return { paid: paid.length, booked: booked.length, returned, faults };
}

async function unfinishedRefunds(db: Database): Promise<string[]> {
  const refunds = await db.selectFrom('refunds').select('id').execute();
  const processed = await db
    .selectFrom('refund_states')
    .select('refund_id')
    .where('state', '=', 'PROCESSED')
    .execute();
  const done = new Set(processed.map(({ refund_id: id }) => id));
  return refunds.flatMap(({ id }) => (done.has(id) ? [] : [`refund ${id}: not processed at the end`]));
}
