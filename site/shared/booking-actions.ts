import type { BookingActionName } from '#domain/booking-state';
import type { Booking } from '#schemas/api-types';

/** Whether the server would do it now; the site never derives a rule again. */
export function isAllowed(booking: Booking, action: BookingActionName): boolean {
  return booking.actions.some((known) => known.action === action && known.allowed);
}

/** The server's first reason against it, as its code. */
export function whyNot(booking: Booking, action: BookingActionName): string {
  return booking.actions.find((known) => known.action === action)?.reasons[0] ?? '';
}
