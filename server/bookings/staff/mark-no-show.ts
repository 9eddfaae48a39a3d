import type { CurrencyUnit } from '#domain/currency';
import { noShowQuote } from '#domain/cancellation';
import { todayIn } from '#domain/stay';
import type { BookingNoShow } from '#schemas/api-types';
import { snapshotOf, soldLinesOf } from '../snapshot.ts';
import type { BookingContext } from '../context.ts';
import { settleDocuments } from '../documents/settle-documents.ts';
import { findRefunds } from '../refunds/refund-repository.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { StaffError } from '../../platform/audit/staff-error.ts';
import type { BookingRow } from '../booking-repository.ts';
import { type NoShowFigures, toNoShow } from '../no-show-record.ts';
import { bookingNamed } from './find-bookings.ts';
import { notifyNoShow } from './notify-no-show.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';

/** A stay that was just marked as no-show, without the guest. */
export interface MarkedNoShow
  extends
    CurrencyUnit,
    Pick<BookingNoShow, 'dueMinor' | 'penaltyMinor' | 'refundableMinor' | 'refundedMinor'> {
  reference: string;
}

/**
 * Marks a no-show, from the day after arrival, on the booking's own terms. The booking stays successful, the
 * stay becomes NO_SHOW, the amount beyond the penalty goes back, and the guest is notified (BOOKING-RULES,
 * Cancellation 16).
 */
export async function markNoShow(
  context: BookingContext,
  name: string,
  actor: string,
): Promise<MarkedNoShow> {
  return context.db.transaction().execute(async (trx) => {
    const booking = await bookingNamed(trx, name);
    const snapshot = snapshotOf(booking);
    const { policy, location } = snapshot;
    refuseUnlessMissed(booking, todayIn(location.timezone, context.clock.now()));
    const marked = await trx
      .updateTable('bookings')
      .set({ stay_state: 'NO_SHOW' })
      .where('id', '=', booking.id)
      .where('state', '=', 'SUCCESSFUL')
      .where('stay_state', '=', 'DUE')
      .executeTakeFirst();
    if (marked.numUpdatedRows !== 1n) throw new StaffError(`${booking.reference} has just changed.`);
    const { penaltyMinor, refundMinor } = noShowQuote({
      policy,
      ...soldLinesOf(snapshot),
      paidMinor: booking.paid_minor,
    });
    await requestRefund(context, trx, { booking, refundMinor });
    const figures: NoShowFigures = { penaltyMinor, refundMinor };
    const { id, reference } = booking;
    await recordAction(context, trx, { actor, action: 'MARK_NO_SHOW', subject: reference, details: figures });
    const record = { markedAt: context.clock.now().toISOString(), by: actor, figures };
    const noShow = toNoShow(booking, record, await findRefunds(trx, id));
    const document = await settleDocuments(context, trx, id);
    await notifyNoShow(context, trx, { id, noShow, written: document });
    const { refundableMinor, refundedMinor, dueMinor } = noShow;
    return { reference, ...unitOfRow(booking), penaltyMinor, refundableMinor, refundedMinor, dueMinor };
  });
}

function refuseUnlessMissed(booking: BookingRow, today: string): void {
  const { check_in: checkIn, reference, state, stay_state: stayState } = booking;
  if (state !== 'SUCCESSFUL')
    throw new StaffError(`${reference} is ${state}: only a SUCCESSFUL booking can be marked as no-show.`);
  if (stayState !== 'DUE') throw new StaffError(`The stay of ${reference} is ${stayState} already.`);
  if (today <= checkIn)
    throw new StaffError(
      `${reference} arrives on ${checkIn}; the guest may still come. Mark it from the day after.`,
    );
}
