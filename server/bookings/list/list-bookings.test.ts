import { expect, test } from 'vitest';
import type { BookingPage, ValidationRefusal } from '#schemas/api-types';
import { bookedStay, cancelStay } from '../../test-support/booked.ts';
import { ISLAND_STAY, PLAIN_QUOTE, PLAIN_ROOM, type TestGuest } from '../../test-support/guest.ts';
import { smallHotel } from '../../test-support/small-hotel.ts';
import { startTestServer } from '../../test-support/test-server.ts';

const LIST = '/api/v1/bookings';
const TOWER = { ...PLAIN_ROOM, roomId: 'tower-room' };
const ON_THE_ISLAND = {
  ...PLAIN_QUOTE,
  ...ISLAND_STAY,
  checkIn: '2027-02-10',
  checkOut: '2027-02-11',
};

async function list(guest: TestGuest, query = ''): Promise<BookingPage> {
  const answer = await guest.get<BookingPage>(`${LIST}${query}`);
  expect(answer.status).toBe(200);
  return answer.body;
}

/** Three bookings of one browser: 16,318.51 confirmed, 22,049.96 pending, 4,973.49 cancelled. */
async function threeBookings() {
  const catalogue = smallHotel();
  catalogue.booking.maxHoldsPerEmail = 10;
  const server = await startTestServer({ catalogue });
  const guest = server.guest();
  const quay = await bookedStay(server, guest);
  server.clock.forward({ minutes: 2 });
  const island = await bookedStay(server, guest, ON_THE_ISLAND, { guestFirstName: 'Zoë' });
  await cancelStay(guest, island.id);
  const quote = await guest.quote({ rooms: [TOWER], checkIn: '2027-01-18', checkOut: '2027-01-20' });
  const { body: tower } = await guest.book(quote.id);
  return { server, guest, quay, island, tower };
}

test('lists the bookings of a browser, latest arrival first, with what can be done', async () => {
  const { guest, quay, island, tower } = await threeBookings();
  const page = await list(guest);
  expect(page).toMatchObject({ page: 1, perPage: 10, pages: 1, total: 3 });
  expect(page.items.map(({ id }) => id)).toEqual([island.id, tower.id, quay.id]);
  expect(page.items[2]).toMatchObject({
    reference: quay.reference,
    state: 'SUCCESSFUL',
    guestName: 'Meera Nair',
    adults: 2,
    children: 0,
    rooms: ['Quay Room'],
    location: { id: 'harbour', name: 'Small Hotel Harbour' },
    stay: { checkIn: '2027-01-14', checkOut: '2027-01-16', nights: 2 },
    totals: quay.totals,
    actions: quay.actions,
  });
  expect(page.items[1]?.actions).toEqual(tower.actions);
  expect(page).not.toHaveProperty('groups');
});

test('sorts by price, groups by date and price, and counts over all pages', async () => {
  const { guest, quay, island, tower } = await threeBookings();
  const up = await list(guest, '?sort=ASC');
  expect(up.items.map(({ id }) => id)).toEqual([island.id, quay.id, tower.id]);
  const down = await list(guest, '?sort=DESC');
  expect(down.items.map(({ id }) => id)).toEqual([tower.id, quay.id, island.id]);
  const byDate = await list(guest, '?group=DATE&perPage=2');
  expect(byDate.groups).toEqual([
    { key: '2027-02', month: '2027-02', total: 1, bookingIds: [island.id] },
    { key: '2027-01', month: '2027-01', total: 2, bookingIds: [tower.id] },
  ]);
  const byPrice = await list(guest, '?group=PRICE');
  expect(byPrice.groups?.map(({ key, total }) => [key, total])).toEqual([
    ['0-1000000', 1],
    ['1000000-2500000', 2],
  ]);
});

test('pages do not overlap, and one beyond the last is empty', async () => {
  const { guest } = await threeBookings();
  const first = await list(guest, '?perPage=2');
  const second = await list(guest, '?perPage=2&page=2');
  expect(first).toMatchObject({ pages: 2, total: 3 });
  const ids = [...first.items, ...second.items].map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  expect(await list(guest, '?perPage=2&page=9')).toMatchObject({ items: [], total: 3, pages: 2 });
});

test.each([
  ['a reference', (reference: string) => reference.toLowerCase(), 'quay'],
  ['a name without its accent', () => 'zoe', 'island'],
  ['a location', () => 'island', 'island'],
  ['a room', () => 'TOWER', 'tower'],
] as const)('searches for %s', async (_case, words, name) => {
  const bookings = await threeBookings();
  const search = encodeURIComponent(words(bookings.quay.reference));
  const { items } = await list(bookings.guest, `?search=${search}`);
  expect(items.map(({ id }) => id)).toEqual([bookings[name].id]);
});

test('shows current states: an expired hold is expired', async () => {
  const { server, guest, island, tower } = await threeBookings();
  expect((await list(guest, '?state=PENDING')).total).toBe(1);
  server.clock.forward({ minutes: 20 });
  expect((await list(guest, '?state=PENDING')).total).toBe(0);
  const { items } = await list(guest, '?state=EXPIRED,CANCELLED');
  expect(items.map(({ id, state }) => [id, state])).toEqual([
    [island.id, 'CANCELLED'],
    [tower.id, 'EXPIRED'],
  ]);
  expect((await list(guest, '?payment=PAID')).total).toBe(0);
});

test('a browser sees only its own bookings, and a new browser none', async () => {
  const { server } = await threeBookings();
  const other = server.guest();
  expect(await list(other)).toEqual({ items: [], page: 1, perPage: 10, pages: 0, total: 0 });
  await other.quote();
  expect((await list(other)).total).toBe(0);
});

test.each([
  ['sort=UP', 'sort'],
  ['group=ROOM', 'group'],
  ['state=SUCCESSFUL,LOST', 'state'],
  ['payment=FREE', 'payment'],
  ['page=0', 'page'],
  ['page=one', 'page'],
  ['perPage=51', 'perPage'],
  ['perPage=10&perPage=20', 'perPage'],
  ['search=', 'search'],
  ['colour=red', 'colour'],
])('refuses %s and names the field', async (query, field) => {
  const { guest } = await startTestServer();
  const answer = await guest().get<ValidationRefusal>(`${LIST}?${query}`);
  expect(answer.status).toBe(422);
  expect(answer.body.messages.map((message) => message.field)).toEqual([field]);
});

test.each([
  ['0', "can't be less than 1"],
  ['-1', "can't be less than 1"],
  ['51', "can't be more than 50"],
  ['101', "can't be more than 50"],
  ['9007199254740993', "can't be more than 50"],
  ['1.5', 'must be an integer'],
  ['1e1', 'must be an integer'],
  ['010', 'must be an integer'],
  ['abc', 'must be an integer'],
  ['', 'must be an integer'],
])('a number of the query is refused as a number: perPage=%s', async (text, message) => {
  const { guest } = await startTestServer();
  const { status, body } = await guest().get<ValidationRefusal>(`${LIST}?perPage=${text}`);
  expect([status, body.messages]).toEqual([422, [{ field: 'perPage', message }]]);
});

test('answers about a guest are not cached', async () => {
  const { guest } = await startTestServer();
  expect((await guest().get(LIST)).headers['cache-control']).toBe('no-store');
});
