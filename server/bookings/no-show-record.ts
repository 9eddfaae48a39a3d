import { noShowQuote } from '#domain/cancellation';
import type { BookingNoShow } from '#schemas/api-types';
import { soldLinesOf } from './snapshot.ts';
import type { Handle } from '../platform/db/database.ts';
import type { RefundRecord } from './refunds/refund-repository.ts';
import { refundFigures } from './refunds/map-refund.ts';
import { findAction } from '../platform/audit/find-action.ts';
import type { SoldBooking } from './booking-repository.ts';

export interface NoShowFigures {
  penaltyMinor: number;
  refundMinor: number;
}

/** A stay marked as no-show; only staff see `by`. */
export interface NoShowRecord {
  markedAt: string;
  by: string;
  figures: NoShowFigures;
}

/** Finds the no-show record of a booking; undefined for any other stay. */
export async function findNoShow(db: Handle, booking: SoldBooking): Promise<NoShowRecord | undefined> {
  if (booking.stay_state !== 'NO_SHOW') return undefined;
  // It is marked after the arrival day, so older rows need no reading.
  const since = booking.check_in;
  const marked = await findAction(db, { action: 'MARK_NO_SHOW', subject: booking.reference, since });
  if (marked === undefined) return undefined;
  // Only markNoShow writes it.
  const figures = JSON.parse(marked.details) as NoShowFigures;
  return { markedAt: marked.createdAt, by: marked.actor, figures };
}

/** Maps a no-show to its API shape, for guest and staff. */
export function toNoShow(
  booking: SoldBooking,
  { markedAt, figures: { penaltyMinor, refundMinor } }: NoShowRecord,
  refunds: readonly RefundRecord[],
): BookingNoShow {
  const snapshot = booking.sold;
  return {
    markedAt,
    penaltyMinor,
    // Not stored, because it follows from the booking's own terms.
    penaltyTaxMinor: noShowQuote({ policy: snapshot.policy, ...soldLinesOf(snapshot) }).penaltyTaxMinor,
    refundableMinor: refundMinor,
    dueMinor: Math.max(0, penaltyMinor - booking.paid_minor),
    ...refundFigures(refunds, markedAt),
  };
}
