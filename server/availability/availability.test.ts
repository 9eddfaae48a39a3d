import { expect, test } from 'vitest';
import type { Availability, AvailabilityItem, Refusal, ValidationRefusal } from '#schemas/api-types';
import type { TestGuest } from '../test-support/guest.ts';
import { startTestServer } from '../test-support/test-server.ts';

function address(changes: Record<string, string> = {}): string {
  const query = {
    location: 'harbour',
    checkin: '2027-01-14',
    checkout: '2027-01-16',
    rooms: '2',
    ...changes,
  };
  return `/api/v1/availability?${new URLSearchParams(query).toString()}`;
}

async function search(guest: TestGuest, changes: Record<string, string> = {}): Promise<Availability> {
  const answer = await guest.get<Availability>(address(changes));
  if (answer.status !== 200) throw new Error(`No answer: ${answer.text}`);
  return answer.body;
}

async function quayRoom(guest: TestGuest, changes: Record<string, string> = {}): Promise<AvailabilityItem> {
  const { items } = await search(guest, changes);
  const item = items.find(({ roomId }) => roomId === 'quay-room');
  if (item === undefined) throw new Error('No quay room');
  return item;
}

test('prices every rate plan with every meal plan, taxes included, for the whole stay', async () => {
  const { guest } = await startTestServer();
  const { offers } = await quayRoom(guest());
  expect(
    offers.map(({ ratePlanId, mealPlan, netMinor, taxMinor, totalMinor }) => [
      ratePlanId,
      mealPlan,
      netMinor,
      taxMinor,
      totalMinor,
    ]),
  ).toEqual([
    ['flexible', 'RO', 1_350_074, 97_880, 1_447_954],
    ['flexible', 'BB', 1_483_406, 148_445, 1_631_851],
    ['advance', 'RO', 1_181_315, 85_645, 1_266_960],
  ]);
  expect(offers[0]).toMatchObject({ averageNightMinor: 723_977, payment: 'PAY_AT_HOTEL', extraBeds: [0] });
});

test('says when cancelling is free, on the clock of the location', async () => {
  const { guest } = await startTestServer();
  const { offers } = await quayRoom(guest());
  expect(offers[0]?.policy.map(({ kind, until, penaltyMinor }) => [kind, until, penaltyMinor])).toEqual([
    ['FREE', '2027-01-12T08:30:00.000Z', 0],
    ['PENALTY', '2027-01-14T08:30:00.000Z', 683_964],
    ['NO_CANCEL', undefined, 1_447_954],
  ]);
});

test('Stock 4: shows how many rooms are left only at or below the threshold', async () => {
  const { guest } = await startTestServer();
  const { items } = await search(guest());
  expect(items.map(({ roomId, roomsLeft }) => [roomId, roomsLeft])).toEqual([
    ['quay-room', 3],
    ['tower-room', undefined],
  ]);
});

test('gives extra beds to a party that needs them', async () => {
  const { guest } = await startTestServer();
  const { offers } = await quayRoom(guest(), { rooms: '2-7' });
  expect(offers[0]).toMatchObject({ extraBeds: [1], netMinor: 1_612_194 });
});

test.each([
  ['too many adults', { rooms: '3' }, { code: 'TOO_MANY_ADULTS', limit: 2 }],
  ['too many children', { rooms: '2-7-8' }, { code: 'TOO_MANY_CHILDREN', limit: 1 }],
  [
    'a stay that is too short',
    { checkin: '2027-01-20', checkout: '2027-01-21' },
    { code: 'MIN_STAY', minNights: 3 },
  ],
  ['a closed night', { checkin: '2027-02-01', checkout: '2027-02-02' }, { code: 'CLOSED' }],
  ['more rooms than there are', { rooms: '2,2,2,2' }, { code: 'SOLD_OUT' }],
])('explains %s', async (_case, changes, reason) => {
  const { guest } = await startTestServer();
  expect(await quayRoom(guest(), changes)).toMatchObject({ status: 'NOT_AVAILABLE', offers: [], reason });
});

test('Stock 4: tells until when another guest holds the last rooms, and counts a hold no longer once it is due', async () => {
  const server = await startTestServer();
  const holder = server.guest();
  const rooms = Array.from({ length: 3 }, () => ({
    roomId: 'quay-room',
    ratePlanId: 'flexible',
    mealPlan: 'RO' as const,
    adults: 2,
    childAges: [],
    extraBeds: 0,
  }));
  expect((await holder.book((await holder.quote({ rooms })).id)).status).toBe(201);
  const seeker = server.guest();
  expect((await quayRoom(seeker)).reason).toEqual({ code: 'HELD', heldUntil: '2026-11-20T19:00:00.000Z' });
  server.clock.forward({ minutes: 15 });
  expect(await quayRoom(seeker)).toMatchObject({ status: 'AVAILABLE', roomsLeft: 3 });
});

test('today is the day of the location: New York still sells the day that Kochi has ended', async () => {
  const server = await startTestServer();
  server.clock.forward({ days: 1 });
  const inKochi = await server.guest().get(address({ checkin: '2026-11-21', checkout: '2026-11-22' }));
  expect(inKochi.status).toBe(422);
  const inNewYork = await search(server.guest(), {
    location: 'island',
    checkin: '2026-11-21',
    checkout: '2026-11-22',
  });
  expect(inNewYork.items[0]?.status).toBe('AVAILABLE');
});

test('an unknown location is not found', async () => {
  const { guest } = await startTestServer();
  const nowhere = await guest().get<Refusal>(address({ location: 'nowhere' }));
  expect([nowhere.status, nowhere.body.details]).toEqual([404, { field: 'location' }]);
});

test.each([
  ['the same day twice', { checkout: '2027-01-14' }, 'checkout'],
  ['dates in the wrong order', { checkout: '2027-01-13' }, 'checkout'],
  ['a day that no calendar has', { checkin: '2027-02-30' }, 'checkin'],
  ['a day in the past', { checkin: '2026-11-20' }, 'checkin'],
  ['a day beyond the horizon', { checkin: '2027-04-20', checkout: '2027-04-21' }, 'checkout'],
  ['nobody in the room', { rooms: '0' }, 'rooms'],
  ['more rooms than one booking may have', { rooms: '1,1,1,1,1' }, 'rooms'],
  ['rooms that are no numbers', { rooms: 'two' }, 'rooms'],
  ['a parameter that nobody knows', { colour: 'red' }, 'colour'],
])('refuses %s and names the field', async (_case, changes, field) => {
  const { guest } = await startTestServer();
  const answer = await guest().get<ValidationRefusal>(address(changes));
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ code: 'VALIDATION', messages: [{ field }] });
});

test('answers are not kept by anybody in between', async () => {
  const { guest } = await startTestServer();
  expect((await guest().get(address())).headers['cache-control']).toBe('no-store');
});

test('names the nearest dates on which a room that cannot be had is free', async () => {
  const { guest } = await startTestServer();
  const { nearest } = await quayRoom(guest(), { checkin: '2027-02-01', checkout: '2027-02-02' });
  expect(nearest).toEqual([
    { checkIn: '2027-01-31', checkOut: '2027-02-01', nights: 1 },
    { checkIn: '2027-02-02', checkOut: '2027-02-03', nights: 1 },
    { checkIn: '2027-01-30', checkOut: '2027-01-31', nights: 1 },
  ]);
});

test('where a stay is too short the shortest one that is not comes first', async () => {
  const { guest } = await startTestServer();
  const { nearest } = await quayRoom(guest(), { checkin: '2027-01-20', checkout: '2027-01-21' });
  expect(nearest?.slice(0, 2)).toEqual([
    { checkIn: '2027-01-20', checkOut: '2027-01-23', nights: 3 },
    { checkIn: '2027-01-19', checkOut: '2027-01-20', nights: 1 },
  ]);
});

test('no other date helps a room that is too small', async () => {
  const { guest } = await startTestServer();
  expect(await quayRoom(guest(), { rooms: '2-7-8' })).not.toHaveProperty('nearest');
});
