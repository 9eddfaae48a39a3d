import { expect, onTestFinished, test } from 'vitest';
import type { Booking } from '#schemas/api-types';
import { writtenPhone } from '#schemas/written-phone';
import { type Mail, MailError } from '../mail/mail.ts';
import { createSmtpMail } from '../mail/smtp-mail.ts';
import { readGauges } from '../../read-gauges.ts';
import { recordRefund } from '../../bookings/refunds/record-refund.ts';
import { startRefunds } from '../../bookings/refunds/start-refunds.ts';
import { staffOperations } from '../../staff-operations.ts';
import { bookedStay, cancelStay, payInFull } from '../../test-support/booked.ts';
import { hotelWith, ONLINE } from '../../test-support/deposit.ts';
import { type DivertedMail, startWithDivertedMail } from '../../test-support/diverted-mail.ts';
import { freePort } from '../../test-support/free-port.ts';
import { pay, pendingStay, verify } from '../../test-support/prepaid.ts';
import { startSmtpSink } from '../../test-support/smtp-sink.ts';
import { ASHA } from '../../test-support/staff.ts';
import type { TestServer } from '../../test-support/test-server.ts';
import { cleanUp } from '../../jobs/clean-up.ts';

const HOTEL = 'harbour@small-hotel.example';
const GUEST = 'nair.family@example.com';

function smtpAt(url: string): ReturnType<typeof createSmtpMail> {
  const smtp = createSmtpMail(url);
  onTestFinished(smtp.close);
  return smtp;
}

/** The servers of these addresses refuse mail permanently; other mail goes to the mailbox. */
function refuseFor({ server, divert }: DivertedMail, addresses: readonly string[]): void {
  divert({
    async send(mail) {
      if (addresses.includes(mail.to.address))
        throw new MailError({ code: 'EENVELOPE', replyCode: 550, isRefusal: true });
      await server.context.mailbox?.send(mail);
    },
  });
}

async function kinds({ server }: DivertedMail) {
  const rows = await server.context.db
    .selectFrom('outbox')
    .select(['mail_key', 'state', 'attempts', 'sealed'])
    .where('state', '!=', 'SENT')
    .orderBy('mail_key')
    .execute();
  return rows.map(({ mail_key: key, state, attempts, sealed }) => ({
    kind: key.split(':')[0],
    state,
    attempts,
    hasText: sealed !== null,
  }));
}

function errorLines({ server }: DivertedMail): object[] {
  return server.logs.map((line) => JSON.parse(line) as { level: number }).filter(({ level }) => level === 50);
}

/** A missed stay, a booked one, and one that was paid and cancelled, all without mails. */
async function busyDay({ server, divert }: DivertedMail, smtp: { send: (mail: Mail) => Promise<void> }) {
  const missed = await bookedStay(server, server.guest());
  await server.mails();
  server.clock.forward({ days: 55 });
  const guest = server.guest();
  const later = { checkIn: '2027-02-14', checkOut: '2027-02-16' };
  const booked = await bookedStay(server, guest, later);
  divert(smtp);
  await payInFull(server, booked);
  await cancelStay(guest, booked.id);
  await refund(server, booked);
  await staffOperations(server.context, ASHA).markNoShow(missed.reference);
  return { missed, booked };
}

async function refund({ context }: TestServer, { id }: Booking): Promise<void> {
  await startRefunds(context);
  const started = await context.db
    .selectFrom('refunds')
    .select('id')
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow();
  await context.db
    .transaction()
    .execute((trx) => recordRefund(context, trx, { refundId: started.id, state: 'PROCESSED' }));
}

/** Every subject holds the reference, also where it is encoded. */
function subjectOf(source: string): string {
  const [, subject = ''] = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(source) ?? [];
  return subject.replaceAll(/\r\n[ \t]/g, ' ');
}

// Five days are 120 rounds of the worker.
test(
  'R12: SMTP away for five days: confirmation, notices, cancellation and no-show all arrive, once',
  { timeout: 60_000 },
  async () => {
    const port = await freePort();
    const post = await startWithDivertedMail();
    const { missed, booked } = await busyDay(post, smtpAt(`smtp://127.0.0.1:${port}`));
    for (let hour = 0; hour < 5 * 24; hour += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one hour after the other
      await post.drain();
      post.server.clock.forward({ minutes: 60 });
    }
    expect((await kinds(post)).map(({ kind, state }) => [kind, state])).toEqual([
      ['booked-notice', 'QUEUED'],
      ['cancelled-notice', 'QUEUED'],
      ['cancelled', 'QUEUED'],
      ['confirmation', 'QUEUED'],
      ['no-show', 'QUEUED'],
      ['refund', 'QUEUED'],
    ]);
    const sink = await startSmtpSink({ port });
    post.server.clock.forward({ minutes: 60 });
    await post.drain();
    post.server.clock.forward({ days: 1 });
    await post.drain();
    const arrived = sink.mails.map(({ recipients, source }) => `${recipients.join()} ${subjectOf(source)}`);
    expect(arrived.toSorted()).toEqual(
      [
        `${HOTEL} Small Hotel Harbour: booking ${booked.reference} is cancelled, 14 Feb 2027 to 16 Feb 2027`,
        `${HOTEL} Small Hotel Harbour: new booking ${booked.reference}, 14 Feb 2027 to 16 Feb 2027`,
        `${GUEST} Refund for your booking ${booked.reference} at Small Hotel Harbour`,
        `${GUEST} Your booking ${booked.reference} at Small Hotel Harbour is cancelled`,
        `${GUEST} Your booking ${booked.reference} at Small Hotel Harbour is confirmed`,
        `${GUEST} Your booking ${missed.reference} at Small Hotel Harbour is noted as a missed stay`,
      ].toSorted(),
    );
    expect(await kinds(post)).toEqual([]);
    expect(errorLines(post)).toEqual([]);
  },
);

test('a password of the mail server that ran out costs no mail', async () => {
  const post = await startWithDivertedMail();
  const strict = await startSmtpSink({ refusesSignIn: true });
  await bookedStay(post.server, post.server.guest());
  post.divert(smtpAt(strict.url.replace('//', '//hotel:old@')));
  await post.drain();
  const reasons = await post.server.context.db
    .selectFrom('outbox')
    .select(['state', 'last_error'])
    .where('state', '!=', 'SENT')
    .execute();
  expect(reasons).toEqual(Array.from({ length: 2 }, () => ({ state: 'QUEUED', last_error: 'EAUTH 535' })));
  const sink = await startSmtpSink();
  post.divert(smtpAt(sink.url));
  post.server.clock.forward({ seconds: 15 });
  await post.drain();
  expect(sink.mails.map(({ recipients }) => recipients.join()).toSorted()).toEqual([HOTEL, GUEST]);
});

test('R12: a mail that the guest’s server refuses for good is not retried, and the hotel is told once', async () => {
  const post = await startWithDivertedMail();
  const sink = await startSmtpSink({
    refuse: (step, address) =>
      step === 'RCPT TO' && address === GUEST ? `550 5.1.1 ${GUEST} unknown` : undefined,
  });
  await bookedStay(post.server, post.server.guest());
  post.divert(smtpAt(sink.url));
  for (let day = 0; day < 7; day += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one day after the other
    await post.drain();
    post.server.clock.forward({ days: 1 });
  }
  expect(await kinds(post)).toEqual([{ kind: 'confirmation', state: 'REFUSED', attempts: 1, hasText: true }]);
  expect(sink.mails.map(({ recipients }) => recipients)).toEqual([[HOTEL], [HOTEL]]);
  expect(errorLines(post)).toEqual([
    expect.objectContaining({ msg: 'mail given up', kind: 'confirmation', reason: 'EENVELOPE 550' }),
  ]);
  expect(post.server.logs.join('')).not.toContain('meera');
  expect(await post.server.context.metrics.text()).toContain(
    '\nverandah_mails_given_up_total{state="REFUSED",reason="EENVELOPE"} 1',
  );
  expect(await readGauges(post.server.context)).toContain('\nverandah_outbox_refused 1\n');
});

test('the hotel reads which booking, what the guest did not get and whom to call, and nothing of the mail', async () => {
  const post = await startWithDivertedMail();
  const { reference, guest }: Booking = await bookedStay(post.server, post.server.guest());
  refuseFor(post, [GUEST]);
  await post.drain();
  const notices = (await post.server.mails()).filter(({ subject }) => subject.includes('cannot be reached'));
  expect(notices).toHaveLength(1);
  expect(notices[0]).toMatchObject({
    to: { name: '', address: HOTEL },
    subject: `Small Hotel Harbour: the guest of booking ${reference} cannot be reached by e-mail`,
  });
  for (const part of [
    reference,
    'refused it for good, with reply 550',
    'Confirmation of the booking',
    '14 Jan 2027 – 16 Jan 2027',
    'Meera Nair',
    writtenPhone(guest.guestPhone),
    'Please call the guest',
  ]) {
    expect(notices[0]?.text).toContain(part);
    expect(notices[0]?.html).toContain(part);
  }
  expect(notices[0]?.text).not.toMatch(/mail\.notice|\{\{|http|^\d{6}$/m);
});

test('the hotel also reads that a guest did not get the receipt for a balance', async () => {
  const post = await startWithDivertedMail({
    catalogue: hotelWith({ unit: 'PERCENTAGE', value: 30 }, ONLINE),
  });
  const guest = post.server.guest();
  const booking = await pendingStay(guest);
  await verify(post.server, guest, booking);
  await pay(post.server, guest, booking);
  await post.drain();
  refuseFor(post, [GUEST]);
  await pay(post.server, guest, booking);
  await post.drain();
  expect((await kinds(post)).map(({ kind, state }) => [kind, state])).toEqual([
    ['paid', 'REFUSED'],
    ['undelivered-notice', 'QUEUED'],
  ]);
  const [notice] = await post.server.mails();
  expect(notice?.subject).toBe(
    `Small Hotel Harbour: the guest of booking ${booking.reference} cannot be reached by e-mail`,
  );
  expect(notice?.text).toContain('The receipt for a payment, with the invoice if there is one');
});

test('a refused notice to the hotel brings no further notice', async () => {
  const post = await startWithDivertedMail();
  await bookedStay(post.server, post.server.guest());
  refuseFor(post, [GUEST, HOTEL]);
  for (let day = 0; day < 3; day += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one day after the other
    await post.drain();
    post.server.clock.forward({ days: 1 });
  }
  expect((await kinds(post)).map(({ kind, state }) => [kind, state])).toEqual([
    ['booked-notice', 'REFUSED'],
    ['confirmation', 'REFUSED'],
    ['undelivered-notice', 'REFUSED'],
  ]);
  expect(errorLines(post)).toHaveLength(3);
});

test('a refused code is listed without its text, and the hotel gets no notice', async () => {
  const post = await startWithDivertedMail();
  const guest = post.server.guest();
  refuseFor(post, [GUEST]);
  await guest.book((await guest.quote()).id);
  await post.drain();
  expect(await kinds(post)).toEqual([{ kind: 'code', state: 'REFUSED', attempts: 1, hasText: false }]);
  expect(errorLines(post)).toEqual([]);
  expect(await post.server.mails()).toEqual([]);
  expect(await readGauges(post.server.context)).toContain('\nverandah_outbox_refused 0\n');
});

test('a mail that was given up is there for thirty days from then on', async () => {
  const post = await startWithDivertedMail();
  await bookedStay(post.server, post.server.guest());
  post.server.clock.forward({ days: 20 });
  refuseFor(post, [GUEST]);
  await post.drain();
  await post.drain();
  post.server.clock.forward({ days: 30 });
  await cleanUp(post.server.context);
  expect(await kinds(post)).toHaveLength(1);
  post.server.clock.forward({ seconds: 1 });
  await cleanUp(post.server.context);
  expect(await kinds(post)).toEqual([]);
});

test('P1: the text of a mail that was given up goes with its guest', async () => {
  const post = await startWithDivertedMail({ env: { GUEST_DATA_DAYS: '30' } });
  await bookedStay(post.server, post.server.guest());
  post.server.clock.forward({ days: 80 });
  refuseFor(post, [GUEST]);
  await post.drain();
  await post.drain();
  await cleanUp(post.server.context);
  expect(await kinds(post)).toMatchObject([{ kind: 'confirmation', hasText: true }]);
  post.server.clock.forward({ days: 10 });
  await cleanUp(post.server.context);
  expect(await kinds(post)).toMatchObject([{ kind: 'confirmation', state: 'REFUSED', hasText: false }]);
});
