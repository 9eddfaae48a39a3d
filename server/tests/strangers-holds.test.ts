import { expect, test } from 'vitest';
import type { Quote } from '#schemas/api-types';
import { account, mailedCode, PLAIN_ACCOUNT, signedInGuest } from '../test-support/account.ts';
import { newKey, PLAIN_ROOM, type TestGuest } from '../test-support/guest.ts';
import { smallHotel } from '../test-support/small-hotel.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

/** How many rooms strangers can hold of one guest and of the hotel (TRUST A7, T15). */

const GUEST_NETWORK = '198.51.100.7';
const STRANGERS = ['203.0.113.1', '192.0.2.1', '100.64.3.1'];

async function startHotel(booking: object = {}): Promise<TestServer> {
  const catalogue = smallHotel();
  return startTestServer({
    catalogue: { ...catalogue, booking: { ...catalogue.booking, ...booking } },
    env: { TRUSTED_PROXIES: '127.0.0.1' },
  });
}

async function bookOne(guest: TestGuest, roomId = 'quay-room') {
  const quote = await guest.quote({ rooms: [{ ...PLAIN_ROOM, roomId }] });
  return guest.book(quote.id, { guest: { guestEmail: PLAIN_ACCOUNT.email } });
}

test('Stock 5: rooms that strangers hold with a guest’s address do not count as the guest’s', async () => {
  const server = await startHotel();
  for (const network of STRANGERS) {
    expect((await bookOne(server.guest(network), 'tower-room')).status).toBe(201);
  }
  expect((await bookOne(server.guest(GUEST_NETWORK))).status).toBe(201);
  const stranger = server.guest(STRANGERS[0]);
  const rooms = ['tower-room', 'tower-room', 'quay-room'].map((roomId) => ({ ...PLAIN_ROOM, roomId }));
  const refused = await stranger.book((await stranger.quote({ rooms })).id, {
    guest: { guestEmail: PLAIN_ACCOUNT.email },
  });
  expect([refused.status, refused.body.code]).toEqual([429, 'HOLD_LIMIT']);
});

test('Stock 5: a browser that has proven its address is not counted with its network', async () => {
  const server = await startHotel({ maxHoldsPerNetwork: 1 });
  const known = server.guest('203.0.113.1');
  const { body: first } = await bookOne(known);
  expect((await confirm(known, first.id, await mailedCode(server))).status).toBe(200);
  server.clock.forward({ minutes: 1 });
  const details = { guest: { guestEmail: 'stranger@example.com' } };
  const stranger = server.guest('203.0.113.1');
  expect((await stranger.book((await stranger.quote()).id, details)).status).toBe(201);
  expect((await bookOne(known)).status).toBe(201);
});

test.each([
  ['a /24', (index: number) => `203.0.113.${index}`],
  ['a /48', (index: number) => `2001:db8:77:${index}::1`],
])('Stock 5: %s holds three times as many rooms as one network', async (_case, network) => {
  const server = await startHotel({ maxHoldsPerNetwork: 2 });
  const outcomes: (string | number)[] = [];
  for (let index = 1; index <= 7; index += 1) {
    const guest = server.guest(network(index));
    const roomId = index <= 3 ? 'quay-room' : 'tower-room';
    const quote = await guest.quote({ rooms: [{ ...PLAIN_ROOM, roomId }] });
    const { status, body } = await guest.book(quote.id, {
      guest: { guestEmail: `guest${index}@example.com` },
    });
    outcomes.push(status === 201 ? status : (body.code ?? status));
  }
  expect(outcomes).toEqual([201, 201, 201, 201, 201, 201, 'HOLD_LIMIT']);
});

async function confirm(guest: TestGuest, bookingId: string, otp: string) {
  const url = `/api/v1/bookings/${bookingId}/confirmation`;
  return guest.post<{ code?: string; state?: string }>(url, { otp }, { 'idempotency-key': newKey() });
}

/** A guest with an own address in an own network. */
function newcomer(server: TestServer, index: number) {
  const guest = server.guest(`100.64.${index}.1`);
  const book = async (...roomIds: string[]) => {
    const rooms = roomIds.map((roomId) => ({ ...PLAIN_ROOM, roomId, mealPlan: 'RO' as const }));
    const quote: Quote = await guest.quote({ rooms });
    return guest.book(quote.id, { guest: { guestEmail: `newcomer${index}@example.com` } });
  };
  return { guest, book };
}

/** The default: a third of the rooms. */
async function hotelWithThird(): Promise<TestServer> {
  const catalogue = smallHotel();
  const { unconfirmedHoldsPercent: _all, ...booking } = catalogue.booking;
  return startTestServer({ catalogue: { ...catalogue, booking }, env: { TRUSTED_PROXIES: '127.0.0.1' } });
}

test('Stock 5: guests without a proven address hold a third of a night together, and one room of each type', async () => {
  const server = await hotelWithThird();
  // Two of eight rooms may be held.
  expect((await newcomer(server, 1).book('tower-room')).status).toBe(201);
  server.clock.forward({ minutes: 1 });
  expect((await newcomer(server, 2).book('tower-room')).status).toBe(201);
  const refused = await newcomer(server, 3).book('tower-room');
  expect([refused.status, refused.body.code]).toEqual([409, 'ROOMS_HELD']);
  expect(refused.body.details?.heldUntil).toBe('2026-11-20T19:00:00.000Z');
  expect((await newcomer(server, 4).book('quay-room')).status).toBe(201);
  expect((await newcomer(server, 5).book('quay-room')).status).toBe(409);
  server.clock.forward({ minutes: 14 });
  expect((await newcomer(server, 6).book('tower-room')).status).toBe(409);
  server.clock.forward({ minutes: 1 });
  expect((await newcomer(server, 7).book('tower-room')).status).toBe(201);
});

test('who has proven the address is refused nothing because of it, and stands in nobody’s way', async () => {
  const server = await hotelWithThird();
  const known = await signedInGuest(server);
  await newcomer(server, 1).book('tower-room');
  await newcomer(server, 2).book('tower-room');
  expect((await bookOne(known, 'tower-room')).status).toBe(201);
  server.clock.forward({ minutes: 16 });
  expect((await bookOne(known, 'tower-room')).status).toBe(201);
  expect((await newcomer(server, 3).book('tower-room')).status).toBe(201);
  expect((await newcomer(server, 4).book('tower-room')).status).toBe(201);
});

test('nights beside those that are held are free, and so is a booking larger than the share while nobody holds', async () => {
  const server = await hotelWithThird();
  expect((await newcomer(server, 1).book('tower-room', 'tower-room', 'tower-room')).status).toBe(201);
  expect((await newcomer(server, 2).book('tower-room')).status).toBe(409);
  const { guest } = newcomer(server, 3);
  const rooms = [{ ...PLAIN_ROOM, roomId: 'tower-room' }];
  const quote = await guest.quote({ rooms, checkIn: '2027-01-16', checkOut: '2027-01-18' });
  expect((await guest.book(quote.id)).status).toBe(201);
});

test('browsers of one proven address hold three rooms together', async () => {
  const server = await startHotel();
  const first = await signedInGuest(server);
  const second = server.guest('192.0.2.200');
  await account.login(second);
  expect((await bookOne(first, 'tower-room')).status).toBe(201);
  expect((await bookOne(second, 'tower-room')).status).toBe(201);
  expect((await bookOne(first, 'tower-room')).status).toBe(201);
  const refused = await bookOne(second, 'tower-room');
  expect([refused.status, refused.body.code]).toEqual([429, 'HOLD_LIMIT']);
});

test('a guest who mistyped the address books again beside the first hold', async () => {
  const server = await hotelWithThird();
  await newcomer(server, 1).book('tower-room');
  const { guest } = newcomer(server, 2);
  const book = async (guestEmail: string) => {
    const rooms = [{ ...PLAIN_ROOM, roomId: 'tower-room' }];
    return guest.book((await guest.quote({ rooms })).id, { guest: { guestEmail } });
  };
  expect((await book('mira.nair@example.con')).status).toBe(201);
  expect((await book('mira.nair@example.com')).status).toBe(201);
});

test('a signed-in guest books for somebody else whatever strangers hold', async () => {
  const server = await hotelWithThird();
  const signedIn = await signedInGuest(server);
  await newcomer(server, 1).book('tower-room');
  await newcomer(server, 2).book('tower-room');
  const rooms = [{ ...PLAIN_ROOM, roomId: 'tower-room' }];
  const quote = await signedIn.quote({ rooms });
  expect((await signedIn.book(quote.id, { guest: { guestEmail: 'mother@example.com' } })).status).toBe(201);
});

test('the stated time is one at which the rooms fit', async () => {
  const server = await hotelWithThird();
  for (const index of [1, 2]) {
    await newcomer(server, index).book('tower-room');
    server.clock.forward({ minutes: 5 });
  }
  const { book } = newcomer(server, 3);
  const refused = await book('tower-room', 'tower-room');
  expect(refused.body.details?.heldUntil).toBe('2026-11-20T19:05:00.000Z');
  server.clock.forward({ minutes: 10 });
  expect((await newcomer(server, 4).book('tower-room', 'tower-room')).status).toBe(201);
});
