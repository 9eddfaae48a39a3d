import { expect, test } from 'vitest';
import type { CalendarDay, StayCalendar, ValidationRefusal } from '#schemas/api-types';
import { PLAIN_ROOM, type TestGuest } from '../../test-support/guest.ts';
import { smallHotel } from '../../test-support/small-hotel.ts';
import { startTestServer } from '../../test-support/test-server.ts';

const JANUARY = 'location=harbour&from=2027-01&to=2027-01';

async function calendar(guest: TestGuest, query = JANUARY): Promise<StayCalendar> {
  const answer = await guest.get<StayCalendar>(`/api/v1/calendar?${query}`);
  expect(answer.status).toBe(200);
  return answer.body;
}

async function dayOf(guest: TestGuest, date: string, query = JANUARY): Promise<CalendarDay | undefined> {
  return (await calendar(guest, query)).days.find((day) => day.date === date);
}

test('names every day of a month with what may happen on it and its lowest price, taxes included', async () => {
  const { guest } = await startTestServer();
  const { days, ...rest } = await calendar(guest());
  expect(rest).toEqual({
    locationId: 'harbour',
    today: '2026-11-21',
    lastDay: '2027-04-20',
    currency: 'INR',
    currencyDigits: 2,
  });
  expect(days).toHaveLength(31);
  // The lowest price: the quay room's advance rate, 6,377.29 less 12.5 %, plus 7.25 % tax.
  expect(days[13]).toEqual({ date: '2027-01-14', state: 'FREE', canStay: true, priceMinor: 598_469 });
});

test('a price of a day is what the search then asks for that night', async () => {
  const { guest } = await startTestServer();
  const browser = guest();
  const rooms = [{ ...PLAIN_ROOM, ratePlanId: 'advance', mealPlan: 'RO' as const }];
  const quote = await browser.quote({ rooms, checkIn: '2027-01-14', checkOut: '2027-01-15' });
  expect((await dayOf(browser, '2027-01-14'))?.priceMinor).toBe(quote.totals.totalMinor);
});

test('a closed day is marked and allows departures', async () => {
  const { guest } = await startTestServer();
  const query = 'location=harbour&from=2027-02&to=2027-02';
  expect(await dayOf(guest(), '2027-02-01', query)).toEqual({
    date: '2027-02-01',
    state: 'CHECK_OUT_ONLY',
    reason: 'CLOSED',
    canStay: false,
  });
  expect(await dayOf(guest(), '2027-02-02', query)).toMatchObject({ state: 'CHECK_IN_ONLY', canStay: true });
});

test('a minimum stay applies to the location only if all its room types have it', async () => {
  const catalogue = smallHotel();
  catalogue.locations[0]?.restrictions.push({ from: '2027-01-22', to: '2027-01-22', minNights: 2 });
  const { guest } = await startTestServer({ catalogue });
  expect(await dayOf(guest(), '2027-01-20')).not.toHaveProperty('minNights');
  expect(await dayOf(guest(), '2027-01-22')).toMatchObject({ minNights: 2 });
});

test('closed to arrival leaves a night that can be slept', async () => {
  const catalogue = smallHotel();
  const restriction = { from: '2027-01-14', to: '2027-01-14', closedToArrival: true };
  catalogue.locations[0]?.restrictions.push(restriction);
  const { guest } = await startTestServer({ catalogue });
  expect(await dayOf(guest(), '2027-01-14')).toMatchObject({
    state: 'CHECK_OUT_ONLY',
    reason: 'CLOSED_TO_ARRIVAL',
    canStay: true,
    priceMinor: 598_469,
  });
});

test('what is held by another guest comes back when the hold is over', async () => {
  const catalogue = smallHotel();
  const harbour = catalogue.locations[0];
  if (harbour !== undefined) harbour.rooms = harbour.rooms.filter(({ id }) => id === 'quay-room');
  for (const plan of harbour?.ratePlans ?? []) plan.roomIds = ['quay-room'];
  const server = await startTestServer({ catalogue });
  const holder = server.guest();
  await holder.book((await holder.quote({ rooms: [PLAIN_ROOM, PLAIN_ROOM, PLAIN_ROOM] })).id);
  const seeker = server.guest();
  expect(await dayOf(seeker, '2027-01-14')).toMatchObject({ reason: 'HELD', canStay: false });
  server.clock.forward({ minutes: 15 });
  expect(await dayOf(seeker, '2027-01-14')).toMatchObject({ state: 'FREE' });
});

test('more guests cost more, and a party that does not fit is refused', async () => {
  const { guest } = await startTestServer();
  expect(await dayOf(guest(), '2027-01-14', `${JANUARY}&rooms=2,2`)).toMatchObject({ priceMinor: 1_196_938 });
  expect(await dayOf(guest(), '2027-01-14', `${JANUARY}&rooms=2-7-8`)).toMatchObject({
    state: 'UNAVAILABLE',
    reason: 'TOO_MANY_GUESTS',
  });
});

test('the cheapest meals are those of the guests, infants at their own price', async () => {
  const catalogue = smallHotel();
  const island = catalogue.locations.find(({ id }) => id === 'island');
  Object.assign(island ?? {}, {
    infants: { below: 3, priceMinor: 0, mealMinor: 0 },
    mealPlans: [
      { code: 'BB', adultMinor: 0, childMinor: 10_000 },
      { code: 'HB', adultMinor: 6_000, childMinor: 0 },
    ],
  });
  for (const plan of island?.ratePlans ?? []) plan.mealPlans = ['HB', 'BB'];
  const { guest } = await startTestServer({ catalogue });
  const priceOf = async (rooms: string) =>
    dayOf(guest(), '2027-01-14', `location=island&from=2027-01&to=2027-01&rooms=${rooms}`);
  expect(await priceOf('1-2')).toMatchObject({ priceMinor: 497_349 });
  expect(await priceOf('1-3')).toMatchObject({ priceMinor: 503_784 });
});

test('begins today and ends on the last day of the horizon, on which one can only leave', async () => {
  const { guest } = await startTestServer();
  const { days } = await calendar(guest(), 'location=harbour&from=2026-11&to=2027-04');
  expect(days[0]).toMatchObject({ date: '2026-11-21', state: 'FREE' });
  expect(days.at(-1)).toEqual({
    date: '2027-04-20',
    state: 'CHECK_OUT_ONLY',
    reason: 'NOT_ON_SALE',
    canStay: false,
  });
});

test('today is the day of the location', async () => {
  const server = await startTestServer();
  server.clock.forward({ days: 1 });
  expect((await calendar(server.guest())).today).toBe('2026-11-22');
  const island = await calendar(server.guest(), 'location=island&from=2026-11&to=2026-11');
  expect(island.today).toBe('2026-11-21');
});

test('is the same for everybody, and may be kept for half a minute', async () => {
  const { guest } = await startTestServer();
  const { headers } = await guest().get(`/api/v1/calendar?${JANUARY}`);
  expect(headers['cache-control']).toBe('public, max-age=30');
  expect(headers).not.toHaveProperty('set-cookie');
});

test.each([
  ['location=harbour&from=2027-02&to=2027-01', 'to'],
  ['location=harbour&from=2027-01&to=2027-07', 'to'],
  ['location=harbour&from=2027-13&to=2027-13', 'from'],
  ['location=harbour&from=2027-01', 'to'],
  [`${JANUARY}&rooms=0`, 'rooms'],
  [`${JANUARY}&rooms=1,1,1,1,1`, 'rooms'],
])('refuses %s and names the field', async (query, field) => {
  const { guest } = await startTestServer();
  const answer = await guest().get<ValidationRefusal>(`/api/v1/calendar?${query}`);
  expect(answer.status).toBe(422);
  expect(answer.body.messages.map((message) => message.field)).toContain(field);
});

test('an unknown location is not found', async () => {
  const { guest } = await startTestServer();
  const answer = await guest().get('/api/v1/calendar?location=nowhere&from=2027-01&to=2027-01');
  expect(answer.status).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a night costs what a stay of it alone costs: a charge for each stay is in it, one at the hotel is not', async () => {
  const catalogue = smallHotel();
  const charge = { label: 'Charge', amountMinor: 50_000, validFrom: '2026-01-01' };
  Object.assign(catalogue.locations[0] ?? {}, {
    charges: [
      { ...charge, per: 'STAY', id: 'cleaning', payable: 'IN_PRICE' },
      { ...charge, per: 'ADULT_NIGHT', id: 'city-tax', payable: 'AT_HOTEL' },
    ],
  });
  const { guest } = await startTestServer({ catalogue });
  const browser = guest();
  const rooms = [{ ...PLAIN_ROOM, ratePlanId: 'advance', mealPlan: 'RO' as const }];
  const night = await browser.quote({ rooms, checkIn: '2027-01-13', checkOut: '2027-01-14' });
  const next = await browser.quote({ rooms, checkIn: '2027-01-14', checkOut: '2027-01-15' });
  const both = await browser.quote({ rooms, checkIn: '2027-01-13', checkOut: '2027-01-15' });
  const [first, second] = [await dayOf(browser, '2027-01-13'), await dayOf(browser, '2027-01-14')];
  expect([first?.priceMinor, second?.priceMinor]).toEqual([night.totals.totalMinor, next.totals.totalMinor]);
  // Without the charge the night of the 14th costs 5,984.69.
  expect(second?.priceMinor).toBe(598_469 + 50_000);
  expect(both.totals.totalMinor).toBe(night.totals.totalMinor + next.totals.totalMinor - 50_000);
});
