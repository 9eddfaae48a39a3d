import type { Booking, BookingCancellation } from '#schemas/api-types';
import type { Texts } from '../current-release/release-texts.ts';
import { cancellationFacts } from './cancellation-mail.ts';
import { shortDate } from './hotel-time.ts';
import type { MailDocument } from './mail-document.ts';
import { type Fact, stayFacts, totalFact } from './stay-facts.ts';

/** What the house has to know of a new booking before the guest comes. */
export function bookedNotice(text: Texts, booking: Booking): MailDocument {
  return noticeOf(text, booking, 'booked', [
    ...stayFacts(text, booking),
    totalFact(text, booking),
    guestFact(text, booking),
    ...wishFacts(text, booking),
  ]);
}

/** That a guest will not come, and what is left to settle. */
export function cancelledNotice(
  text: Texts,
  booking: Booking,
  cancellation: BookingCancellation,
): MailDocument {
  return noticeOf(text, booking, 'cancelled', [
    ...stayFacts(text, booking),
    ...reasonFacts(text, cancellation),
    ...cancellationFacts(text, booking, cancellation),
    guestFact(text, booking),
  ]);
}

/** Nothing that was typed stands in the subject. */
function noticeOf(text: Texts, booking: Booking, what: 'booked' | 'cancelled', facts: Fact[]): MailDocument {
  const names = namesOf(booking);
  return {
    subject: text(`mail.notice.${what}.subject`, names),
    blocks: [
      { kind: 'paragraph', text: text(`mail.notice.${what}.intro`, names) },
      { kind: 'facts', facts },
      { kind: 'paragraph', text: text('mail.notice.reply') },
    ],
  };
}

function reasonFacts(text: Texts, { reason }: BookingCancellation): Fact[] {
  return reason === undefined ? [] : [{ label: text('mail.cancelled.reason'), lines: reason.split('\n') }];
}

function namesOf({ reference, location, stay }: Booking): Record<string, string> {
  return {
    reference,
    location: location.name,
    checkIn: shortDate(stay.checkIn),
    checkOut: shortDate(stay.checkOut),
  };
}

function guestFact(text: Texts, { guest }: Booking): Fact {
  const { guestFirstName, guestLastName, guestPhone, guestEmail } = guest;
  const name = `${guestFirstName} ${guestLastName}`.trim();
  return { label: text('mail.notice.guest'), lines: [name, guestPhone, guestEmail] };
}

function wishFacts(text: Texts, { requests, arrivalTime }: Booking): Fact[] {
  return [
    ...(arrivalTime === undefined ? [] : [{ label: text('fields.arrivalTime'), lines: [arrivalTime] }]),
    ...(requests === undefined ? [] : [{ label: text('fields.requests'), lines: requests.split('\n') }]),
  ];
}
