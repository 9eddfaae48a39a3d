import type { Booking } from '#schemas/api-types';
import { whyNot } from './booking-actions.ts';
import type { Formats } from './format/formats.ts';

/** Whether the staff keep the rooms for the guest, for days. */
export function isOption(booking: Pick<Booking, 'actions'>): boolean {
  return whyNot(booking, 'EXTEND_HOLD') === 'HELD_BY_STAFF';
}

/** When a hold ends, in the time of the hotel; of an option the day too. */
export function writtenHoldEnd(
  formats: Pick<Formats, 'moment' | 'time'>,
  booking: Pick<Booking, 'actions' | 'location'>,
  expiresAt: string,
): string {
  const { timezone } = booking.location;
  return isOption(booking) ? formats.moment(expiresAt, timezone) : formats.time(expiresAt, timezone);
}
