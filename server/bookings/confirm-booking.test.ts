import { expect, test } from 'vitest';
import type { Booking, Refusal, ValidationRefusal, Verification } from '#schemas/api-types';
import { newKey, type TestAnswer, type TestGuest } from '../test-support/guest.ts';
import { storedBytes } from '../test-support/stored-bytes.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

interface Pending {
  server: TestServer;
  guest: TestGuest;
  booking: Booking;
  code: string;
}

async function pendingBooking(): Promise<Pending> {
  const server = await startTestServer();
  const guest = server.guest();
  const { body: booking } = await guest.book((await guest.quote()).id);
  return { server, guest, booking, code: await newestCode(server) };
}

async function newestCode(server: TestServer): Promise<string> {
  const [mail] = await server.guestMails();
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0];
  if (code === undefined) throw new Error('No code in the mail');
  return code;
}

function confirm(
  guest: TestGuest,
  id: string,
  otp: string,
  key = newKey(),
): Promise<TestAnswer<Booking & Refusal & ValidationRefusal>> {
  return guest.post(`/api/v1/bookings/${id}/confirmation`, { otp }, { 'idempotency-key': key });
}

function sendAgain(
  guest: TestGuest,
  id: string,
  key = newKey(),
): Promise<TestAnswer<Verification & Refusal>> {
  return guest.post(`/api/v1/bookings/${id}/verification`, undefined, { 'idempotency-key': key });
}

function wrong(code: string, by = 1): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, '0');
}

async function nightCounts(server: TestServer): Promise<{ held: number; sold: number }[]> {
  return server.context.db
    .selectFrom('inventory')
    .select(['held', 'sold'])
    .where('room_id', '=', 'quay-room')
    .where('night', 'in', ['2027-01-14', '2027-01-15'])
    .execute();
}

test('the right code makes the booking successful, sells its nights and sends one confirmation', async () => {
  const { server, guest, booking, code } = await pendingBooking();
  server.clock.forward({ seconds: 90 });
  const answer = await confirm(guest, booking.id, code);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    state: 'SUCCESSFUL',
    payment: 'UNPAID',
    reservedAt: '2026-11-20T18:46:30.000Z',
  });
  expect(answer.body).not.toHaveProperty('expiresAt');
  expect(answer.body).not.toHaveProperty('verification');
  expect(await nightCounts(server)).toEqual([
    { held: 0, sold: 1 },
    { held: 0, sold: 1 },
  ]);
  expect((await guest.get<Booking>(`/api/v1/bookings/${booking.id}`)).body).toEqual(answer.body);
  const subjects = (await server.guestMails()).map(({ subject }) => subject);
  expect(subjects).toEqual([
    `Your booking ${booking.reference} at Small Hotel Harbour is confirmed`,
    'Your code for Small Hotel Harbour',
  ]);
});

test('the same key gives the same answer, also after a restart, and sends no second mail', async () => {
  const { server, guest, booking, code } = await pendingBooking();
  const key = newKey();
  const first = await confirm(guest, booking.id, code, key);
  await server.restart();
  const again = await confirm(guest, booking.id, code, key);
  expect([again.status, again.text]).toEqual([200, first.text]);
  expect(await server.guestMails()).toHaveLength(2);
});

test('Requests that change data: a wrong code sent again costs one attempt, in the words of the specification', async () => {
  const { guest, booking, code } = await pendingBooking();
  const key = newKey();
  const answer = await confirm(guest, booking.id, wrong(code), key);
  expect([answer.status, answer.body]).toEqual([
    422,
    { code: 'OTP_INVALID', messages: [{ field: 'otp', message: 'Invalid Otp' }] },
  ]);
  const again = await confirm(guest, booking.id, wrong(code), key);
  expect(again.text).toBe(answer.text);
  const { body } = await guest.get<Booking>(`/api/v1/bookings/${booking.id}`);
  expect(body.verification?.attemptsLeft).toBe(4);
});

test('repeats a refusal that an older version stored with its message', async () => {
  const { server, guest, booking, code } = await pendingBooking();
  const key = newKey();
  const first = await confirm(guest, booking.id, wrong(code), key);
  await server.context.db
    .updateTable('idempotency_keys')
    .set({ answer: first.text })
    .where('key', '=', key)
    .execute();
  const again = await confirm(guest, booking.id, wrong(code), key);
  expect([again.status, again.text]).toEqual([422, first.text]);
});

test('after five wrong codes even the right one fails, until a new one is sent', async () => {
  const { server, guest, booking, code } = await pendingBooking();
  for (let by = 1; by <= 5; by += 1)
    expect((await confirm(guest, booking.id, wrong(code, by))).body.code).toBe('OTP_INVALID');
  const right = await confirm(guest, booking.id, code);
  expect([right.status, right.body.code]).toEqual([422, 'OTP_EXHAUSTED']);
  server.clock.forward({ seconds: 60 });
  expect((await sendAgain(guest, booking.id)).status).toBe(202);
  expect((await confirm(guest, booking.id, await newestCode(server))).status).toBe(200);
});

test('compares at most five of many parallel wrong codes', async () => {
  const { server, guest, booking, code } = await pendingBooking();
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, by) => confirm(guest, booking.id, wrong(code, by + 1))),
  );
  const compared = answers.filter(({ body }) => body.code === 'OTP_INVALID');
  expect(compared).toHaveLength(5);
  expect((await confirm(guest, booking.id, code)).body.code).toBe('OTP_EXHAUSTED');
  expect(await server.guestMails()).toHaveLength(1);
});

test('only one of many parallel right codes succeeds', async () => {
  const { server, guest, booking, code } = await pendingBooking();
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(guest, booking.id, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status >= 500)).toHaveLength(0);
  expect(await nightCounts(server)).toEqual([
    { held: 0, sold: 1 },
    { held: 0, sold: 1 },
  ]);
  expect(await server.guestMails()).toHaveLength(2);
});

test('a code dies after five minutes', async () => {
  const { server, guest, booking, code } = await pendingBooking();
  server.clock.forward({ minutes: 5 });
  const answer = await confirm(guest, booking.id, code);
  expect([answer.status, answer.body.code]).toEqual([422, 'OTP_EXPIRED']);
});

test('a new code comes after a minute, not before, and the old one dies', async () => {
  const { server, guest, booking, code } = await pendingBooking();
  server.clock.forward({ seconds: 45 });
  const early = await sendAgain(guest, booking.id);
  expect([early.status, early.body.code, early.headers['retry-after']]).toEqual([429, 'OTP_TOO_SOON', '15']);
  server.clock.forward({ seconds: 15 });
  const sent = await sendAgain(guest, booking.id);
  expect([sent.status, sent.body]).toEqual([
    202,
    {
      sentTo: 'n•••@example.com',
      sentAs: 'CODE',
      expiresAt: '2026-11-20T18:51:00.000Z',
      resendAt: '2026-11-20T18:47:00.000Z',
      attemptsLeft: 5,
    },
  ]);
  const fresh = await newestCode(server);
  const old = await confirm(guest, booking.id, code === fresh ? wrong(fresh) : code);
  expect(old.body.code).toBe('OTP_INVALID');
  expect((await confirm(guest, booking.id, fresh)).status).toBe(200);
});

test('two requests with the same key send one code', async () => {
  const { server, guest, booking } = await pendingBooking();
  server.clock.forward({ seconds: 60 });
  const key = newKey();
  const first = await sendAgain(guest, booking.id, key);
  const again = await sendAgain(guest, booking.id, key);
  expect([again.status, again.text]).toEqual([202, first.text]);
  expect(await server.guestMails()).toHaveLength(2);
});

test('an address gets at most five codes an hour for all its bookings', async () => {
  const { server, guest, booking } = await pendingBooking();
  await guest.post(`/api/v1/bookings/${booking.id}/hold-extension`, undefined, {
    'idempotency-key': newKey(),
  });
  for (let code = 2; code <= 5; code += 1) {
    server.clock.forward({ seconds: 61 });
    expect((await sendAgain(guest, booking.id)).status).toBe(202);
  }
  server.clock.forward({ seconds: 61 });
  const sixth = await sendAgain(guest, booking.id);
  expect([sixth.status, sixth.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3000);
});

test('a code fits no other booking', async () => {
  const { server, guest, code } = await pendingBooking();
  const { body: other } = await guest.book((await guest.quote()).id);
  const otherCode = await newestCode(server);
  const answer = await confirm(guest, other.id, code === otherCode ? wrong(code) : code);
  expect(answer.body.code).toBe('OTP_INVALID');
});

test('another browser cannot confirm, extend or send', async () => {
  const { server, booking, code } = await pendingBooking();
  const stranger = server.guest();
  await stranger.quote();
  const extended = await stranger.post(`/api/v1/bookings/${booking.id}/hold-extension`, undefined, {
    'idempotency-key': newKey(),
  });
  expect([
    (await confirm(stranger, booking.id, code)).status,
    (await sendAgain(stranger, booking.id)).status,
    extended.status,
  ]).toEqual([404, 404, 404]);
});

test('refuses to confirm an expired hold', async () => {
  const { server, guest, booking } = await pendingBooking();
  server.clock.forward({ minutes: 12 });
  await sendAgain(guest, booking.id);
  const code = await newestCode(server);
  server.clock.forward({ minutes: 3 });
  const answer = await confirm(guest, booking.id, code);
  expect([answer.status, answer.body.code]).toEqual([410, 'HOLD_EXPIRED']);
  expect((await guest.get<Booking>(`/api/v1/bookings/${booking.id}`)).body.state).toBe('EXPIRED');
});

test('Stock 3: a hold is extended once, by its own length', async () => {
  const { server, guest, booking } = await pendingBooking();
  const extend = (key = newKey()) =>
    guest.post<Booking & Refusal>(`/api/v1/bookings/${booking.id}/hold-extension`, undefined, {
      'idempotency-key': key,
    });
  const key = newKey();
  server.clock.forward({ minutes: 14 });
  const first = await extend(key);
  expect([first.status, first.body.expiresAt]).toEqual([200, '2026-11-20T19:15:00.000Z']);
  expect(first.body.actions).toContainEqual({
    action: 'EXTEND_HOLD',
    allowed: false,
    reasons: ['ALREADY_EXTENDED'],
  });
  expect((await extend(key)).text).toBe(first.text);
  const second = await extend();
  expect([second.status, second.body.code]).toEqual([409, 'STATE_CONFLICT']);
});

test('a confirmed booking is neither confirmed, extended nor sent a code again', async () => {
  const { guest, booking, code } = await pendingBooking();
  await confirm(guest, booking.id, code);
  const extended = await guest.post<Refusal>(`/api/v1/bookings/${booking.id}/hold-extension`, undefined, {
    'idempotency-key': newKey(),
  });
  const answers = [await confirm(guest, booking.id, code), await sendAgain(guest, booking.id), extended];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [409, 'STATE_CONFLICT'],
    [409, 'STATE_CONFLICT'],
    [409, 'STATE_CONFLICT'],
  ]);
});

test.each(['12345', '1234567', '12 456', 'abcdef'])(
  'a code written as "%s" is refused before it costs a try',
  async (otp) => {
    const { guest, booking } = await pendingBooking();
    const answer = await confirm(guest, booking.id, otp);
    expect([answer.status, answer.body.messages[0]?.field]).toEqual([422, 'otp']);
    expect((await guest.get<Booking>(`/api/v1/bookings/${booking.id}`)).body.verification?.attemptsLeft).toBe(
      5,
    );
  },
);

test('neither the database nor the log nor any answer holds the code', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const answer = await guest.book((await guest.quote()).id);
  const queued = await storedBytes(server.context);
  const code = await newestCode(server);
  await confirm(guest, answer.body.id, code);
  const afterwards = await storedBytes(server.context);
  const asWord = new RegExp(`(?<![0-9])${code}(?![0-9])`);
  expect(queued).not.toMatch(asWord);
  expect(afterwards).not.toMatch(asWord);
  expect(answer.text).not.toMatch(asWord);
  expect(server.logs.join('\n')).not.toMatch(asWord);
  expect(server.logs.join('\n')).not.toMatch(/meera|nair|98123|verandah_guest/i);
});
