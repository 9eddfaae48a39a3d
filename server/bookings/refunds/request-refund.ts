import { stepAt } from '#domain/gateways/known';
import { shareRefund } from '#domain/refund';
import { accountOf, enter } from '../../ledger/index.ts';
import type { BookingContext } from '../context.ts';
import type { Trx } from '../../platform/db/database.ts';
import { type CurrencyColumns, unitOfRow } from '../../platform/db/unit-of-row.ts';
import { findKeptCaptures } from './capture-repository.ts';
import { findOutsideRefunds, outsideMinor } from './outside-refunds.ts';
import { findRefunds, insertRefund } from './refund-repository.ts';

interface Refundable extends CurrencyColumns {
  id: string;
}

interface Asked {
  booking: Refundable;
  /** The capture that is refunded before the others; by default the oldest. */
  first?: string;
}

/**
 * Requests the refund of what the hotel owes by the account of a booking, shared among its captures, in the transaction
 * of the caller. The gateway gets it later. None of a capture goes back twice: less than all of it is left where it was
 * refunded before, by us or by the gateway's own pages.
 */
export async function requestRefund(
  context: Pick<BookingContext, 'clock' | 'newId'>,
  trx: Trx,
  { booking, first }: Asked,
): Promise<void> {
  const { dueMinor } = await accountOf(trx, booking.id);
  if (dueMinor >= 0) return;
  const now = context.clock.now().toISOString();
  const kept = await findKeptCaptures(trx, booking.id);
  const gone = await refundedOf(trx, booking.id);
  const captures = kept
    .toSorted((a, b) => Number(b.id === first) - Number(a.id === first))
    .map(({ id, amount_minor: amount, gateway, ...row }) => ({
      paymentId: id,
      capturedMinor: Math.max(0, amount - (gone.get(id) ?? 0)),
      stepMinor: stepAt(gateway.toLowerCase(), unitOfRow(row)),
    }));
  const capturedOf = new Map(kept.map(({ id, amount_minor: amount }) => [id, amount]));
  let leftMinor = 0 - dueMinor;
  let last = '';
  for (const share of shareRefund(leftMinor, captures)) {
    last = context.newId();
    leftMinor -= share.amountMinor;
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await insertRefund(trx, {
      id: last,
      booking_id: booking.id,
      reason: 'CANCELLATION',
      payment_id: share.paymentId,
      created_at: now,
      captured_minor: capturedOf.get(share.paymentId) ?? share.capturedMinor,
      amount_minor: share.amountMinor,
      currency: booking.currency,
      currency_digits: booking.currency_digits,
    });
  }
  // A gateway may give back only whole steps of a currency; nobody owes the rest.
  const rounding = {
    kind: 'ADJUSTMENT',
    source: `rounding of refund:${last === '' ? booking.id : last}`,
    amountMinor: leftMinor,
  } as const;
  await enter(trx, booking, { now, entries: [rounding] });
}

/** What of each capture has gone back or is about to, in minor units. */
async function refundedOf(trx: Trx, bookingId: string): Promise<ReadonlyMap<string, number>> {
  const own = (await findRefunds(trx, bookingId)).map(({ payment_id: id, amount_minor: minor }) => ({
    id,
    minor,
  }));
  const outside = (await findOutsideRefunds(trx, bookingId)).map((refund) => ({
    id: refund.capture_id,
    minor: outsideMinor([refund]),
  }));
  const gone = new Map<string, number>();
  for (const { id, minor } of [...own, ...outside]) gone.set(id, (gone.get(id) ?? 0) + minor);
  return gone;
}
