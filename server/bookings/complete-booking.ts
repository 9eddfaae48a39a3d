import type { Selectable } from 'kysely';
import type { Booking } from '#schemas/api-types';
import type { BookingContext } from './context.ts';
import type { Actor } from '../platform/audit/record-action.ts';
import type { Trx } from '../platform/db/database.ts';
import type { BookingsTable } from '../platform/db/tables.ts';
import { recordEvent } from '../platform/events/record-event.ts';
import type { DocumentRow } from './documents/document-repository.ts';
import { insertBalance } from './balances/collect-balances.ts';
import { settleDocuments } from './documents/settle-documents.ts';
import { enterCharge } from '../ledger/index.ts';
import { send } from './mails/send.ts';
import { sellHeldNights } from '../stock/index.ts';
import { consentOfBooking } from './news/consent-repository.ts';
import { stopLink } from './news/stop-link.ts';
import { bookingById, type SoldBooking, markSuccessful } from './booking-repository.ts';
import { describeBooking } from './show-booking.ts';

/**
 * Completes a booking: its state, its nights and its mails, in the transaction of the caller. Undefined when
 * the booking has left the state `from`.
 */
export async function completeBooking(
  context: BookingContext,
  trx: Trx,
  { id, from }: { id: string; from: 'EXPIRED' | 'PENDING' },
): Promise<Booking | undefined> {
  const now = context.clock.now();
  const confirmed = await markSuccessful(trx, id, { from, now: now.toISOString() });
  if (confirmed === undefined) return undefined;
  const sold = await sellBooking(context, trx, confirmed);
  const { booking, described } = sold;
  await send(context, trx, { kind: 'booked-notice', booking, described, facts: {} });
  await sendConfirmation(context, trx, sold);
  return described;
}

/** Sells at once what the staff booked, with its nights and the guest's mail, in the transaction of the caller. */
export async function sellAtOnce(
  context: BookingContext,
  trx: Trx,
  { row, actor }: { row: SoldBooking; actor: Actor },
): Promise<void> {
  const at = context.clock.now().toISOString();
  await recordEvent(trx, { kind: 'CONFIRMED', bookingId: row.id, at, actor, facts: { from: 'NEW' } });
  // The staff need no notice of their own booking.
  await sendConfirmation(context, trx, await sellBooking(context, trx, row));
}

interface Sold {
  booking: SoldBooking;
  described: Booking;
  document: DocumentRow | undefined;
}

async function sellBooking(context: BookingContext, trx: Trx, row: Selectable<BookingsTable>): Promise<Sold> {
  const now = context.clock.now();
  await sellHeldNights(trx, row.id);
  await enterCharge(trx, row, now.toISOString());
  const booking = await bookingById(trx, row.id);
  await insertBalance(trx, booking);
  const document = await settleDocuments(context, trx, row.id);
  return { booking, described: await describeBooking(trx, booking, now), document };
}

async function sendConfirmation(
  context: BookingContext,
  trx: Trx,
  { booking, described, document }: Sold,
): Promise<void> {
  const consentId = await consentOfBooking(trx, booking.id);
  const stopNewsUrl = consentId === undefined ? undefined : stopLink(context, consentId);
  const facts = { stopNewsUrl, document };
  await send(context, trx, { kind: 'confirmation', booking, described, facts });
}
