import { expect, onTestFinished, test } from 'vitest';
import type { Catalogue } from '#schemas/types';
import { MailError } from '../platform/mail/mail.ts';
import { createSmtpMail } from '../platform/mail/smtp-mail.ts';
import type { MailKind } from '../platform/outbox/queue-mail.ts';
import { staffOperations } from '../staff-operations.ts';
import { hotelWith as hotelOfDeposits, ONLINE } from '../test-support/deposit.ts';
import { REFUSED, writeEveryMail } from '../test-support/every-mail.ts';
import { hotelWith } from '../test-support/gateways/hotel-with-gateway.ts';
import { startSmtpSink, type SunkMail } from '../test-support/smtp-sink.ts';
import { ASHA } from '../test-support/staff.ts';

const HARBOUR = 'Small Hotel Harbour <harbour@small-hotel.example>';
const ACCOUNTS = 'Small Hotel <harbour@small-hotel.example>';
const WEB = 'Small Hotel <web@small-hotel.example>';

type Head = Readonly<Record<string, string>>;

/** What differs between the kinds of mail; an answer goes to the hotel unless the row says another. */
interface Row {
  to: string;
  subject: string;
  replyTo?: string;
  contentType?: 'multipart/mixed';
}

const NAMED = 'Meera Nair <guest@example.com>';
/** Of an address that is not proven a stranger could be the owner: no name, because anybody could have typed it. */
const UNPROVEN = 'guest@example.com';
const STAFF = 'harbour@small-hotel.example';
const DAYS = '14 Jan 2027 to 16 Jan 2027';

/** One row for each kind of mail: the compiler refuses a new kind without one. */
const ROWS: Readonly<Record<MailKind, Row>> = {
  'account-code': { to: UNPROVEN, subject: 'Your code for Small Hotel' },
  'account-notice': { to: UNPROVEN, subject: 'Your password at Small Hotel was changed' },
  balance: { to: NAMED, subject: 'Please pay the balance of your stay at Small Hotel Harbour: REF' },
  'balance-notice': {
    to: STAFF,
    subject: `Small Hotel Harbour: nobody can be asked for the balance of booking REF, ${DAYS}`,
  },
  'balance-reminder': {
    to: NAMED,
    subject: 'Reminder: the balance of your stay at Small Hotel Harbour is due now: REF',
  },
  'booked-notice': {
    to: HARBOUR,
    replyTo: NAMED,
    subject: `Small Hotel Harbour: new booking REF, ${DAYS}`,
  },
  cancelled: {
    to: NAMED,
    subject: 'Your booking REF at Small Hotel Harbour is cancelled',
    contentType: 'multipart/mixed',
  },
  'cancelled-notice': {
    to: HARBOUR,
    replyTo: NAMED,
    subject: `Small Hotel Harbour: booking REF is cancelled, ${DAYS}`,
  },
  code: { to: UNPROVEN, subject: 'Your code for Small Hotel Harbour' },
  confirmation: {
    to: NAMED,
    subject: 'Your booking REF at Small Hotel Harbour is confirmed',
    contentType: 'multipart/mixed',
  },
  contact: { to: HARBOUR, replyTo: NAMED, subject: 'A message from the website for Small Hotel Harbour' },
  'differs-notice': {
    to: STAFF,
    subject: 'Small Hotel Harbour: a payment for booking REF differs from your payment gateway',
  },
  'dispute-notice': { to: STAFF, subject: 'Small Hotel Harbour: a payment for booking REF is disputed' },
  link: { to: UNPROVEN, subject: 'Your booking at Small Hotel Harbour' },
  'no-show': {
    to: NAMED,
    subject: 'Your booking REF at Small Hotel Harbour is noted as a missed stay',
  },
  'no-show-undone': { to: NAMED, subject: 'Your booking REF at Small Hotel Harbour stands again' },
  option: { to: NAMED, subject: 'Small Hotel Harbour keeps your rooms: REF' },
  paid: { to: NAMED, subject: 'We have received your payment for REF at Small Hotel Harbour' },
  'payment-failed': {
    to: NAMED,
    subject: 'Your payment for REF at Small Hotel Harbour did not go through',
  },
  'payment-pending': { to: NAMED, subject: 'We are waiting for your bank: REF at Small Hotel Harbour' },
  receipt: { to: UNPROVEN, replyTo: HARBOUR, subject: 'We have your message to Small Hotel Harbour' },
  refund: { to: NAMED, subject: 'Refund for your booking REF at Small Hotel Harbour' },
  returned: { to: NAMED, subject: 'Your payment for booking REF at Small Hotel Harbour goes back to you' },
  'undelivered-notice': {
    to: STAFF,
    subject: 'Small Hotel Harbour: the guest of booking REF cannot be reached by e-mail',
  },
};

/** The whole head of a mail. @param sender of all mails, where the hotel has one. */
function expectedHead(kind: MailKind, sender: string | undefined): Head {
  const { to, subject, contentType = 'multipart/alternative' } = ROWS[kind];
  const place = kind.startsWith('account-') ? ACCOUNTS : HARBOUR;
  const replyTo = ROWS[kind].replyTo ?? (sender === undefined ? undefined : place);
  return {
    'auto-submitted': 'auto-generated',
    from: sender ?? place,
    to,
    ...(replyTo === undefined ? {} : { 'reply-to': replyTo }),
    subject,
    'message-id': '<…@small-hotel.example>',
    date: 'now',
    'mime-version': '1.0',
    'content-type': contentType,
  };
}

function hotel(): Catalogue {
  const catalogue = hotelOfDeposits({ unit: 'PERCENTAGE', value: 30 }, ONLINE);
  for (const { rooms } of catalogue.locations) for (const room of rooms) room.capacity = 20;
  for (const { policies } of catalogue.locations)
    for (const policy of policies) policy.noShow = { unit: 'DAY', value: 1 };
  return catalogue;
}

/** Every mail of those days as a mail server gets it, by its kind. */
async function headsOf(env: Readonly<Record<string, string>>): Promise<Record<string, Head[]>> {
  const sink = await startSmtpSink();
  const smtp = createSmtpMail(sink.url);
  onTestFinished(smtp.close);
  const everything = await hotelWith('RAZORPAY', env, {
    catalogue: hotel(),
    alter: (context) => ({
      ...context,
      mail: {
        ...context.mail,
        async send(mail) {
          await context.mail.send(mail);
          const isBooked = mail.subject.endsWith('is confirmed');
          if (mail.to.address === REFUSED && isBooked)
            throw new MailError({ code: 'EENVELOPE', replyCode: 550, isRefusal: true });
        },
      },
    }),
  });
  const { server } = everything;
  await writeEveryMail(everything);
  for (const mail of await server.mails())
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await smtp.send(mail);
  const desk = staffOperations(server.context, ASHA);
  const listed = [...(await desk.mails('sent')), ...(await desk.mails('refused'))];
  const kinds = new Map(listed.map(({ id, kind }) => [id, kind]));
  const heads: Record<string, Head[]> = {};
  for (const mail of sink.mails) {
    const head = headOf(mail);
    const kind = kinds.get(head['message-id']?.slice(1).split('@')[0] ?? '') ?? 'unknown';
    const plain = withoutNumbers(head);
    const known = (heads[kind] ??= []);
    if (!known.some((each) => JSON.stringify(each) === JSON.stringify(plain))) known.push(plain);
  }
  return heads;
}

function headOf({ source }: SunkMail): Head {
  const [head = ''] = source.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
      return [name.toLowerCase(), value];
    }),
  );
}

/** What every mail has of its own, in one form for all. */
function withoutNumbers(head: Head): Head {
  const isNow = Math.abs(Date.parse(head['date'] ?? '') - Date.now()) < 3_600_000;
  return Object.fromEntries(
    Object.entries({ ...head, date: isNow ? 'now' : head['date'] }).map(([name, value = '']) => [
      name,
      value
        .replace(/; boundary=.*/, '')
        .replace(/^<[0-9a-z]{26}@/, '<…@')
        .replace(/\b[\w.]{1,30}@example\.com/, 'guest@example.com')
        .replace(/\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/, 'REF'),
    ]),
  );
}

test.each([
  { who: 'the hotel itself', sender: undefined, env: {} },
  { who: 'one address for all of it', sender: WEB, env: { MAIL_FROM: WEB } },
])(
  'every mail by $who has a whole head: who sends, who gets it, and who reads an answer',
  async ({ sender, env }) => {
    const expected = Object.keys(ROWS).map((kind) => [kind, [expectedHead(kind as MailKind, sender)]]);
    expect(await headsOf(env)).toEqual(Object.fromEntries(expected));
  },
);
