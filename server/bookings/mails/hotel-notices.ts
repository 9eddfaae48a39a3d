import { formatMoney } from '#domain/money';
import { LOCALE } from '#schemas/language';
import type { Booking, BookingCancellation, BookingLocation, GuestDetails } from '#schemas/api-types';
import type { Texts } from '../../release/index.ts';
import { cancellationFacts } from './cancellation-mail.ts';
import { shortDate } from '../../platform/mail/hotel-time.ts';
import type { MailDocument } from '../../platform/mail/mail-document.ts';
import type { Fact } from './fact.ts';
import { stayFacts, totalFact } from './stay-facts.ts';

/** The notice of a new booking to the hotel. */
export function bookedNotice(text: Texts, booking: Booking): MailDocument {
  return noticeOf(text, booking, 'booked', [
    ...stayFacts(text, booking),
    totalFact(text, booking),
    guestFact(text, booking),
    ...requestFacts(text, booking),
  ]);
}

/** The notice of a cancellation to the hotel, with refunds to pay by hand. */
export function cancelledNotice(
  text: Texts,
  booking: Booking,
  { cancellation, byHandMinor }: { cancellation: BookingCancellation; byHandMinor: number },
): MailDocument {
  // Staff know of their own cancellations; of the hotel's others there is one kind.
  const what = cancellation.by === 'HOTEL' ? 'unpaid' : 'cancelled';
  return noticeOf(text, booking, what, [
    ...stayFacts(text, booking),
    ...reasonFacts(text, cancellation),
    ...cancellationFacts(text, booking, cancellation),
    ...(byHandMinor === 0
      ? []
      : [
          {
            label: text('mail.notice.byHand'),
            lines: [formatMoney(byHandMinor, booking.totals.currency, LOCALE)],
          },
        ]),
    guestFact(text, booking),
  ]);
}

const GUEST_MAILS = {
  balance: 'balance',
  confirmation: 'confirmation',
  cancelled: 'cancelled',
  'no-show': 'noShow',
  refund: 'refund',
  returned: 'returned',
} as const;

type GuestMailKind = keyof typeof GUEST_MAILS;

export function isForGuest(kind: string): kind is GuestMailKind {
  return Object.hasOwn(GUEST_MAILS, kind);
}

interface UndeliveredMail {
  kind: GuestMailKind;
  /** The SMTP reply code of the recipient's server. */
  replyCode: number | undefined;
  reference: string;
  location: Pick<BookingLocation, 'name'>;
  stay: { checkIn: string; checkOut: string };
  guest: GuestDetails;
}

/** The notice that a guest's mail was not delivered. It leaves out the mail's text, which may hold a link. */
export function undeliveredNotice(text: Texts, mail: UndeliveredMail): MailDocument {
  const names = namesOf(mail);
  const { checkIn, checkOut } = names;
  return {
    subject: text('mail.notice.undelivered.subject', names),
    blocks: [
      { kind: 'paragraph', text: text('mail.notice.undelivered.intro', { reply: mail.replyCode, ...names }) },
      {
        kind: 'facts',
        facts: [
          { label: text('mail.confirmed.reference'), lines: [mail.reference] },
          {
            label: text('mail.notice.undelivered.mail'),
            lines: [text(`mail.notice.undelivered.${GUEST_MAILS[mail.kind]}`)],
          },
          { label: text('mail.notice.undelivered.stay'), lines: [`${checkIn} – ${checkOut}`] },
          guestFact(text, mail),
        ],
      },
      { kind: 'paragraph', text: text('mail.notice.undelivered.call') },
    ],
  };
}

/** No input goes into the subject. */
function noticeOf(
  text: Texts,
  booking: Booking,
  what: 'booked' | 'cancelled' | 'unpaid',
  facts: Fact[],
): MailDocument {
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

function namesOf({ reference, location, stay }: Pick<UndeliveredMail, 'location' | 'reference' | 'stay'>) {
  return {
    reference,
    location: location.name,
    checkIn: shortDate(stay.checkIn),
    checkOut: shortDate(stay.checkOut),
  };
}

function guestFact(text: Texts, { guest }: Pick<Booking, 'guest'>): Fact {
  const { guestFirstName, guestLastName, guestPhone, guestEmail } = guest;
  const name = `${guestFirstName} ${guestLastName}`.trim();
  return { label: text('mail.notice.guest'), lines: [name, guestPhone, guestEmail] };
}

function requestFacts(text: Texts, { requests, arrivalTime }: Booking): Fact[] {
  return [
    ...(arrivalTime === undefined ? [] : [{ label: text('fields.arrivalTime'), lines: [arrivalTime] }]),
    ...(requests === undefined ? [] : [{ label: text('fields.requests'), lines: requests.split('\n') }]),
  ];
}
