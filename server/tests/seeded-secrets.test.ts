import { expect, test } from 'vitest';
import { sendBookingLinks } from '../bookings/access/send-booking-links.ts';
import { account, mailedCode, OTHER_PASSWORD, PASSWORD } from '../test-support/account.ts';
import { bookedStay, cancelStay } from '../test-support/booked.ts';
import { newKey, type TestAnswer } from '../test-support/guest.ts';
import { storedBytes } from '../test-support/stored-bytes.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

/** Unique words typed by one guest, so that every occurrence comes from there (TRUST T22). */
const SEEDED = {
  firstName: 'Zephyrine',
  lastName: 'Quillfeather',
  email: 'zephyrine.quillfeather@example.com',
  phone: '+919812345678',
  message: 'May Xenophon the parrot come along?',
};
const PERSONAL = ['ephyrine', 'uillfeather', '9812345678', 'Xenophon'];

interface Told {
  server: TestServer;
  /** Secrets of the guest: codes, links, passwords and cookies. */
  secrets: string[];
  /** Answers to this guest only, and the requested addresses. */
  personal: [string, TestAnswer<unknown>][];
  /** Personal data of a booking, which grant no access. */
  ids: string[];
}

/** Does everything that a guest can do once, and records requests and answers. */
async function wholeLife(): Promise<Told> {
  const server = await startTestServer({
    env: { LOG_LEVEL: 'debug', SITE_ORIGIN: 'http://127.0.0.1:4173' },
  });
  const guest = server.guest();
  const { firstName, lastName, email, phone } = SEEDED;
  await account.register(guest, { email, firstName, lastName });
  const registrationCode = await mailedCode(server);
  await account.verify(guest, registrationCode, email);
  server.clock.forward({ minutes: 2 });
  await account.forgot(guest, email);
  const resetCode = await mailedCode(server);
  await account.reset(guest, resetCode, { email });
  await account.login(guest, OTHER_PASSWORD, email);
  const session = guest.cookies.get('verandah') ?? '';
  server.clock.forward({ minutes: 60 });
  const stranger = server.guest();
  const booking = await bookedStay(
    server,
    stranger,
    {},
    { guestFirstName: firstName, guestLastName: lastName, guestEmail: email, guestPhone: phone },
  );
  const bookingCodes = (await server.guestMails()).flatMap(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? []);
  const find = { reference: booking.reference, email };
  await server.guest().post('/api/v1/bookings/find', find, { 'idempotency-key': newKey() });
  await sendBookingLinks(server.context);
  // Refusals are logged too.
  await account.login(server.guest(), OTHER_PASSWORD.toUpperCase(), email);
  await account.reset(server.guest(), '000000', { email });
  await server.guest().get(`/api/v1/bookings/${booking.id}`);
  const link = /access#([\w-]+)/.exec((await server.guestMails())[0]?.text ?? '')?.[1] ?? '';
  const linked = server.guest();
  await linked.post('/api/v1/bookings/access', { token: link });
  await server
    .guest()
    .post(
      '/api/v1/contact-messages',
      { name: firstName, email, phone, message: SEEDED.message, location: 'harbour', filledInMs: 20_000 },
      { 'idempotency-key': newKey() },
    );
  const itsAddress = `/api/v1/bookings/${booking.id}`;
  const personal: Told['personal'] = [
    ['/api/v1/profile', await guest.get('/api/v1/profile')],
    ['/api/v1/auth/session', await guest.get('/api/v1/auth/session')],
    ['/api/v1/profile/export', await guest.post('/api/v1/profile/export')],
    ['/api/v1/bookings', await linked.get('/api/v1/bookings')],
    [itsAddress, await linked.get(itsAddress)],
    [`${itsAddress}/refunds`, await linked.get(`${itsAddress}/refunds`)],
    [`${itsAddress}/calendar.ics`, await linked.get(`${itsAddress}/calendar.ics`)],
    [`${itsAddress}/cancellation`, await cancelStay(linked, booking.id)],
  ];
  await server.guestMails();
  return {
    server,
    personal,
    ids: [booking.id, booking.reference],
    secrets: [
      registrationCode,
      resetCode,
      ...bookingCodes,
      link,
      session,
      linked.cookies.get('verandah_booking') ?? '',
      stranger.cookies.get('verandah_guest') ?? '',
      PASSWORD,
      OTHER_PASSWORD,
    ],
  };
}

const asWord = (secret: string): RegExp => new RegExp(`(?<![0-9A-Za-z_-])${secret}(?![0-9A-Za-z_-])`);

test('T22: after a whole life with a hotel its log names nobody, and log and database open nothing', async () => {
  const { server, secrets, ids } = await wholeLife();
  const log = server.logs.join('');
  const stored = await storedBytes(server.context);
  expect(secrets.length).toBeGreaterThanOrEqual(9);
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThanOrEqual(6);
    expect([secret, asWord(secret).test(log), asWord(secret).test(stored)]).toEqual([secret, false, false]);
  }
  for (const word of [...PERSONAL, ...ids]) expect([word, log.includes(word)]).toEqual([word, false]);
  // The search itself works: it finds a word that is present.
  expect(stored).toMatch(asWord('Quillfeather'));
  expect(log).toContain('/api/v1/bookings/:id/cancellation');
  expect(
    log.match(/"code":"(?:WRONG_CREDENTIALS|OTP_EXPIRED|NOT_FOUND)"[^\n]*"msg":"refused"/g),
  ).toHaveLength(3);
});

test('T22: nothing personal stands in an address, and nobody in between keeps an answer to one guest', async () => {
  const { personal, secrets } = await wholeLife();
  for (const [url, { status, headers, text }] of personal) {
    expect([url, status < 300, headers['cache-control']]).toEqual([url, true, 'no-store']);
    for (const word of [...PERSONAL, ...secrets]) expect(url).not.toContain(word);
    for (const secret of secrets) expect([url, asWord(secret).test(text)]).toEqual([url, false]);
  }
});
