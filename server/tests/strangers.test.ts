import { expect, test } from 'vitest';
import { account, mailedCode, PASSWORD, PLAIN_ACCOUNT, signedInGuest } from '../test-support/account.ts';
import { newKey, PLAIN_ROOM, type TestGuest } from '../test-support/guest.ts';
import { smallHotel } from '../test-support/small-hotel.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

/** What a stranger with five networks and many browsers can do to a guest and to the hotel (TRUST A7). */

const GUEST_NETWORK = '198.51.100.7';
const STRANGERS = ['203.0.113.1', '192.0.2.1', '100.64.3.1', '2001:db8:1::1', '2001:db8:2::1'];
const { email: EMAIL } = PLAIN_ACCOUNT;

async function startHotel(booking: object = {}): Promise<TestServer> {
  const catalogue = smallHotel();
  return startTestServer({
    catalogue: { ...catalogue, booking: { ...catalogue.booking, ...booking } },
    env: { TRUSTED_PROXIES: '127.0.0.1' },
  });
}

/** Each network requests as many password codes as allowed, each in a new browser. */
async function askAllDay(server: TestServer, networks = STRANGERS): Promise<number> {
  let mailed = 0;
  for (let hour = 0; hour < 3; hour += 1) {
    for (let round = 0; round < 7; round += 1) {
      for (const network of networks) {
        const { status } = await account.forgot(server.guest(network));
        if (status === 202) mailed += 1;
      }
      server.clock.forward({ minutes: 1 });
    }
    server.clock.forward({ minutes: 53 });
  }
  return mailed;
}

async function bookOne(guest: TestGuest, roomId = 'quay-room') {
  const quote = await guest.quote({ rooms: [{ ...PLAIN_ROOM, roomId }] });
  return guest.book(quote.id, { guest: { guestEmail: EMAIL } });
}

async function confirm(guest: TestGuest, bookingId: string, otp: string) {
  const url = `/api/v1/bookings/${bookingId}/confirmation`;
  return guest.post<{ code?: string; state?: string }>(url, { otp }, { 'idempotency-key': newKey() });
}

test('codes that strangers ask for keep a guest neither from booking nor from a new password', async () => {
  const server = await startHotel();
  const owner = await signedInGuest(server);
  server.clock.forward({ minutes: 1 });
  expect(await askAllDay(server)).toBe(50);
  const elsewhere = server.guest(GUEST_NETWORK);
  expect((await account.forgot(elsewhere)).status).toBe(202);
  expect((await account.reset(elsewhere, await mailedCode(server))).status).toBe(200);
  const booked = await bookOne(server.guest(GUEST_NETWORK));
  expect(booked.status).toBe(201);
  expect((await account.forgot(owner)).status).toBe(202);
});

/** Requests six codes in each of three hours and returns their statuses. */
async function askForThreeHours(server: TestServer, nextGuest: () => TestGuest): Promise<number[]> {
  const outcomes: number[] = [];
  for (let hour = 0; hour < 3; hour += 1) {
    for (let round = 0; round < 6; round += 1) {
      outcomes.push((await account.forgot(nextGuest())).status);
      server.clock.forward({ minutes: 1 });
    }
    server.clock.forward({ minutes: 55 });
  }
  return outcomes;
}

const FIVE_AN_HOUR_TEN_A_DAY = [5, 5, 0].flatMap((most) =>
  Array.from({ length: 6 }, (_, round) => (round < most ? 202 : 429)),
);

test('one network has five codes an hour and ten a day mailed to an address, in whatever browsers', async () => {
  const server = await startHotel();
  expect(await askForThreeHours(server, () => server.guest('203.0.113.1'))).toEqual(FIVE_AN_HOUR_TEN_A_DAY);
});

test('so has one browser, in whatever networks', async () => {
  const server = await startHotel();
  const browser = server.guest('203.0.113.1');
  await browser.quote();
  let moves = 0;
  const moved = (): TestGuest => {
    moves += 1;
    const elsewhere = server.guest(`100.64.${moves}.1`);
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    return elsewhere;
  };
  expect(await askForThreeHours(server, moved)).toEqual(FIVE_AN_HOUR_TEN_A_DAY);
});

test('an address is mailed sixty codes a day, whoever asks; a browser that has proven it is not counted', async () => {
  const server = await startHotel();
  const owner = await signedInGuest(server);
  server.clock.forward({ minutes: 61 });
  const networks = Array.from({ length: 8 }, (_, index) => `203.0.${index}.1`);
  // Includes the code of the registration.
  expect(await askAllDay(server, networks)).toBe(59);
  expect((await account.forgot(server.guest(GUEST_NETWORK))).status).toBe(429);
  for (let time = 0; time < 12; time += 1) {
    expect((await account.forgot(owner)).status).toBe(202);
    server.clock.forward({ minutes: 1 });
  }
});

test('codes requested by strangers do not delay another guest’s next code', async () => {
  const server = await startHotel();
  await account.forgot(server.guest('203.0.113.1'));
  expect((await account.forgot(server.guest(GUEST_NETWORK))).status).toBe(202);
  expect((await account.forgot(server.guest('203.0.113.1'))).body.code).toBe('OTP_TOO_SOON');
});

/** Fifty wrong guesses at one address, five at each of ten codes; for an account they are password resets. */
async function guessFifty(server: TestServer, hasAccount = false): Promise<string[]> {
  const outcomes: string[] = [];
  for (let round = 0; round < 10; round += 1) {
    const stranger = server.guest(STRANGERS[round % 5]);
    await (hasAccount ? account.forgot(stranger) : account.register(stranger));
    const code = await mailedCode(server);
    for (let guess = 1; guess <= 5; guess += 1) {
      const wrong = String((Number(code) + guess) % 1_000_000).padStart(6, '0');
      const { body } = await (hasAccount ? account.reset(stranger, wrong) : account.verify(stranger, wrong));
      outcomes.push(body.code ?? 'right');
    }
    server.clock.forward({ minutes: 1 });
  }
  return outcomes;
}

/** The token after the `#` of the newest mailed link. */
async function mailedLink(server: TestServer): Promise<{ page: string; token: string }> {
  const [mail] = await server.guestMails();
  const [, page = '', token = ''] = /^https?:\/\/[^/]+(\/[^#\s]*)#([\w-]{22})$/m.exec(mail?.text ?? '') ?? [];
  return { page, token };
}

test('after fifty wrong guesses an address is mailed links, which work in the browser that asked, once', async () => {
  const server = await startHotel();
  const waiting = server.guest(GUEST_NETWORK);
  const { body: booking } = await bookOne(waiting);
  const code = await mailedCode(server);
  expect(new Set(await guessFifty(server))).toEqual(new Set(['OTP_INVALID']));
  // All remaining codes of digits are locked.
  server.clock.forward({ minutes: -6 });
  expect((await confirm(waiting, booking.id, code)).body.code).toBe('OTP_EXHAUSTED');
  server.clock.forward({ minutes: 6 });
  const guest = server.guest(GUEST_NETWORK);
  const asked = await account.register(guest);
  expect(asked.body.sentAs).toBe('LINK');
  const { page, token } = await mailedLink(server);
  expect([page, token.length]).toEqual(['/verify-email', 22]);
  const verify = (browser: TestGuest, otp: string) =>
    browser.post<{ code?: string }>('/api/v1/auth/verify-email', { otp });
  expect((await verify(server.guest(), token)).body.code).toBe('OTP_EXPIRED');
  expect(
    (
      await verify(
        guest,
        token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      )
    ).body.code,
  ).toBe('OTP_EXPIRED');
  expect((await verify(guest, token)).status).toBe(200);
  expect(await account.whoIs(guest)).toBe(EMAIL);
  expect((await verify(guest, token)).body.code).toBe('OTP_EXPIRED');
});

test('a booking and a new password take the link in place of the code', async () => {
  const server = await startHotel();
  const owner = await signedInGuest(server);
  server.clock.forward({ minutes: 1 });
  await guessFifty(server, true);
  const guest = server.guest(GUEST_NETWORK);
  const { body: booking } = await bookOne(guest);
  expect(booking.verification?.sentAs).toBe('LINK');
  const ofBooking = await mailedLink(server);
  expect(ofBooking.page).toBe(`/checkout?booking=${booking.id}`);
  expect((await confirm(guest, booking.id, ofBooking.token)).body.state).toBe('SUCCESSFUL');
  // The owner's browser still receives codes, because it has proven the address.
  expect((await account.forgot(owner)).body.sentAs).toBe('CODE');
  server.clock.forward({ minutes: 1 });
  const forgetful = server.guest('198.51.101.9');
  expect((await account.forgot(forgetful)).body.sentAs).toBe('LINK');
  const ofPassword = await mailedLink(server);
  expect(ofPassword.page).toBe('/reset-password');
  expect((await account.reset(forgetful, ofPassword.token)).status).toBe(200);
});

test('after signing out the browser has a new session and gets no stored answer of the old one', async () => {
  const server = await startHotel();
  const browser = await signedInGuest(server);
  const key = newKey();
  const quote = await browser.quote();
  const booked = await browser.book(quote.id, { key });
  expect(booked.status).toBe(201);
  const before = new Map(browser.cookies);
  await browser.post('/api/v1/auth/logout', {});
  expect(browser.cookies.get('verandah_guest')).not.toBe(before.get('verandah_guest'));
  expect((await browser.get(`/api/v1/quotes/${quote.id}`)).status).toBe(404);
  // The browser's cookie and the key do not reveal the account's answer.
  const guestCookie = before.get('verandah_guest') ?? '';
  browser.cookies.set('verandah_guest', guestCookie);
  const replayed = await browser.book(quote.id, { key });
  expect([replayed.status, replayed.text]).toEqual([409, expect.not.stringContaining('Meera')]);
});

test('limits go on knowing the browser after signing out', async () => {
  const server = await startHotel();
  const browser = await signedInGuest(server);
  await browser.post('/api/v1/auth/logout', {});
  server.clock.forward({ minutes: 1 });
  for (let time = 0; time < 10; time += 1)
    await account.login(server.guest(STRANGERS[0]), 'Wrong-1-password');
  expect((await account.login(server.guest(STRANGERS[0]), PASSWORD)).status).toBe(429);
  expect((await account.login(browser, PASSWORD)).status).toBe(200);
});

test('a /48 counts as one network for an address, whichever of its /64s asks', async () => {
  const server = await startHotel();
  await signedInGuest(server);
  server.clock.forward({ minutes: 61 });
  const networks = Array.from({ length: 12 }, (_, index) => `2001:db8:9:${index}::1`);
  expect(await askAllDay(server, networks)).toBe(10);
  for (const network of networks) {
    for (let time = 0; time < 12; time += 1) await account.login(server.guest(network), 'Wrong-1-password');
  }
  const owner = server.guest(GUEST_NETWORK);
  expect((await account.forgot(owner)).status).toBe(202);
  expect((await account.login(owner)).status).toBe(200);
});

test('a browser that has proven the address guesses no more than strangers together', async () => {
  const server = await startHotel();
  const browser = await signedInGuest(server);
  await browser.post('/api/v1/auth/logout', {});
  let compared = 0;
  let sentAs: string | undefined = 'CODE';
  for (let round = 0; round < 12 && sentAs === 'CODE'; round += 1) {
    server.clock.forward({ minutes: 1 });
    sentAs = (await account.forgot(browser)).body.sentAs;
    for (let guess = 0; guess < 5; guess += 1) {
      const { body } = await account.reset(browser, String(guess).repeat(6));
      if (body.code === 'OTP_INVALID') compared += 1;
    }
  }
  expect([compared, sentAs]).toEqual([55, 'LINK']);
});

test('deleting an account gives nobody new guesses at an address that it wanted', async () => {
  const server = await startHotel();
  const { db } = server.context;
  const thief = await signedInGuest(server, { email: 'thief@example.com' });
  server.clock.forward({ minutes: 2 });
  const changed = await thief.send('PATCH', '/api/v1/profile', { email: EMAIL, currentPassword: PASSWORD });
  expect(changed.status).toBe(200);
  await thief.send('DELETE', '/api/v1/profile', { currentPassword: PASSWORD });
  const left = await db.selectFrom('codes').select(['email', 'user_id', 'superseded_at']).execute();
  expect(left.filter((code) => code.email !== null || code.user_id !== null)).toEqual([]);
  expect(left).toHaveLength(2);
});

test('deleting an account removes its bookings from the browser', async () => {
  const server = await startHotel();
  const browser = await signedInGuest(server);
  const { body: booking } = await bookOne(browser);
  await browser.send('DELETE', '/api/v1/profile', { currentPassword: PASSWORD });
  expect((await browser.get(`/api/v1/bookings/${booking.id}`)).status).toBe(404);
});
