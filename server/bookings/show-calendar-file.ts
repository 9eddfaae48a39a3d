import { DomainError } from '#domain/refusal';
import type { BookingContext } from './context.ts';
import type { Visitor } from '../accounts/index.ts';
import { stayCalendar } from './mails/stay-calendar.ts';
import { showBooking } from './show-booking.ts';

/**
 * Returns the stay as a calendar file. Refuses with STATE_CONFLICT for a booking that was never confirmed; a
 * cancelled one withdraws its event.
 */
export async function showCalendarFile(
  context: BookingContext,
  visitor: Visitor,
  id: string,
): Promise<string> {
  const booking = await showBooking(context, visitor, id);
  if (booking.reservedAt === undefined) throw new DomainError('STATE_CONFLICT', { state: booking.state });
  const text = context.release.get().text(booking.language);
  return stayCalendar(text, booking, context.clock.now()).content;
}
