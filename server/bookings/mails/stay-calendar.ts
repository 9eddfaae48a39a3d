import { writtenPhone } from '#schemas/written-phone';
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { instantOf } from '#domain/stay';
import type { Booking } from '#schemas/api-types';
import type { CalendarFile } from '../../platform/mail/mail.ts';
import type { Texts } from '../../release/index.ts';

/**
 * The stay as one event (RFC 5545) in UTC, so that calendars need no time zone rules. A cancelled booking
 * withdraws the event of its confirmation: same UID, later SEQUENCE.
 */
export function stayCalendar(text: Texts, booking: Booking, now: Date): CalendarFile {
  const { location, stay, reference } = booking;
  const isCancelled = booking.cancellation !== undefined;
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  // By its name: the default export is another one inside the bundle of the command, which is CommonJS.
  const calendar = new ICalCalendar({
    prodId: { company: 'Verandah', product: 'Bookings', language: text.language.toUpperCase() },
    method,
  });
  calendar.createEvent({
    id: `${booking.id}@${hostOf(location.email)}`,
    sequence: isCancelled ? 1 : 0,
    stamp: now,
    start: new Date(instantOf(stay.checkIn, location.checkIn, location.timezone)),
    end: new Date(instantOf(stay.checkOut, location.checkOut, location.timezone)),
    summary: text('mail.calendar.summary', { location: location.name }),
    description: text('mail.calendar.description', { reference, phone: writtenPhone(location.phone) }),
    location: [location.name, ...location.address].join(', '),
    organizer: { name: location.name, email: location.email },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // A stay should not show the guest as busy.
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  return { method: isCancelled ? 'CANCEL' : 'PUBLISH', content: calendar.toString() };
}

function hostOf(email: string): string {
  return email.split('@').at(-1) ?? 'localhost';
}
