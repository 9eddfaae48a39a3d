import { noShowQuote } from '#domain/cancellation';
import type { BookingNoShow } from '#schemas/api-types';
import { snapshotOf } from './snapshot.ts';
import type { Handle } from '../platform/db/database.ts';
import type { RefundRecord } from './refunds/refund-repository.ts';
import { refundFigures } from './refunds/map-refund.ts';
import { findAction } from '../platform/audit/find-action.ts';
import type { BookingRow } from './booking-repository.ts';

/** What is written down when a stay is marked as missed. */
export interface NoShowFigures {
  penaltyMinor: number;
  refundMinor: number;
}

/** That a stay was marked as missed: when, on which figures, and by whom, which only staff are told. */
export interface NoShowRecord {
  markedAt: string;
  by: string;
  figures: NoShowFigures;
}

/** How a stay was marked as missed; undefined for any other stay. */
export async function findNoShow(db: Handle, booking: BookingRow): Promise<NoShowRecord | undefined> {
  if (booking.stay_state !== 'NO_SHOW') return undefined;
  // Marked on the day after arrival or later: nothing before it has to be read.
  const since = booking.check_in;
  const marked = await findAction(db, { action: 'MARK_NO_SHOW', subject: booking.reference, since });
  if (marked === undefined) return undefined;
  // markNoShow wrote it and nobody writes it again.
  const figures = JSON.parse(marked.details) as NoShowFigures;
  return { markedAt: marked.createdAt, by: marked.actor, figures };
}

/** What a missed stay came to, for guest and staff alike. */
export function toNoShow(
  booking: BookingRow,
  { markedAt, figures: { penaltyMinor, refundMinor } }: NoShowRecord,
  refunds: readonly RefundRecord[],
): BookingNoShow {
  const { policy, lines } = snapshotOf(booking);
  return {
    markedAt,
    penaltyMinor,
    // It follows from what the booking froze, as the penalty did, and so is not written down beside it.
    penaltyTaxMinor: noShowQuote({ policy, lines }).penaltyTaxMinor,
    refundableMinor: refundMinor,
    // Money that comes in later goes back: what was paid is what it was then.
    dueMinor: Math.max(0, penaltyMinor - booking.paid_minor),
    ...refundFigures(refunds),
  };
}
