import { expect, test } from 'vitest';
import { loadConfig } from '../platform/config/index.ts';
import { openDatabase } from '../platform/db/database.ts';
import { createGuest, overHttp } from '../test-support/guest.ts';
import { addressOf, PROCESS_MS, publishedHotel, startProcess } from '../test-support/server-process.ts';
import { smallHotel } from '../test-support/small-hotel.ts';

const GUESTS = 24;
const ROOMS = 3;

/** The stays share one night, the 15th. */
const STAYS = [
  { checkIn: '2027-01-14', checkOut: '2027-01-16' },
  { checkIn: '2027-01-15', checkOut: '2027-01-17' },
] as const;

test('Stock 2: two processes never sell a room twice', { timeout: 2 * PROCESS_MS }, async () => {
  const catalogue = smallHotel();
  catalogue.booking.maxHoldsPerNetwork = 1000;
  Object.assign(catalogue.locations[0]?.rooms[0] ?? {}, { capacity: ROOMS });
  const hotel = { ...(await publishedHotel(catalogue)), TRUSTED_PROXIES: '127.0.0.1' };
  const addresses = await Promise.all([startProcess(hotel), startProcess(hotel)].map(addressOf));
  const guests = Array.from({ length: GUESTS }, (_, index) =>
    createGuest(
      overHttp(addresses[index % addresses.length] ?? '', { 'x-forwarded-for': `198.18.${index % 3}.7` }),
    ),
  );
  const stays = guests.map((_guest, index) => STAYS[(index >> 1) % STAYS.length]);
  const quotes = await Promise.all(guests.map((guest, index) => guest.quote(stays[index])));
  const answers = await Promise.all(
    guests.map((guest, index) =>
      guest.book(quotes[index]?.id ?? '', { guest: { guestEmail: `guest${index}@example.com` } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array.from({ length: ROOMS }, () => 201),
    ...Array.from({ length: GUESTS - ROOMS }, () => 409),
  ]);
  // Both processes sold some, otherwise one was not running.
  const sellers = new Set(answers.flatMap(({ status }, index) => (status === 201 ? [index % 2] : [])));
  expect(sellers.size).toBeGreaterThan(0);
  const db = await openDatabase(loadConfig({ NODE_ENV: 'test', ...hotel }).database);
  const held = await db
    .selectFrom('inventory')
    .select(['held', 'sold'])
    .where('room_id', '=', 'quay-room')
    .where('night', 'in', ['2027-01-14', '2027-01-15', '2027-01-16'])
    .orderBy('night')
    .execute();
  await db.destroy();
  const early = answers.filter(({ status }, index) => status === 201 && stays[index] === STAYS[0]).length;
  expect(held).toEqual([
    { held: early, sold: 0 },
    { held: ROOMS, sold: 0 },
    { held: ROOMS - early, sold: 0 },
  ]);
});
