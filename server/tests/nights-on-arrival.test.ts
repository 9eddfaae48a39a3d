import { expect, test } from 'vitest';
import type { Availability, Refusal, StayCalendar } from '#schemas/api-types';
import { PLAIN_QUOTE, type TestGuest } from '../test-support/guest.ts';
import { smallHotel } from '../test-support/small-hotel.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

/** In January guests who arrive on a Friday stay three nights; in the tower room on Thursdays four. */
async function weekendHotel(): Promise<TestServer> {
  const catalogue = smallHotel();
  const january = { from: '2027-01-01', to: '2027-01-31' };
  const [harbour] = catalogue.locations;
  if (harbour !== undefined)
    harbour.restrictions = [
      { ...january, minNightsByArrivalDay: { friday: 3 } },
      { ...january, roomIds: ['tower-room'], minNightsByArrivalDay: { thursday: 4 } },
    ];
  return startTestServer({ catalogue });
}

async function roomOn(guest: TestGuest, checkin: string, checkout: string) {
  const query = new URLSearchParams({ location: 'harbour', checkin, checkout, rooms: '2' });
  const { body } = await guest.get<Availability>(`/api/v1/availability?${query.toString()}`);
  return body.items.find(({ roomId }) => roomId === 'quay-room');
}

test('the search refuses a stay that is too short for its day of arrival, and offers one that is not', async () => {
  const server = await weekendHotel();
  const tooShort = await roomOn(server.guest(), '2027-01-15', '2027-01-17');
  expect(tooShort).toMatchObject({ status: 'NOT_AVAILABLE', reason: { code: 'MIN_STAY', minNights: 3 } });
  expect(tooShort?.nearest?.[0]).toMatchObject({ checkIn: '2027-01-15', checkOut: '2027-01-18' });
  expect(await roomOn(server.guest(), '2027-01-15', '2027-01-18')).toMatchObject({ status: 'AVAILABLE' });
});

test('a stay that only includes the day is not limited by it', async () => {
  const server = await weekendHotel();
  expect(await roomOn(server.guest(), '2027-01-14', '2027-01-16')).toMatchObject({ status: 'AVAILABLE' });
});

test('a quote is refused in the same way', async () => {
  const server = await weekendHotel();
  const guest = server.guest();
  const ask = (checkOut: string) =>
    guest.post<Refusal>('/api/v1/quotes', { ...PLAIN_QUOTE, checkIn: '2027-01-15', checkOut });
  const refused = await ask('2027-01-17');
  expect(refused).toMatchObject({ status: 409, body: { code: 'ROOM_UNAVAILABLE' } });
  expect(refused.body.details?.reason).toEqual({ code: 'MIN_STAY', minNights: 3 });
  expect((await ask('2027-01-18')).status).toBe(201);
});

test('the calendar names it on the day of arrival, where no room is open for a shorter stay', async () => {
  const server = await weekendHotel();
  const query = 'location=harbour&from=2027-01&to=2027-02';
  const { body } = await server.guest().get<StayCalendar>(`/api/v1/calendar?${query}`);
  const limits = body.days.flatMap(({ date, minNightsOnArrival }) =>
    minNightsOnArrival === undefined ? [] : [[date, minNightsOnArrival]],
  );
  expect(limits).toEqual([
    ['2027-01-01', 3],
    ['2027-01-08', 3],
    ['2027-01-15', 3],
    ['2027-01-22', 3],
    ['2027-01-29', 3],
  ]);
});
