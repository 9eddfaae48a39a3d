import type { CurrencyUnit } from '#domain/currency';
import type { BookingContext } from '../context.ts';
import { findRefundsByHand } from '../refunds/money-at-hotel.ts';
import { recordRefund } from '../refunds/record-refund.ts';
import { type Actor, recordAction } from '../../platform/audit/record-action.ts';
import { StaffError } from '../../platform/audit/staff-error.ts';
import { bookingNamed } from './find-bookings.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';

/** Refunds that staff paid by hand, in minor units. */
export interface PaidBack extends CurrencyUnit {
  reference: string;
  amountMinor: number;
  /** False where the guest gave no address, or was erased. */
  isMailed: boolean;
}

/** Marks the refunds that staff paid by hand as processed, and notifies the guest. */
export async function markRefundPaid(context: BookingContext, name: string, actor: Actor): Promise<PaidBack> {
  return context.db.transaction().execute(async (trx) => {
    const booking = await bookingNamed(trx, name);
    const { id, reference } = booking;
    const unit = unitOfRow(booking);
    const refunds = await findRefundsByHand(trx, id);
    if (refunds.length === 0)
      throw new StaffError(
        `${reference} has no refund to pay by hand. List its refunds: verandah bookings show ${reference}`,
      );
    // A payment by hand has both states at once.
    const changes = refunds.flatMap(({ id: refundId }) => [
      { refundId, state: 'PROCESSING', actor } as const,
      { refundId, state: 'PROCESSED', actor } as const,
    ]);
    for (const change of changes) {
      // oxlint-disable-next-line no-await-in-loop -- the steps of a history, in their order
      await recordRefund(context, trx, change);
    }
    const amountMinor = refunds.reduce((sum, refund) => sum + refund.amount_minor, 0);
    const details = { amountMinor, ...unit };
    await recordAction(context, trx, { actor, action: 'REFUND_PAID', subject: reference, details });
    return { reference, ...unit, amountMinor, isMailed: booking.email_verified_at !== null };
  });
}
