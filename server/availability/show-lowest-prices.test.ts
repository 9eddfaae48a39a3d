import { expect, test } from 'vitest';
import type { LowestPrices, StayCalendar } from '#schemas/api-types';
import { PLAIN_ROOM, type TestGuest } from '../test-support/guest.ts';
import { smallHotel } from '../test-support/small-hotel.ts';
import { ASHA } from '../test-support/staff.ts';
import { startTestServer } from '../test-support/test-server.ts';
import { staffOperations } from '../staff-operations.ts';

const LOWEST = '/api/v1/availability/lowest';

async function lowest(guest: TestGuest): Promise<LowestPrices> {
  const answer = await guest.get<LowestPrices>(LOWEST);
  if (answer.status !== 200) throw new Error(`No answer: ${answer.text}`);
  return answer.body;
}

async function priceOf(guest: TestGuest, id: string): Promise<number | undefined> {
  return (await lowest(guest)).rooms.find(({ roomId }) => roomId === id)?.priceMinor;
}

test('names the lowest price of a night for two in every room type, taxes included', async () => {
  const { guest } = await startTestServer();
  const { currency, rooms } = await lowest(guest());
  expect(currency).toBe('INR');
  // The quay room: its advance rate, 6,377.29 less 12.5 %, plus 7.25 % tax, as in the calendar.
  expect(rooms.find(({ roomId }) => roomId === 'quay-room')).toEqual({
    roomId: 'quay-room',
    priceMinor: 598_469,
  });
  expect(rooms.map(({ roomId }) => roomId)).toEqual(
    smallHotel().locations.flatMap((location) => location.rooms.map(({ id }) => id)),
  );
});

test('the cheapest room of a location costs what its calendar says on its cheapest day', async () => {
  const { guest } = await startTestServer();
  const { body } = await guest().get<StayCalendar>(
    '/api/v1/calendar?location=harbour&from=2026-11&to=2027-04',
  );
  const cheapestDay = Math.min(...body.days.flatMap(({ priceMinor }) => priceMinor ?? []));
  expect(await priceOf(guest(), 'quay-room')).toBe(cheapestDay);
});

test('the price of that night is what a quote then asks for', async () => {
  const { guest } = await startTestServer();
  const browser = guest();
  const rooms = [{ ...PLAIN_ROOM, ratePlanId: 'advance', mealPlan: 'RO' as const }];
  const quote = await browser.quote({ rooms, checkIn: '2027-01-14', checkOut: '2027-01-15' });
  expect(await priceOf(browser, 'quay-room')).toBe(quote.totals.totalMinor);
});

test('says nothing of a room that two cannot sleep in, or that no plan sells', async () => {
  const catalogue = smallHotel();
  const harbour = catalogue.locations[0];
  Object.assign(harbour?.rooms[0] ?? {}, { maxAdults: 1, maxOccupancy: 1, maxExtraBeds: 0 });
  for (const plan of harbour?.ratePlans ?? []) plan.roomIds = ['quay-room'];
  const { guest } = await startTestServer({ catalogue });
  const { rooms } = await lowest(guest());
  expect(rooms.filter(({ roomId }) => roomId === 'quay-room' || roomId === 'tower-room')).toEqual([]);
});

test('a room that is closed on all nights has no price within a minute, and its price comes back', async () => {
  const server = await startTestServer();
  const desk = staffOperations(server.context, ASHA);
  const nights = { roomId: 'quay-room', from: '2026-11-21', to: '2027-04-19' };
  expect(await priceOf(server.guest(), 'quay-room')).toBe(598_469);
  await desk.changeNights(nights, { kind: 'SET', closed: true });
  server.clock.forward({ minutes: 0.5 });
  expect(await priceOf(server.guest(), 'quay-room')).toBeUndefined();
  expect(await priceOf(server.guest(), 'tower-room')).toBeDefined();
  await desk.changeNights(nights, { kind: 'SET', closed: false });
  server.clock.forward({ minutes: 0.5 });
  expect(await priceOf(server.guest(), 'quay-room')).toBe(598_469);
});

test('names what is paid at the hotel besides, and leaves it out of the price', async () => {
  const catalogue = smallHotel();
  Object.assign(catalogue.locations[0] ?? {}, {
    charges: [
      {
        id: 'city-tax',
        label: 'City tax',
        per: 'ADULT_NIGHT',
        amountMinor: 400,
        payable: 'AT_HOTEL',
        validFrom: '2024-01-01',
      },
    ],
  });
  const { guest } = await startTestServer({ catalogue });
  const { rooms } = await lowest(guest());
  expect(rooms.find(({ roomId }) => roomId === 'quay-room')).toEqual({
    roomId: 'quay-room',
    priceMinor: 598_469,
    charges: [{ id: 'city-tax', label: 'City tax', payable: 'AT_HOTEL', totalMinor: 800 }],
  });
});

test('is the same for everybody, may be kept for half a minute, and takes no query', async () => {
  const { guest } = await startTestServer();
  const { headers } = await guest().get(LOWEST);
  expect(headers['cache-control']).toBe('public, max-age=30');
  expect(headers).not.toHaveProperty('set-cookie');
  expect((await guest().get(`${LOWEST}?rooms=2`)).status).toBe(422);
});
