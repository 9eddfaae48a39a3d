import { refundQuote, releaseQuote, type ReleaseQuote, type RefundQuote } from '#domain/cancellation';
import { DomainError } from '#domain/refusal';
import { soldLinesOf } from '../snapshot.ts';
import type { SoldBooking } from '../booking-repository.ts';

export type FiguresNow = ReleaseQuote | Exclude<RefundQuote, { kind: 'NO_CANCEL' }>;

/**
 * Computes the figures from the terms stored in the booking. Refuses with STATE_CONFLICT when it cannot be
 * cancelled.
 */
export function figuresOf(booking: SoldBooking, now: Date): FiguresNow {
  const paidMinor = booking.paid_minor;
  if (booking.state === 'PENDING') return releaseQuote({ paidMinor, expiresAt: booking.expires_at, now });
  const snapshot = booking.sold;
  const { policy, location } = snapshot;
  const figures = refundQuote({
    policy,
    ...soldLinesOf(snapshot),
    stay: { checkIn: booking.check_in, checkOut: booking.check_out },
    timezone: location.timezone,
    checkInMinutes: location.checkIn,
    reservedAt: booking.reserved_at ?? booking.created_at,
    paidMinor,
    now,
  });
  if (figures.kind === 'NO_CANCEL') throw new DomainError('STATE_CONFLICT', { state: booking.state });
  return figures;
}
