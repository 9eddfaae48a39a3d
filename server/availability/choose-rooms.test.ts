import { expect, test } from 'vitest';
import type { Availability, Offer, Quote, Refusal, ValidationRefusal } from '#schemas/api-types';
import { PLAIN_QUOTE, PLAIN_ROOM, type TestGuest } from '../test-support/guest.ts';
import { smallHotel } from '../test-support/small-hotel.ts';
import { startTestServer } from '../test-support/test-server.ts';

const QUAY = 'quay-room.flexible.RO';
const ROOM_ONLY = { ...PLAIN_ROOM, mealPlan: 'RO' } as const;

function ask(guest: TestGuest, query: Record<string, string>) {
  const stay = { location: 'harbour', checkin: '2027-01-14', checkout: '2027-01-16', rooms: '2,2' };
  const address = new URLSearchParams({ ...stay, ...query }).toString();
  return guest.get<Availability & Refusal & ValidationRefusal>(`/api/v1/availability?${address}`);
}

async function search(guest: TestGuest, query: Record<string, string>): Promise<Availability> {
  const answer = await ask(guest, query);
  if (answer.status !== 200) throw new Error(`No answer: ${answer.text}`);
  return answer.body;
}

function offersOf({ items }: Availability, room: string): Offer[] {
  return items.find(({ roomId }) => roomId === room)?.offers ?? [];
}

test('offers the first of several rooms alone', async () => {
  const { guest } = await startTestServer();
  const answer = await search(guest(), { chosen: '' });
  expect(answer).not.toHaveProperty('chosen');
  expect(offersOf(answer, 'quay-room').map(({ totalMinor, extraBeds }) => [totalMinor, extraBeds])).toEqual([
    [1_447_954, [0]],
    [1_631_851, [0]],
    [1_266_960, [0]],
  ]);
});

test('offers the next room at what it adds, on the conditions of the first', async () => {
  const { guest } = await startTestServer();
  const answer = await search(guest(), { rooms: '2,1', chosen: QUAY });
  expect(answer.chosen).toMatchObject({
    rooms: [{ roomName: 'Quay Room', ratePlanName: 'Flexible', adults: 2 }],
    totals: { totalMinor: 1_447_954 },
  });
  expect(new Set(answer.items.flatMap(({ offers }) => offers.map((offer) => offer.ratePlanId)))).toEqual(
    new Set(['flexible']),
  );
});

test('the parts add up to the quote of the whole, also under a code that takes off one amount', async () => {
  const catalogue = smallHotel();
  const promo = { code: 'ONCE', name: 'Once', discount: { unit: 'AMOUNT', valueMinor: 100_000 } };
  Object.assign(catalogue.locations[0] ?? {}, { promoCodes: [promo] });
  const { guest } = await startTestServer({ catalogue });
  const browser = guest();
  const [first] = offersOf(await search(browser, { chosen: '', promo: 'once' }), 'quay-room');
  const then = await search(browser, { chosen: QUAY, promo: 'once' });
  const [second] = offersOf(then, 'tower-room');
  expect([first?.promo?.discountMinor, second?.promo]).toEqual([100_000, undefined]);
  const rooms = [ROOM_ONLY, { ...ROOM_ONLY, roomId: 'tower-room' }];
  const { body } = await browser.post<Quote>('/api/v1/quotes', { ...PLAIN_QUOTE, rooms, promo: 'ONCE' });
  expect((first?.totalMinor ?? 0) + (second?.totalMinor ?? 0)).toBe(body.totals.totalMinor);
});

test('names the discount of the first room that falls away when a code takes its place', async () => {
  const catalogue = smallHotel();
  const discount = { unit: 'PERCENTAGE', value: 40 };
  const promo = { code: 'TOWER', name: 'Tower', discount, roomIds: ['tower-room'], standsAlone: true };
  Object.assign(catalogue.locations[0] ?? {}, { promoCodes: [promo] });
  for (const plan of catalogue.locations[0]?.ratePlans ?? [])
    plan.discounts = [{ kind: 'EARLY_BIRD', daysBefore: 30, percent: 10 }];
  const { guest } = await startTestServer({ catalogue });
  const answer = await search(guest(), { chosen: QUAY, promo: 'TOWER' });
  const [offer] = offersOf(answer, 'tower-room');
  // A tenth of 6,377.29 and 7,123.45, which the first room had.
  expect(answer.chosen?.discounts).toEqual([{ kind: 'EARLY_BIRD', percent: 10, discountMinor: 135_007 }]);
  expect(offer?.discounts).toEqual([{ kind: 'EARLY_BIRD', percent: 10, discountMinor: -135_007 }]);
  expect(offer?.promo?.discountMinor).toBe(730_666);
});

test('with every room chosen nothing is offered, and the price is that of the quote', async () => {
  const { guest } = await startTestServer();
  const browser = guest();
  const { items, chosen } = await search(browser, { chosen: `${QUAY},tower-room.flexible.RO` });
  const rooms = [ROOM_ONLY, { ...ROOM_ONLY, roomId: 'tower-room' }];
  const quote = await browser.quote({ rooms });
  expect(items).toEqual([]);
  expect(chosen).toEqual({
    rooms: quote.rooms,
    lines: quote.lines,
    totals: quote.totals,
    taxes: quote.taxes,
  });
});

test('rooms that the guest has chosen are no longer left', async () => {
  const { guest } = await startTestServer();
  const chosen = `${QUAY},${QUAY}`;
  const next = await search(guest(), { rooms: '2,2,2', chosen });
  expect(next.items[0]).toMatchObject({ roomId: 'quay-room', roomsLeft: 1 });
  const last = await search(guest(), { rooms: '2,2,2,2', chosen: `${chosen},${QUAY}` });
  expect(last.items[0]).toMatchObject({ status: 'NOT_AVAILABLE', reason: { code: 'SOLD_OUT' } });
});

test('a chosen room that somebody else has taken meanwhile is refused with what is free instead', async () => {
  const server = await startTestServer();
  const holder = server.guest();
  await holder.book((await holder.quote({ rooms: [PLAIN_ROOM, PLAIN_ROOM, PLAIN_ROOM] })).id);
  const answer = await ask(server.guest(), { chosen: QUAY });
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({
    code: 'ROOM_UNAVAILABLE',
    details: { roomId: 'quay-room', alternatives: { roomIds: ['tower-room'] } },
  });
});

test.each([
  ['words that are no choice', { chosen: 'quay-room' }],
  ['two sets of conditions', { chosen: `${QUAY},quay-room.advance.RO` }],
  ['more rooms than were asked for', { rooms: '2', chosen: `${QUAY},${QUAY}` }],
])('refuses %s', async (_case, query) => {
  const { guest } = await startTestServer();
  const answer = await ask(guest(), query);
  expect(answer.status).toBe(422);
  expect(answer.body.messages).toMatchObject([{ field: 'chosen' }]);
});

test.each([
  ['a room that the hotel does not have', 'moon-room.flexible.RO', [404, 'NOT_FOUND', 'chosen']],
  ['a plan that it does not have', 'quay-room.moon.RO', [404, 'NOT_FOUND', 'chosen']],
  ['a meal that the plan does not serve', 'quay-room.advance.FB', [409, 'NOT_ON_SALE', undefined]],
])('refuses %s', async (_case, chosen, expected) => {
  const { guest } = await startTestServer();
  const answer = await ask(guest(), { chosen });
  const { code, details } = answer.body;
  expect([answer.status, code, details?.field]).toEqual(expected);
});
