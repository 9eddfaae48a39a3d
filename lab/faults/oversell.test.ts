import { expect, test } from 'vitest';
import type { Booking, Refusal, Stay } from '#schemas/api-types';
import { dropTheConstraint, takeWithoutGuard } from './alterations.ts';
import type { TestAnswer } from '../../server/test-support/guest.ts';
import { smallHotel } from '../../server/test-support/small-hotel.ts';
import { startTestServer, type TestServer } from '../../server/test-support/test-server.ts';

const GUESTS = 50;
const ROOMS = 3;
/** A hundred bookings and quotes, each synced. */
const SLOW_DISK_MS = 60_000;

/** Everybody has a quote before anybody books. */
async function bookAtOnce(server: TestServer): Promise<TestAnswer<Booking & Refusal>[]> {
  const guests = Array.from({ length: GUESTS }, () => server.guest());
  const quotes = await Promise.all(guests.map((guest) => guest.quote()));
  return Promise.all(
    guests.map((guest, index) =>
      guest.book(quotes[index]?.id ?? '', { guest: { guestEmail: `guest${index}@example.com` } }),
    ),
  );
}

function hotelWithThreeRooms() {
  const catalogue = smallHotel();
  catalogue.booking.maxHoldsPerNetwork = 1000;
  Object.assign(catalogue.locations[0]?.rooms[0] ?? {}, { capacity: ROOMS });
  return catalogue;
}

function isElsewhere({ checkIn, checkOut }: Stay): boolean {
  return checkOut <= '2027-01-14' || checkIn >= '2027-01-16';
}

async function nights(server: TestServer): Promise<{ held: number; capacity: number }[]> {
  return server.context.db
    .selectFrom('inventory')
    .select(['held', 'capacity'])
    .where('room_id', '=', 'quay-room')
    .where('night', 'in', ['2027-01-14', '2027-01-15'])
    .execute();
}

test('Stock 2: of 50 guests for the last 3 rooms exactly 3 get one', { timeout: SLOW_DISK_MS }, async () => {
  const server = await startTestServer({ catalogue: hotelWithThreeRooms() });
  const answers = await bookAtOnce(server);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(ROOMS);
  expect(
    answers.filter(({ status, body }) => status === 409 && body.code === 'ROOM_UNAVAILABLE'),
  ).toHaveLength(GUESTS - ROOMS);
  // The refusal names alternatives, none of them on a sold-out night.
  for (const { details } of answers.flatMap(({ status, body }) => (status === 409 ? [body] : []))) {
    expect(details?.reason?.code).toBe('HELD');
    expect(details?.alternatives?.stays.every(isElsewhere)).toBe(true);
  }
  expect(await nights(server)).toEqual([
    { held: ROOMS, capacity: ROOMS },
    { held: ROOMS, capacity: ROOMS },
  ]);
});

test(
  'control: without the guard and the constraint behind it the same race oversells',
  { timeout: SLOW_DISK_MS },
  async () => {
    const server = await startTestServer({
      catalogue: hotelWithThreeRooms(),
      alter: (context) => ({ ...context, takeNights: takeWithoutGuard }),
    });
    await dropTheConstraint(server.context);
    const answers = await bookAtOnce(server);
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(ROOMS);
    expect((await nights(server)).every(({ held, capacity }) => held > capacity)).toBe(true);
  },
);

test(
  'control: without the guard the constraint of the table still lets nobody oversell',
  { timeout: SLOW_DISK_MS },
  async () => {
    const server = await startTestServer({
      catalogue: hotelWithThreeRooms(),
      alter: (context) => ({ ...context, takeNights: takeWithoutGuard }),
    });
    const answers = await bookAtOnce(server);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(ROOMS);
    expect(await nights(server)).toEqual([
      { held: ROOMS, capacity: ROOMS },
      { held: ROOMS, capacity: ROOMS },
    ]);
  },
);
