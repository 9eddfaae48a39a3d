import type { BookingActionName } from '#domain/booking-state';
import type { Booking } from '#schemas/api-types';

/** Whether the server would do it now; the site never derives a rule again. */
export function isAllowed(booking: Booking, action: BookingActionName): boolean {
  return booking.actions.some((known) => known.action === action && known.allowed);
}
