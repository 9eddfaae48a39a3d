import type { Handle } from '../../../db/database.ts';
import { findRefunds } from '../../../refunds/refund-repository.ts';
import { refundedMinor } from '../../../refunds/to-refund.ts';
import { findAction } from '../../../staff/find-action.ts';
import type { BookingRow } from '../booking-repository.ts';

/** What is written down when a stay is marked as missed. */
export interface NoShowFigures {
  penaltyMinor: number;
  refundMinor: number;
}

/** What the hotel keeps of a missed stay, gives back and still asks for. */
export interface NoShowCharges {
  penaltyMinor: number;
  /** What goes back of what was paid, and how much of it has arrived. */
  refundableMinor: number;
  refundedMinor: number;
  /** What the guest still owes of the penalty. */
  dueMinor: number;
}

/** What a missed stay came to, and who marked it. */
export interface NoShowForStaff extends NoShowCharges {
  markedAt: string;
  by: string;
}

/** The figures of a missed stay, as they were written down when it was marked; undefined for any other stay. */
export async function noShowForStaff(db: Handle, booking: BookingRow): Promise<NoShowForStaff | undefined> {
  if (booking.stay_state !== 'NO_SHOW') return undefined;
  // Marked on the day after arrival or later: nothing before it has to be read.
  const since = booking.check_in;
  const marked = await findAction(db, { action: 'MARK_NO_SHOW', subject: booking.reference, since });
  if (marked === undefined) return undefined;
  // markNoShow wrote it and nobody writes it again.
  const figures = JSON.parse(marked.details) as NoShowFigures;
  return { markedAt: marked.createdAt, by: marked.actor, ...(await noShowCharges(db, booking, figures)) };
}

/** What the figures come to with what was paid, and how much of the refund has arrived. */
export async function noShowCharges(
  db: Handle,
  booking: BookingRow,
  { penaltyMinor, refundMinor }: NoShowFigures,
): Promise<NoShowCharges> {
  const refunds = await findRefunds(db, booking.id);
  return {
    penaltyMinor,
    refundableMinor: refundMinor,
    // What the booking never kept is in the list of refunds, not in these figures.
    refundedMinor: refundedMinor(refunds.filter(({ reason }) => reason === 'CANCELLATION')),
    // Money that comes in later goes back: what was paid is what it was then.
    dueMinor: Math.max(0, penaltyMinor - booking.paid_minor),
  };
}
