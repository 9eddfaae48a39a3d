import { DomainError } from '#domain/refusal';
import type { BookingRow } from './booking-repository.ts';
import { stateAt } from './to-booking.ts';

/** Codes, confirmation and the hold's extension are for bookings that wait for their guest. */
export function refuseUnlessPending(booking: BookingRow, now: Date): void {
  const state = stateAt(booking, now);
  if (state === 'EXPIRED') throw new DomainError('HOLD_EXPIRED', { state });
  if (state !== 'PENDING') throw new DomainError('STATE_CONFLICT', { state });
}
