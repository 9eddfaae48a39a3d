import type { Booking } from '#schemas/api-types';

/** Where a booking stands, in the one word of its mark: a successful one whose guest never came is a missed stay. */
export function bookingStatusOf({
  state,
  stayState,
}: Pick<Booking, 'state' | 'stayState'>): Booking['state'] | 'NO_SHOW' {
  return stayState === 'NO_SHOW' ? 'NO_SHOW' : state;
}
