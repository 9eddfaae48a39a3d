import type { Database } from '../../server/platform/db/database.ts';
import { PAID_MINOR } from '../../server/ledger/index.ts';
import type { FakeGateway } from '../../server/test-support/gateways/fake-gateway.ts';

export interface Ledgers {
  paid: number;
  booked: number;
  returned: number;
  invoices: number;
  creditNotes: number;
  faults: string[];
}

/**
 * Compares what the gateway has taken and given back with what the hotel knows: no booking without money, no money
 * without a booking or a refund, no refund twice, and every tax document once.
 */
export async function compareLedgers(db: Database, { account }: FakeGateway): Promise<Ledgers> {
  const captures = await db.selectFrom('captures').selectAll().execute();
  const bookings = await db
    .selectFrom('bookings')
    .select(['id', 'state', 'total_minor', 'cancellation'])
    .select(PAID_MINOR)
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
  for (const { id, paid_minor: paidMinor, total_minor: totalMinor } of booked)
    if (paidMinor !== totalMinor) faults.push(`${id}: booked, and ${paidMinor} of ${totalMinor} paid`);
  const differing = await db
    .selectFrom('payments')
    .select(['id', 'differs'])
    .where('differs', 'is not', null)
    .execute();
  for (const { id, differs } of differing) faults.push(`${id}: the hotel itself found ${differs}`);
  const documents = await countDocuments(db);
  faults.push(...(await unfinishedRefunds(db)), ...documents.faults);
  const { invoices, creditNotes } = documents;
  return { paid: paid.length, booked: booked.length, returned, invoices, creditNotes, faults };
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

/** One invoice for each stay that was ever paid; less its credit notes it is what the hotel keeps. No gap in a series. */
async function countDocuments(db: Database): Promise<Pick<Ledgers, 'creditNotes' | 'faults' | 'invoices'>> {
  const documents = await db.selectFrom('tax_documents').selectAll().execute();
  const bookings = await db
    .selectFrom('bookings')
    .select(['id', 'reserved_at', 'state'])
    .select(PAID_MINOR)
    .execute();
  const returned = await db
    .selectFrom('refunds')
    .select(['booking_id', 'amount_minor'])
    .where('reason', '=', 'CANCELLATION')
    .execute();
  const faults: string[] = [];
  for (const { id, reserved_at: reservedAt, paid_minor: paidMinor } of bookings) {
    const own = documents.filter((each) => each.booking_id === id);
    const invoices = own.filter(({ kind }) => kind === 'INVOICE');
    const wanted = reservedAt === null ? 0 : 1;
    if (invoices.length !== wanted) faults.push(`${id}: ${invoices.length} invoices, not ${wanted}`);
    const back = returned.filter((refund) => refund.booking_id === id);
    const keptMinor = wanted * (paidMinor - back.reduce((sum, refund) => sum + refund.amount_minor, 0));
    const saidMinor = own.reduce(
      (sum, { kind, total_minor: total }) => sum + (kind === 'INVOICE' ? total : -total),
      0,
    );
    if (saidMinor !== keptMinor) faults.push(`${id}: ${keptMinor} kept, and the documents say ${saidMinor}`);
  }
  const series = Map.groupBy(documents, (each) => `${each.series}/${each.year}`);
  for (const [name, rows] of series) {
    const numbers = rows.map(({ number }) => number).toSorted((a, b) => a - b);
    if (numbers.some((number, index) => number !== index + 1)) faults.push(`${name}: a gap or a double`);
  }
  const counted = (kind: string): number => documents.filter((each) => each.kind === kind).length;
  return { invoices: counted('INVOICE'), creditNotes: counted('CREDIT_NOTE'), faults };
}
