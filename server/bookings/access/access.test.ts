import { expect, test } from 'vitest';
import type { Booking, OpenBookingAnswer, Refusal, ValidationRefusal } from '#schemas/api-types';
import type { ReceivedMail } from '../../platform/mail/development-mailbox.ts';
import { newToken, systemRandom } from '../../platform/random.ts';
import { bookedStay, cancelStay } from '../../test-support/booked.ts';
import { newKey, type TestAnswer, type TestGuest } from '../../test-support/guest.ts';
import { seededRandom } from '../../test-support/seeded-random.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { sendBookingLinks } from './send-booking-links.ts';

const EMAIL = 'nair.family@example.com';

function find(
  guest: TestGuest,
  request: { reference: string; email?: string },
  key = newKey(),
): Promise<TestAnswer<{ accepted: boolean }>> {
  return guest.post('/api/v1/bookings/find', { email: EMAIL, ...request }, { 'idempotency-key': key });
}

function open(guest: TestGuest, token: string): Promise<TestAnswer<OpenBookingAnswer & Refusal>> {
  return guest.post('/api/v1/bookings/access', { token });
}

async function linkMails(server: TestServer): Promise<ReceivedMail[]> {
  await sendBookingLinks(server.context);
  return (await server.guestMails()).filter(({ text }) => text.includes('/booking-access#'));
}

async function linkToken(server: TestServer): Promise<string> {
  const [mail] = await linkMails(server);
  const token = /booking-access#([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error('No link in the mail');
  return token;
}

async function lostBooking(env: Partial<Record<string, string>> = {}) {
  const server = await startTestServer({ env: { SITE_ORIGIN: 'http://127.0.0.1:4173', ...env } });
  const booking = await bookedStay(server, server.guest());
  return { server, booking };
}

test('a reference with its address brings a mail, and its link opens that one booking', async () => {
  const { server, booking } = await lostBooking();
  server.clock.forward({ minutes: 2 });
  const other = await bookedStay(server, server.guest(), {}, { guestEmail: 'arjun@example.com' });
  const guest = server.guest();
  const asked = await find(guest, { reference: booking.reference });
  expect([asked.status, asked.body]).toEqual([202, { accepted: true }]);
  const [mail] = await linkMails(server);
  expect(mail?.to.address).toBe(EMAIL);
  expect(mail?.subject).toBe('Your booking at Small Hotel Harbour');
  expect(mail?.text).toContain(`http://127.0.0.1:4173/booking-access#`);
  expect(mail?.text).toContain('It works once, until 21 Nov 2026, 01:17 (Asia/Kolkata).');
  expect(mail?.html).toMatch(/<a href="http:\/\/127.0.0.1:4173\/booking-access#[\w-]{43}">/);
  const opened = await open(guest, await linkToken(server));
  expect([opened.status, opened.body]).toEqual([200, { bookingId: booking.id }]);
  expect((await guest.get<Booking>(`/api/v1/bookings/${booking.id}`)).body.reference).toBe(booking.reference);
  expect((await guest.get(`/api/v1/bookings/${other.id}`)).status).toBe(404);
  expect((await cancelStay(guest, booking.id)).body.state).toBe('CANCELLED');
});

test.each([
  ['lower case', (reference: string) => reference.toLowerCase()],
  ['no hyphen, and blanks', (reference: string) => ` ${reference.replace('-', ' ')} `],
  ['letters for digits', (reference: string) => reference.replaceAll('0', 'O').replaceAll('1', 'l')],
])('the reference is found as it is typed: %s', async (_case, typed) => {
  const { server, booking } = await lostBooking();
  await find(server.guest(), { reference: typed(booking.reference), email: 'Nair.Family@Example.com' });
  expect(await linkMails(server)).toHaveLength(1);
});

test('an address of an international domain is found, mailed and shown as it is written', async () => {
  const server = await startTestServer({ env: { SITE_ORIGIN: 'http://127.0.0.1:4173' } });
  const typed = { guestEmail: 'anna@例子.公司', guestFirstName: 'Jean‑Luc', guestLastName: 'O‘Brien\u200B' };
  const { guest, reference } = await bookedStay(server, server.guest(), {}, typed);
  expect(guest).toMatchObject({
    guestEmail: 'anna@xn--fsqu00a.xn--55qx5d',
    guestFirstName: 'Jean-Luc',
    guestLastName: "O'Brien",
  });
  const notice = (await server.mails()).find(({ to }) => to.address === 'harbour@small-hotel.example');
  expect(notice?.text).toContain('anna@例子.公司');
  await find(server.guest(), {
    reference: ` ${reference.replace('-', '‑')}\u200B`,
    email: 'anna@例子.公司.',
  });
  const [mail] = await linkMails(server);
  expect(mail?.to.address).toBe('anna@xn--fsqu00a.xn--55qx5d');
});

test('T12: a reference or address that does not match gets the same answer, and no mail', async () => {
  const { server, booking } = await lostBooking();
  const answers = await Promise.all([
    find(server.guest(), { reference: booking.reference }),
    find(server.guest(), { reference: booking.reference, email: 'stranger@example.com' }),
    find(server.guest(), { reference: 'AAAA-AAAA' }),
    find(server.guest(), { reference: '?' }),
  ]);
  const told = answers.map(({ status, text, headers }) => [status, text, headers['set-cookie']]);
  expect(new Set(told.map(String)).size).toBe(1);
  expect(await linkMails(server)).toHaveLength(1);
});

/** `GUESSED_REFERENCES=100000 npx vitest run --project node server/bookings/access` is the long form (TRUST T12). */
const GUESSES = Number(process.env['GUESSED_REFERENCES'] ?? 200);
const MS_PER_GUESS = 50;
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

test(
  'T12: who knows the address and guesses references gets one answer, no mail, and nothing to see',
  { timeout: 60_000 + GUESSES * MS_PER_GUESS },
  async () => {
    const { server, booking } = await lostBooking({ TRUSTED_PROXIES: '127.0.0.1' });
    const random = seededRandom(12);
    const letter = () => ALPHABET[Math.floor(random() * ALPHABET.length)] ?? '0';
    const stranger = server.guest();
    const told = new Set<string>();
    for (let guess = 0; guess < GUESSES; guess += 1) {
      const reference = Array.from({ length: 8 }, letter).join('');
      // Twenty to a network, which is what one may ask: no limit is met.
      const network = `10.${(guess / 20) >> 16}.${((guess / 20) >> 8) & 255}.${(guess / 20) & 255}`;
      // oxlint-disable-next-line no-await-in-loop -- one guess after the other
      const answer = await stranger.post(
        '/api/v1/bookings/find',
        { reference, email: EMAIL },
        { 'idempotency-key': newKey(), 'x-forwarded-for': network },
      );
      const { date: _date, 'x-ratelimit-remaining': _left, ...headers } = answer.headers;
      told.add(`${answer.status} ${answer.text} ${JSON.stringify(headers).replaceAll(/"\d+"/g, '"…"')}`);
    }
    expect([...told]).toEqual([expect.stringMatching(/^202 \{"accepted":true\}/)]);
    for (let round = 0; round <= GUESSES / 50; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- fifty at a time, as the job does it
      await sendBookingLinks(server.context);
    }
    expect(await linkMails(server)).toEqual([]);
    expect((await stranger.get(`/api/v1/bookings/${booking.id}`)).status).toBe(404);
    // The same way finds a booking by the reference that it has.
    await find(server.guest(), { reference: booking.reference });
    expect(await linkMails(server)).toHaveLength(1);
  },
);

test('T12: guessed tokens of links open nothing, and all get one answer', async () => {
  const { server, booking } = await lostBooking();
  await find(server.guest(), { reference: booking.reference });
  const token = await linkToken(server);
  const guesses = [
    ...Array.from({ length: 20 }, () => newToken(systemRandom)),
    token.toUpperCase(),
    token.split('').toReversed().join(''),
    'A'.repeat(43),
  ];
  const answers = await Promise.all(guesses.map((guess) => open(server.guest(), guess)));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(410);
  expect((await open(server.guest(), token)).status).toBe(200);
});

test('T12: a network that guesses is soon refused', async () => {
  const { server } = await lostBooking();
  const stranger = server.guest();
  const answers: TestAnswer<unknown>[] = [];
  for (let guess = 0; guess < 29; guess += 1) {
    const reference = String(guess).padStart(8, '0');
    // oxlint-disable-next-line no-await-in-loop -- one guess after the other
    answers.push(await find(stranger, { reference }));
  }
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(20);
  expect(refused).toHaveLength(9);
  expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
  expect(await linkMails(server)).toHaveLength(0);
});

test('the same request with the same key brings one mail', async () => {
  const { server, booking } = await lostBooking();
  const key = newKey();
  const guest = server.guest();
  await find(guest, { reference: booking.reference }, key);
  await find(guest, { reference: booking.reference }, key);
  expect(await linkMails(server)).toHaveLength(1);
});

test('sends at most three links an hour for one booking, with the same answer', async () => {
  const { server, booking } = await lostBooking();
  const answers = [];
  for (let round = 0; round < 5; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    answers.push(await find(server.guest(), { reference: booking.reference }));
  }
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(await linkMails(server)).toHaveLength(3);
});

test('a link works once', async () => {
  const { server, booking } = await lostBooking();
  await find(server.guest(), { reference: booking.reference });
  const token = await linkToken(server);
  const answers = await Promise.all(Array.from({ length: 10 }, () => open(server.guest(), token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 410);
  expect(refused).toHaveLength(9);
  expect(refused[0]?.body.code).toBe('LINK_EXPIRED');
});

test('a link dies after an hour, the access after a day', async () => {
  const { server, booking } = await lostBooking();
  await find(server.guest(), { reference: booking.reference });
  const token = await linkToken(server);
  server.clock.forward({ minutes: 61 });
  expect((await open(server.guest(), token)).status).toBe(410);
  await find(server.guest(), { reference: booking.reference });
  const guest = server.guest();
  await open(guest, await linkToken(server));
  server.clock.forward({ minutes: 24 * 60 - 1 });
  expect((await guest.get(`/api/v1/bookings/${booking.id}`)).status).toBe(200);
  server.clock.forward({ minutes: 1 });
  expect((await guest.get(`/api/v1/bookings/${booking.id}`)).status).toBe(404);
});

test('single purpose: the token of a link is no cookie, and that of a cookie no link', async () => {
  const { server, booking } = await lostBooking();
  await find(server.guest(), { reference: booking.reference });
  const token = await linkToken(server);
  const guest = server.guest();
  guest.cookies.set('verandah_booking', token);
  expect((await guest.get(`/api/v1/bookings/${booking.id}`)).status).toBe(404);
  const opened = server.guest();
  await open(opened, token);
  const cookie = opened.cookies.get('verandah_booking') ?? '';
  expect((await open(server.guest(), cookie)).status).toBe(410);
});

test('the cookie is out of reach for scripts, and neither token is in the database or the log', async () => {
  const { server, booking } = await lostBooking();
  const guest = server.guest();
  await find(guest, { reference: booking.reference });
  const token = await linkToken(server);
  const { headers } = await open(guest, token);
  expect(String(headers['set-cookie'])).toMatch(/verandah_booking=[\w-]{43}; .*HttpOnly; SameSite=Lax/);
  const rows = JSON.stringify([
    await server.context.db.selectFrom('booking_access').selectAll().execute(),
    await server.context.db.selectFrom('booking_finds').selectAll().execute(),
    await server.context.db.selectFrom('outbox').selectAll().execute(),
    server.logs,
  ]);
  for (const secret of [token, guest.cookies.get('verandah_booking') ?? token, EMAIL, booking.reference]) {
    expect(rows).not.toContain(secret);
  }
});

test('refuses an invalid e-mail address', async () => {
  const { guest } = await startTestServer();
  const answer = await guest().post<ValidationRefusal>(
    '/api/v1/bookings/find',
    { reference: 'AAAA-AAAA', email: 'nobody' },
    { 'idempotency-key': newKey() },
  );
  expect(answer.body).toMatchObject({ messages: [{ field: 'email', message: 'Enter a valid Email' }] });
});
