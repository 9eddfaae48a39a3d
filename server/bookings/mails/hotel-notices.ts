import { writtenEmail } from '#domain/email-address';
import { writtenPhone } from '#schemas/written-phone';
import { formatMoney } from '#domain/money';
import type { Booking, BookingLocation, GuestDetails } from '#schemas/api-types';
import type { Texts } from '../../release/index.ts';
import { cancellationFacts, reasonFacts, type ReportedCancellation } from './cancellation-mail.ts';
import { instantAt, shortDate } from '../../platform/mail/hotel-time.ts';
import type { MailDocument } from '../../platform/mail/mail-document.ts';
import type { MailKind } from '../../platform/outbox/queue-mail.ts';
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
  { because, cancellation, byHandMinor }: ReportedCancellation & { byHandMinor: number },
): MailDocument {
  const what = because === 'UNPAID' ? 'unpaid' : 'cancelled';
  return noticeOf(text, booking, what, [
    ...stayFacts(text, booking),
    ...(because === 'UNPAID' ? [] : reasonFacts(text, cancellation)),
    ...cancellationFacts(text, booking, cancellation),
    ...(byHandMinor === 0
      ? []
      : [
          {
            label: text('mail.notice.byHand'),
            lines: [formatMoney(byHandMinor, booking.totals, text.locale)],
          },
        ]),
    guestFact(text, booking),
  ]);
}

/** The notice that a balance will not be asked for, because the guest's details were erased. It names no guest. */
export function unaskedNotice(text: Texts, booking: Booking, balanceMinor: number): MailDocument {
  const { totals, deposit, location } = booking;
  const { timezone } = location;
  const { dueAt } = deposit?.balance ?? {};
  const names = namesOf(text, booking);
  return {
    language: text.language,
    subject: text('mail.notice.unasked.subject', names),
    blocks: [
      { kind: 'paragraph', text: text('mail.notice.unasked.intro', names) },
      {
        kind: 'facts',
        facts: [
          ...stayFacts(text, booking),
          {
            label: text('mail.notice.unasked.balance'),
            lines: [formatMoney(balanceMinor, totals, text.locale)],
          },
          ...(dueAt === undefined
            ? []
            : [
                {
                  label: text('mail.notice.unasked.due'),
                  lines: [
                    text('mail.notice.unasked.at', {
                      time: instantAt(dueAt, timezone, text.locale),
                      timezone,
                    }),
                  ],
                },
              ]),
        ],
      },
    ],
  };
}

/** Notices to the hotel, mails of accounts and of the contact form, and what a guest in a browser can ask for again. */
type MailWithoutNotice =
  | 'account-code'
  | 'account-notice'
  | 'code'
  | 'contact'
  | 'link'
  | 'receipt'
  | `${string}-notice`;

const GUEST_MAILS = {
  balance: 'balance',
  'balance-reminder': 'balance',
  confirmation: 'confirmation',
  cancelled: 'cancelled',
  'no-show': 'noShow',
  option: 'option',
  paid: 'paid',
  'payment-failed': 'failed',
  'payment-pending': 'pending',
  refund: 'refund',
  returned: 'returned',
} as const satisfies Record<Exclude<MailKind, MailWithoutNotice>, string>;

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
  const names = namesOf(text, mail);
  const { checkIn, checkOut } = names;
  return {
    language: text.language,
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
  const names = namesOf(text, booking);
  return {
    language: text.language,
    subject: text(`mail.notice.${what}.subject`, names),
    blocks: [
      { kind: 'paragraph', text: text(`mail.notice.${what}.intro`, names) },
      { kind: 'facts', facts },
      { kind: 'paragraph', text: text('mail.notice.reply') },
    ],
  };
}

function namesOf(
  { locale }: Texts,
  { reference, location, stay }: Pick<UndeliveredMail, 'location' | 'reference' | 'stay'>,
) {
  return {
    reference,
    location: location.name,
    checkIn: shortDate(stay.checkIn, locale),
    checkOut: shortDate(stay.checkOut, locale),
  };
}

function guestFact(text: Texts, { guest }: Pick<Booking, 'guest'>): Fact {
  const { guestFirstName, guestLastName, guestPhone, guestEmail } = guest;
  const name = `${guestFirstName} ${guestLastName}`.trim();
  return {
    label: text('mail.notice.guest'),
    lines: [name, writtenPhone(guestPhone), ...(guestEmail === '' ? [] : [writtenEmail(guestEmail)])],
  };
}

function requestFacts(text: Texts, { requests, arrivalTime }: Booking): Fact[] {
  return [
    ...(arrivalTime === undefined ? [] : [{ label: text('fields.arrivalTime'), lines: [arrivalTime] }]),
    ...(requests === undefined ? [] : [{ label: text('fields.requests'), lines: requests.split('\n') }]),
  ];
}
