import { refundQuote, releaseQuote, type ReleaseQuote, type RefundQuote } from '#domain/cancellation';
import { DomainError } from '#domain/refusal';
import { snapshotOf } from '../snapshot.ts';
import type { BookingRow } from '../booking-repository.ts';

/** What cancelling means at this moment, with how long it holds. */
export type FiguresNow = ReleaseQuote | Exclude<RefundQuote, { kind: 'NO_CANCEL' }>;

/** The domain's figures for a booking that can be cancelled, from what the booking froze. */
export function figuresOf(booking: BookingRow, now: Date): FiguresNow {
  const paidMinor = booking.paid_minor;
  if (booking.state === 'PENDING') return releaseQuote({ paidMinor, expiresAt: booking.expires_at, now });
  const { policy, lines, location } = snapshotOf(booking);
  const figures = refundQuote({
    policy,
    lines,
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
