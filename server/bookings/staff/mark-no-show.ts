import type { CurrencyUnit } from '#domain/currency';
import { noShowQuote } from '#domain/cancellation';
import type { BookingNoShow } from '#schemas/api-types';
import { enterPenalty } from '../../ledger/index.ts';
import { soldLinesOf } from '../snapshot.ts';
import type { BookingContext } from '../context.ts';
import { settleDocuments } from '../documents/settle-documents.ts';
import { send } from '../mails/send.ts';
import { findRefundsByHand } from '../refunds/money-at-hotel.ts';
import { findRefunds } from '../refunds/refund-repository.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { type Actor, recordAction } from '../../platform/audit/record-action.ts';
import { bookingById } from '../booking-repository.ts';
import { type NoShowFigures, toNoShow } from '../no-show-record.ts';
import { bookingNamed } from './find-bookings.ts';
import { writeStayState } from './move-stay.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';
import { recordEvent } from '../../platform/events/record-event.ts';

/** A stay that was just marked as no-show, without the guest. */
export interface MarkedNoShow
  extends
    CurrencyUnit,
    Pick<BookingNoShow, 'dueMinor' | 'penaltyMinor' | 'refundableMinor' | 'refundedMinor'> {
  reference: string;
  /** The part of the refund that staff pay back by hand. */
  byHandMinor: number;
}

/**
 * Marks a no-show, from the day after arrival, on the booking's own terms. The booking stays successful, the
 * stay becomes NO_SHOW, the amount beyond the penalty goes back, and the guest is notified (BOOKING-RULES,
 * Cancellation 16).
 */
export async function markNoShow(context: BookingContext, name: string, actor: Actor): Promise<MarkedNoShow> {
  return context.db.transaction().execute(async (trx) => {
    const booking = await bookingNamed(trx, name);
    const snapshot = booking.sold;
    const { policy } = snapshot;
    await writeStayState(trx, booking, { trigger: 'NO_SHOW', now: context.clock.now() });
    const { penaltyMinor, refundMinor } = noShowQuote({
      policy,
      ...soldLinesOf(snapshot),
      paidMinor: booking.paid_minor,
    });
    const markedAt = context.clock.now().toISOString();
    const source = `no-show:${context.newId()}`;
    await enterPenalty(trx, booking, { source, penaltyMinor, now: markedAt });
    await recordEvent(trx, {
      kind: 'NO_SHOW_MARKED',
      bookingId: booking.id,
      at: markedAt,
      actor,
      facts: { penaltyMinor, refundMinor, ...unitOfRow(booking) },
    });
    await requestRefund(context, trx, { booking });
    const figures: NoShowFigures = { penaltyMinor, refundMinor };
    const { id, reference } = booking;
    await recordAction(context, trx, { actor, action: 'MARK_NO_SHOW', subject: reference, details: figures });
    const record = { markedAt, by: actor.name, figures };
    const noShow = toNoShow(booking, record, await findRefunds(trx, id));
    const document = await settleDocuments(context, trx, id);
    const missed = await bookingById(trx, id);
    await send(context, trx, { kind: 'no-show', booking: missed, facts: { noShow, document } });
    const { refundableMinor, refundedMinor, dueMinor } = noShow;
    const byHand = await findRefundsByHand(trx, id);
    const byHandMinor = byHand.reduce((sum, refund) => sum + refund.amount_minor, 0);
    const amounts = { penaltyMinor, refundableMinor, refundedMinor, byHandMinor, dueMinor };
    return { reference, ...unitOfRow(booking), ...amounts };
  });
}
