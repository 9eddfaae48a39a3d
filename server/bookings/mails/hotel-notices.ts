import { writtenEmail } from '#domain/email-address';
import { writtenPhone } from '#schemas/written-phone';
import { formatMoney } from '#domain/money';
import type { Booking } from '#schemas/api-types';
import type { Texts } from '../../release/index.ts';
import { cancellationFacts, reasonFacts, type ReportedCancellation } from './cancellation-mail.ts';
import { instantAt, shortDate } from '../../platform/mail/hotel-time.ts';
import type { MailDocument } from '../../platform/mail/mail-document.ts';
import { dueOnlineOf, guestOf } from '../snapshot.ts';
import type { Fact } from './fact.ts';
import type { CalledInNotice, Told } from './mail-rule.ts';
import { stayFacts, totalFact } from './stay-facts.ts';

/** The notice of a new booking to the hotel. */
export async function bookedNotice({ text, describe }: Told<unknown>): Promise<MailDocument> {
  const booking = await describe();
  return noticeOf(text, booking, 'booked', [
    ...stayFacts(text, booking),
    totalFact(text, booking),
    guestFact(text, booking),
    ...requestFacts(text, booking),
  ]);
}

export interface CancelledNoticeFacts extends ReportedCancellation {
  byHandMinor: number;
}

/** The notice of a cancellation to the hotel, with refunds to pay by hand. */
export async function cancelledNotice({
  text,
  describe,
  facts: { because, cancellation, byHandMinor },
}: Told<CancelledNoticeFacts>): Promise<MailDocument> {
  const booking = await describe();
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
export async function unaskedNotice({ text, booking: row, describe }: Told<unknown>): Promise<MailDocument> {
  const booking = await describe();
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
            lines: [formatMoney(dueOnlineOf(row), totals, text.locale)],
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

export interface UndeliveredFacts {
  mailId: string;
  called: CalledInNotice;
  /** The SMTP reply code of the recipient's server. */
  replyCode: number | undefined;
}

/** The notice that a guest's mail was not delivered. It leaves out the mail's text, which may hold a link. */
export function undeliveredNotice({
  text,
  booking,
  facts: { called, replyCode },
}: Told<UndeliveredFacts>): MailDocument {
  const { reference } = booking;
  const { location } = booking.sold;
  const stay = { checkIn: booking.check_in, checkOut: booking.check_out };
  const names = namesOf(text, { reference, location, stay });
  const { checkIn, checkOut } = names;
  return {
    language: text.language,
    subject: text('mail.notice.undelivered.subject', names),
    blocks: [
      { kind: 'paragraph', text: text('mail.notice.undelivered.intro', { reply: replyCode, ...names }) },
      {
        kind: 'facts',
        facts: [
          { label: text('mail.confirmed.reference'), lines: [reference] },
          {
            label: text('mail.notice.undelivered.mail'),
            lines: [text(`mail.notice.undelivered.${called}`)],
          },
          { label: text('mail.notice.undelivered.stay'), lines: [`${checkIn} – ${checkOut}`] },
          guestFact(text, { guest: guestOf(booking) }),
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
  {
    reference,
    location,
    stay,
  }: Pick<Booking, 'location' | 'reference'> & { stay: Pick<Booking['stay'], 'checkIn' | 'checkOut'> },
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
