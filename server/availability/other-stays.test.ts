import { expect, test } from 'vitest';
import type { Availability, PlacedStay, Quote } from '#schemas/api-types';
import { staffOperations } from '../staff-operations.ts';
import type { TestGuest } from '../test-support/guest.ts';
import { smallHotel } from '../test-support/small-hotel.ts';
import { ASHA } from '../test-support/staff.ts';
import { startTestServer } from '../test-support/test-server.ts';

/** Every room of the harbour is closed on this night. */
const CLOSED = { checkin: '2027-02-01', checkout: '2027-02-02' };

async function search(guest: TestGuest, changes: Record<string, string> = {}): Promise<Availability> {
  const query = { location: 'harbour', ...CLOSED, rooms: '2', ...changes };
  const address = `/api/v1/availability?${new URLSearchParams(query).toString()}`;
  const answer = await guest.get<Availability>(address);
  if (answer.status !== 200) throw new Error(`No answer: ${answer.text}`);
  return answer.body;
}

async function lowestOf(guest: TestGuest, { locationId, stay }: PlacedStay): Promise<number> {
  const { items } = await search(guest, {
    location: locationId,
    checkin: stay.checkIn,
    checkout: stay.checkOut,
  });
  return Math.min(...items.flatMap(({ offers }) => offers.map(({ totalMinor }) => totalMinor)));
}

const daysOf = (stays: readonly PlacedStay[] = []) => stays.map(({ stay }) => stay.checkIn);

test('names the nearest dates and the other locations, each at the lowest price of its own search', async () => {
  const { guest } = await startTestServer();
  const { otherStays } = await search(guest());
  expect(daysOf(otherStays?.dates)).toEqual(['2027-01-31', '2027-02-02', '2027-01-30']);
  expect(otherStays?.locations.map(({ locationId }) => locationId)).toEqual(['island', 'lagoon']);
  expect(otherStays).not.toHaveProperty('split');
  const named = [...(otherStays?.dates ?? []), ...(otherStays?.locations ?? [])];
  const lowest = await Promise.all(named.map((placed) => lowestOf(guest(), placed)));
  expect(named.map(({ totalMinor }) => totalMinor)).toEqual(lowest);
});

test('names nothing else where there is enough to choose from, nor once a room is chosen', async () => {
  const { guest } = await startTestServer();
  const free = { checkin: '2027-01-14', checkout: '2027-01-16' };
  expect(await search(guest(), free)).not.toHaveProperty('otherStays');
  const chosen = { ...free, rooms: '2,2', chosen: 'quay-room.flexible.RO' };
  expect(await search(guest(), chosen)).not.toHaveProperty('otherStays');
});

test('names other stays where one of several rooms is left', async () => {
  const { guest } = await startTestServer();
  const { items, otherStays } = await search(guest(), { checkin: '2027-01-20', checkout: '2027-01-21' });
  expect(items.map(({ status }) => status)).toEqual(['NOT_AVAILABLE', 'AVAILABLE']);
  // The shortest stay that the other room takes comes first.
  expect(otherStays?.dates[0]?.stay).toEqual({ checkIn: '2027-01-20', checkOut: '2027-01-23', nights: 3 });
});

/** On New Year's Eve nobody arrives, and guests stay two nights. */
const NEW_YEAR = { from: '2026-12-31', to: '2026-12-31', closedToArrival: true, minNights: 2 };

test('offers one night more where nobody may arrive for that night alone', async () => {
  const catalogue = smallHotel();
  catalogue.locations[0]?.restrictions.push(NEW_YEAR);
  const { guest } = await startTestServer({ catalogue });
  const night = { checkin: '2026-12-31', checkout: '2027-01-01' };
  const [first] = (await search(guest(), night)).otherStays?.dates ?? [];
  expect(first?.stay).toEqual({ checkIn: '2026-12-30', checkOut: '2027-01-01', nights: 2 });
  expect(first?.totalMinor).toBe(first && (await lowestOf(guest(), first)));
});

test('offers one night less where the last night cannot be had', async () => {
  const { guest } = await startTestServer();
  const { otherStays } = await search(guest(), { checkin: '2027-01-30', checkout: '2027-02-02' });
  expect(otherStays?.dates[0]?.stay).toEqual({ checkIn: '2027-01-30', checkOut: '2027-02-01', nights: 2 });
});

test('names no closed night, no closed location and nothing that is sold out', async () => {
  const server = await startTestServer();
  const staff = staffOperations(server.context, ASHA);
  const close = (roomId: string, night: string) =>
    staff.changeNights({ roomId, from: night, to: night }, { kind: 'SET', closed: true });
  await Promise.all(['quay-room', 'tower-room'].map((roomId) => close(roomId, '2027-01-31')));
  await close('beach-room', '2027-02-01');
  await Promise.all(
    ['reef-room', 'palm-room'].map((roomId) =>
      staff.changeNights({ roomId, from: '2027-02-01', to: '2027-02-01' }, { kind: 'SET', capacity: 0 }),
    ),
  );
  const { otherStays } = await search(server.guest());
  expect(daysOf(otherStays?.dates)).toEqual(['2027-02-02', '2027-01-30', '2027-02-03']);
  expect(otherStays?.locations).toEqual([]);
});

test('follows the stock of another location at once', async () => {
  const server = await startTestServer();
  const staff = staffOperations(server.context, ASHA);
  await search(server.guest());
  await staff.changeNights(
    { roomId: 'beach-room', from: '2027-02-01', to: '2027-02-01' },
    { kind: 'SET', closed: true },
  );
  const { otherStays } = await search(server.guest());
  expect(otherStays?.locations.map(({ locationId }) => locationId)).toEqual(['lagoon']);
});

test('names no location whose day has ended, and no dates beyond the horizon', async () => {
  const server = await startTestServer();
  const staff = staffOperations(server.context, ASHA);
  const close = (roomId: string, from: string, to: string) =>
    staff.changeNights({ roomId, from, to }, { kind: 'SET', closed: true });
  await close('quay-room', '2026-11-21', '2026-12-10');
  await close('tower-room', '2026-11-21', '2026-12-10');
  await close('quay-room', '2027-04-19', '2027-04-19');
  await close('tower-room', '2027-04-19', '2027-04-19');
  server.clock.forward({ minutes: 18 * 60 + 45 });
  const today = await search(server.guest(), { checkin: '2026-11-21', checkout: '2026-11-22' });
  expect(today.otherStays?.locations.map(({ locationId }) => locationId)).toEqual(['island']);
  expect(today.otherStays?.dates).toEqual([]);
  const last = await search(server.guest(), { checkin: '2027-04-19', checkout: '2027-04-20' });
  expect(daysOf(last.otherStays?.dates)).toEqual(['2027-04-18', '2027-04-17', '2027-04-16']);
});

test('splits a party that is too large for one room, at the price of the quote', async () => {
  const { guest } = await startTestServer();
  const browser = guest();
  const dates = { checkin: '2027-01-14', checkout: '2027-01-16' };
  const { otherStays } = await search(browser, { ...dates, rooms: '5' });
  const split = otherStays?.split;
  expect(split?.rooms.map(({ adults, roomId }) => [adults, roomId])).toEqual([
    [2, 'quay-room'],
    [2, 'quay-room'],
    [1, 'quay-room'],
  ]);
  expect(new Set(split?.rooms.map(({ ratePlanId }) => ratePlanId)).size).toBe(1);
  const rooms = (split?.rooms ?? []).map(({ roomName: _room, ratePlanName: _plan, ...room }) => room);
  const quote = await browser.post<Quote>('/api/v1/quotes', {
    locationId: 'harbour',
    checkIn: dates.checkin,
    checkOut: dates.checkout,
    rooms,
    extras: [],
  });
  expect([quote.status, quote.body.totals.totalMinor]).toEqual([201, split?.totalMinor]);
});

test('takes another kind of room for the part that the stock of one kind does not hold', async () => {
  const { guest } = await startTestServer();
  const { otherStays } = await search(guest(), {
    checkin: '2027-01-14',
    checkout: '2027-01-16',
    rooms: '8',
  });
  expect(otherStays?.split?.rooms.map(({ roomId }) => roomId)).toEqual([
    'quay-room',
    'quay-room',
    'quay-room',
    'tower-room',
  ]);
});

test('splits into no more rooms than a booking may have, and not where only the dates are wrong', async () => {
  const { guest } = await startTestServer();
  const dates = { checkin: '2027-01-14', checkout: '2027-01-16' };
  expect((await search(guest(), { ...dates, rooms: '9' })).otherStays).not.toHaveProperty('split');
  expect((await search(guest(), { rooms: '2' })).otherStays).not.toHaveProperty('split');
  expect((await search(guest(), { rooms: '5' })).otherStays).not.toHaveProperty('split');
});
