import { expect, test } from 'vitest';
import type { Booking, Refusal, ValidationRefusal } from '#schemas/api-types';
import { ISLAND_STAY, newKey, PLAIN_PRICE, PLAIN_QUOTE, PLAIN_ROOM } from '../test-support/guest.ts';
import { publishRelease } from '../test-support/publish-release.ts';
import { smallHotel } from '../test-support/small-hotel.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

async function heldOn(server: TestServer, night: string): Promise<{ held: number; sold: number }> {
  return server.context.db
    .selectFrom('inventory')
    .select(['held', 'sold'])
    .where('room_id', '=', 'quay-room')
    .where('night', '=', night)
    .executeTakeFirstOrThrow();
}

test('Stock 3: holds the nights, freezes the price of the quote and sends the first code', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const quote = await guest.quote();
  const { status, body } = await guest.book(quote.id, {
    extra: { requests: 'A quiet room.', arrivalTime: '15:30' },
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    state: 'PENDING',
    payment: 'UNPAID',
    stayState: 'DUE',
    expiresAt: '2026-11-20T19:00:00.000Z',
    totals: quote.totals,
    lines: quote.lines,
    requests: 'A quiet room.',
    arrivalTime: '15:30',
    guest: { guestEmail: 'nair.family@example.com', guestPhone: '+919812345678' },
    verification: { sentTo: 'n•••@example.com', attemptsLeft: 5, resendAt: '2026-11-20T18:46:00.000Z' },
  });
  expect(await heldOn(server, '2027-01-14')).toEqual({ held: 1, sold: 0 });
  expect(await heldOn(server, '2027-01-15')).toEqual({ held: 1, sold: 0 });
  expect(await heldOn(server, '2027-01-16')).toEqual({ held: 0, sold: 0 });
  const [mail] = await server.guestMails();
  expect(mail).toMatchObject({
    to: { address: 'nair.family@example.com' },
    subject: 'Your code for Small Hotel Harbour',
  });
  expect(mail?.text).toMatch(/^\d{6}$/m);
});

test('requests are stored without characters that databases reject', async () => {
  const guest = (await startTestServer()).guest();
  const quote = await guest.quote();
  const { status, body } = await guest.book(quote.id, { extra: { requests: 'A quiet\0 room\uD800.' } });
  expect([status, body.requests]).toEqual([201, 'A quiet room.']);
  expect((await guest.get<Booking>(`/api/v1/bookings/${body.id}`)).body.requests).toBe('A quiet room.');
});

test('Requests that change data: the same key gives the same answer, also after a restart, and makes one booking', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const quote = await guest.quote();
  const key = newKey();
  const first = await guest.book(quote.id, { key });
  await server.restart();
  server.clock.forward({ minutes: 3 });
  const again = await guest.book(quote.id, { key });
  expect([again.status, again.text]).toEqual([201, first.text]);
  const { bookings } = await server.context.db
    .selectFrom('bookings')
    .select((row) => row.fn.countAll<number>().as('bookings'))
    .executeTakeFirstOrThrow();
  expect(bookings).toBe(1);
  expect(await server.guestMails()).toHaveLength(1);
});

test('twins that arrive at the same time make one booking and get one answer', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const quote = await guest.quote();
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 8 }, () => guest.book(quote.id, { key })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await heldOn(server, '2027-01-14')).toEqual({ held: 1, sold: 0 });
});

test('Requests that change data: the same key with another body is refused', async () => {
  const { guest } = await startTestServer();
  const browser = guest();
  const quote = await browser.quote();
  const key = newKey();
  await browser.book(quote.id, { key });
  const other = await browser.post<ValidationRefusal>(
    '/api/v1/bookings',
    {
      quoteId: quote.id,
      guest: {
        guestFirstName: 'Other',
        guestLastName: 'Nair',
        guestEmail: 'nair.family@example.com',
        guestPhone: '+919812345678',
      },
    },
    { 'idempotency-key': key },
  );
  expect(other.status).toBe(422);
  expect(other.body).toMatchObject({
    code: 'IDEMPOTENCY_MISMATCH',
    messages: [{ field: 'idempotency-key' }],
  });
});

test('a quote makes one booking', async () => {
  const { guest } = await startTestServer();
  const browser = guest();
  const quote = await browser.quote();
  const { body: booking } = await browser.book(quote.id);
  const second = await browser.book(quote.id);
  expect(second.status).toBe(409);
  expect(second.body).toMatchObject({ code: 'STATE_CONFLICT', details: { bookingId: booking.id } });
});

test('Price 5: an expired quote is refused with a fresh one', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const quote = await guest.quote();
  server.clock.forward({ minutes: 31 });
  const answer = await guest.post<Refusal>(
    '/api/v1/bookings',
    {
      quoteId: quote.id,
      guest: {
        guestFirstName: 'A',
        guestLastName: 'B',
        guestEmail: 'a@example.com',
        guestPhone: '+919812345678',
      },
    },
    { 'idempotency-key': newKey() },
  );
  expect(answer.status).toBe(410);
  expect(answer.body.details?.quote?.totals).toEqual(quote.totals);
});

test('the quote of another browser is not found', async () => {
  const { guest } = await startTestServer();
  const quote = await guest().quote();
  const stranger = guest();
  expect((await stranger.book(quote.id)).status).toBe(404);
  await stranger.quote();
  expect((await stranger.book(quote.id)).status).toBe(404);
});

test.each([
  ['no key', undefined],
  ['a key that is too short', 'abc'],
  ['a key with blanks', 'abcdefgh ijklmnop'],
])('refuses %s', async (_case, key) => {
  const { guest } = await startTestServer();
  const browser = guest();
  const quote = await browser.quote();
  const body = {
    quoteId: quote.id,
    guest: {
      guestFirstName: 'A',
      guestLastName: 'B',
      guestEmail: 'a@example.com',
      guestPhone: '+919812345678',
    },
  };
  const answer = await browser.post<ValidationRefusal>(
    '/api/v1/bookings',
    body,
    key === undefined ? {} : { 'idempotency-key': key },
  );
  expect(answer.status).toBe(422);
  expect(answer.body.messages[0]?.field).toBe('idempotency-key');
});

test.each([
  ['guestFirstName', { guestFirstName: 'R2D2' }],
  ['guestLastName', { guestLastName: '' }],
  ['guestEmail', { guestEmail: 'meera nair@example.com' }],
  ['guestEmail', { guestEmail: 'meera@' }],
  ['guestPhone', { guestPhone: '+91 12' }],
])('refuses a wrong %s in the words of the form', async (field, changes) => {
  const { guest } = await startTestServer();
  const browser = guest();
  const answer = await browser.book((await browser.quote()).id, { guest: changes });
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ code: 'VALIDATION', messages: [{ field }] });
});

test('a phone number without a country code belongs to the location’s country', async () => {
  const { guest } = await startTestServer();
  const browser = guest();
  const answer = await browser.book((await browser.quote()).id, { guest: { guestPhone: '98123 45678' } });
  expect(answer.body).toMatchObject({ guest: { guestPhone: '+919812345678' } });
});

test.each([
  ['an amount', { totalMinor: 1 }],
  ['a state', { state: 'SUCCESSFUL' }],
  ['a payment', { paidMinor: 1_260_000 }],
  ['lines', { lines: [] }],
])('a client cannot send %s', async (_case, extra) => {
  const { guest } = await startTestServer();
  const browser = guest();
  expect((await browser.book((await browser.quote()).id, { extra })).status).toBe(422);
});

test('Stock 5: three rooms are held for one e-mail address, however it is written, and no fourth', async () => {
  const { guest } = await startTestServer();
  const browser = guest();
  for (const quote of [await browser.quote(), await browser.quote(), await browser.quote(ISLAND_STAY)]) {
    expect((await browser.book(quote.id)).status).toBe(201);
  }
  const fourth = await browser.book((await browser.quote(ISLAND_STAY)).id, {
    guest: { guestEmail: 'Nair.Family@Example.com' },
  });
  expect(fourth.status).toBe(429);
  expect(fourth.body).toMatchObject({
    code: 'HOLD_LIMIT',
    message: 'Booking limit exceeded',
    details: { limit: 3 },
  });
  expect(fourth.headers['retry-after']).toBe('900');
});

test('Stock 5: ten rooms are held for one network, and no eleventh', async () => {
  const catalogue = smallHotel();
  Object.assign(catalogue.locations[0]?.rooms[0] ?? {}, { capacity: 20 });
  const { guest } = await startTestServer({ catalogue });
  const book = async (index: number, network = '203.0.113.21') => {
    const browser = guest(network);
    return browser.book((await browser.quote()).id, { guest: { guestEmail: `guest${index}@example.com` } });
  };
  for (let index = 0; index < 10; index += 1) expect((await book(index)).status).toBe(201);
  expect((await book(10)).body).toMatchObject({ code: 'HOLD_LIMIT', details: { limit: 10 } });
  expect((await book(11, '198.51.100.34')).status).toBe(201);
});

test('Stock 3: an expired hold gives its rooms to the next guest before any cleanup', async () => {
  const catalogue = smallHotel();
  Object.assign(catalogue.locations[0]?.rooms[0] ?? {}, { capacity: 1 });
  const server = await startTestServer({ catalogue });
  const first = server.guest();
  const late = await first.book((await first.quote()).id);
  server.clock.forward({ minutes: 15 });
  const second = server.guest();
  expect((await second.book((await second.quote()).id)).status).toBe(201);
  expect((await first.get<Booking>(`/api/v1/bookings/${late.body.id}`)).body.state).toBe('EXPIRED');
  expect(await heldOn(server, '2027-01-14')).toEqual({ held: 1, sold: 0 });
});

test('a price that was quoted holds although another release is current by now', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const quote = await guest.quote();
  const dearer = smallHotel('release-2');
  Object.assign(dearer.locations[0]?.roomPrices[0] ?? {}, { baseMinor: 912_347 });
  await publishRelease(server.context, dearer, { parentId: 'release-1' });
  await server.context.release.refresh();
  expect((await guest.book(quote.id)).body.totals).toEqual(quote.totals);
  expect((await server.guest().quote()).totals.netMinor).toBe(979_013 + PLAIN_PRICE.friday.netMinor);
});

test('a room that a later release closes is not sold on an older quote', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const quote = await guest.quote();
  const closed = smallHotel('release-2');
  closed.locations[0]?.restrictions.push({ from: '2027-01-15', to: '2027-01-15', closed: true });
  await publishRelease(server.context, closed, { parentId: 'release-1' });
  await server.context.release.refresh();
  const answer = await guest.book(quote.id);
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({
    code: 'ROOM_UNAVAILABLE',
    details: { roomId: 'quay-room', alternatives: { roomIds: [] } },
  });
});

test('a second guest sees nothing of a booking', async () => {
  const { guest } = await startTestServer();
  const owner = guest();
  const { body } = await owner.book((await owner.quote()).id);
  const stranger = guest();
  await stranger.quote();
  const foreign = await stranger.get(`/api/v1/bookings/${body.id}`);
  const unknown = await stranger.get(`/api/v1/bookings/${'0'.repeat(26)}`);
  expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
});

test('Stock 2: one room in each of two types is held in both or in none', async () => {
  const catalogue = smallHotel();
  Object.assign(catalogue.locations[0]?.rooms[1] ?? {}, { capacity: 1 });
  const server = await startTestServer({ catalogue });
  const rooms = [PLAIN_ROOM, { ...PLAIN_ROOM, roomId: 'tower-room' }];
  const guest = server.guest();
  const quotes = [await guest.quote({ rooms }), await guest.quote({ rooms })];
  const answers = [];
  for (const quote of quotes) answers.push((await guest.book(quote.id)).status);
  expect(answers).toEqual([201, 429 /* four rooms for one address */]);
  const other = server.guest();
  const lost = await other.post<Refusal>('/api/v1/quotes', { ...PLAIN_QUOTE, rooms });
  expect(lost.body).toMatchObject({ code: 'ROOM_UNAVAILABLE', details: { roomId: 'tower-room' } });
  expect(await heldOn(server, '2027-01-14')).toEqual({ held: 1, sold: 0 });
});
