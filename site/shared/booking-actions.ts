import type { BookingActionName } from '#domain/booking-state';
import type { Booking } from '#schemas/api-types';

/** Whether the server allows the action. The site never computes this itself. */
export function isAllowed(booking: Pick<Booking, 'actions'>, action: BookingActionName): boolean {
  return booking.actions.some((known) => known.action === action && known.allowed);
}

/** The code of the server's first reason against an action. */
export function whyNot(booking: Pick<Booking, 'actions'>, action: BookingActionName): string {
  return booking.actions.find((known) => known.action === action)?.reasons[0] ?? '';
}
