import type { Booking } from '#schemas/api-types';

/** The status of a booking: a successful one whose guest did not arrive is a no-show. */
export function bookingStatusOf({
  state,
  stayState,
}: Pick<Booking, 'state' | 'stayState'>): Booking['state'] | 'NO_SHOW' {
  return stayState === 'NO_SHOW' ? 'NO_SHOW' : state;
}
