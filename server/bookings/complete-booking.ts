import type { Booking } from '#schemas/api-types';
import type { BookingContext } from './context.ts';
import type { Trx } from '../platform/db/database.ts';
import { insertBalance } from './balances/collect-balances.ts';
import { settleDocuments } from './documents/settle-documents.ts';
import { enterCharge } from '../ledger/index.ts';
import { send } from './mails/send.ts';
import { sellHeldNights } from '../stock/index.ts';
import { consentOfBooking } from './news/consent-repository.ts';
import { stopLink } from './news/stop-link.ts';
import { bookingById, markSuccessful } from './booking-repository.ts';
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
  await sellHeldNights(trx, id);
  await enterCharge(trx, confirmed, now.toISOString());
  const row = await bookingById(trx, id);
  await insertBalance(trx, row);
  const document = await settleDocuments(context, trx, id);
  const described = await describeBooking(trx, row, now);
  await send(context, trx, { kind: 'booked-notice', booking: row, described, facts: {} });
  const consentId = await consentOfBooking(trx, id);
  const stopNewsUrl = consentId === undefined ? undefined : stopLink(context, consentId);
  const facts = { stopNewsUrl, document };
  await send(context, trx, { kind: 'confirmation', booking: row, described, facts });
  return described;
}
