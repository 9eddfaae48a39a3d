import type { CurrencyUnit } from '#domain/currency';
import { enterUndonePenalty } from '../../ledger/index.ts';
import { type Actor, recordAction } from '../../platform/audit/record-action.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { bookingById } from '../booking-repository.ts';
import type { BookingContext } from '../context.ts';
import { settleDocuments } from '../documents/settle-documents.ts';
import { send } from '../mails/send.ts';
import { findNoShow } from '../no-show-record.ts';
import { findRefundsByHand } from '../refunds/money-at-hotel.ts';
import { bookingNamed } from './find-bookings.ts';
import { writeStayState } from './move-stay.ts';

/** A no-show that was taken back, without the guest; amounts in minor units. */
export interface UndoneNoShow extends CurrencyUnit {
  reference: string;
  /** The penalty that is charged no more. */
  penaltyMinor: number;
  /** What went back for the no-show, or still does: it is due again. */
  backMinor: number;
  /** The part of that which staff still have to pay back by hand. */
  byHandMinor: number;
  /** What is to be paid for the stay, with what goes back. */
  dueMinor: number;
  /** Whether the guest has an address that reads so. */
  isMailed: boolean;
}

/**
 * Takes a no-show back on the day on which it was marked: the stay is due again at its price, the penalty is charged no
 * more, and the guest, whom the no-show was mailed to, reads so (BOOKING-RULES, States). A refund that it started goes its
 * way, and is due again. Throws a StaffError where it was not marked today.
 */
export async function undoNoShow(context: BookingContext, name: string, actor: Actor): Promise<UndoneNoShow> {
  return context.db.transaction().execute(async (trx) => {
    const missed = await bookingNamed(trx, name);
    const now = context.clock.now();
    const noShow = await findNoShow(trx, missed);
    await writeStayState(trx, missed, { trigger: 'UNDO_NO_SHOW', now, missedAt: noShow?.markedAt });
    const { id, reference } = missed;
    const penaltyMinor = noShow?.figures.penaltyMinor ?? 0;
    const at = now.toISOString();
    await enterUndonePenalty(trx, missed, {
      source: `no-show undone:${context.newId()}`,
      penaltyMinor,
      now: at,
    });
    const unit = unitOfRow(missed);
    await recordAction(context, trx, { actor, action: 'UNDO_NO_SHOW', subject: reference });
    await recordEvent(trx, {
      kind: 'NO_SHOW_UNDONE',
      bookingId: id,
      at,
      actor,
      facts: { penaltyMinor, ...unit },
    });
    const document = await settleDocuments(context, trx, id);
    const booking = await bookingById(trx, id);
    await send(context, trx, { kind: 'no-show-undone', booking, facts: { at, document } });
    const byHand = await findRefundsByHand(trx, id);
    return {
      reference,
      ...unit,
      penaltyMinor,
      backMinor: missed.paid_minor - booking.paid_minor,
      byHandMinor: byHand.reduce((sum, refund) => sum + refund.amount_minor, 0),
      dueMinor: Math.max(0, booking.due_minor),
      isMailed: booking.email_verified_at !== null && booking.email !== '',
    };
  });
}
