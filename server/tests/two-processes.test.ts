import { expect, test } from 'vitest';
import { loadConfig } from '../platform/config/index.ts';
import { openDatabase } from '../platform/db/database.ts';
import { createGuest, overHttp } from '../test-support/guest.ts';
import { addressOf, PROCESS_MS, publishedHotel, startProcess } from '../test-support/server-process.ts';
import { smallHotel } from '../test-support/small-hotel.ts';

const GUESTS = 24;
const ROOMS = 3;

test('two processes on one database never sell a room twice', { timeout: 2 * PROCESS_MS }, async () => {
  const catalogue = smallHotel();
  catalogue.booking.maxHoldsPerNetwork = 1000;
  Object.assign(catalogue.locations[0]?.rooms[0] ?? {}, { capacity: ROOMS });
  const hotel = await publishedHotel(catalogue);
  const addresses = await Promise.all([startProcess(hotel), startProcess(hotel)].map(addressOf));
  const guests = Array.from({ length: GUESTS }, (_, index) =>
    createGuest(overHttp(addresses[index % addresses.length] ?? '')),
  );
  const quotes = await Promise.all(guests.map((guest) => guest.quote()));
  const answers = await Promise.all(
    guests.map((guest, index) =>
      guest.book(quotes[index]?.id ?? '', { guest: { guestEmail: `guest${index}@example.com` } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array.from({ length: ROOMS }, () => 201),
    ...Array.from({ length: GUESTS - ROOMS }, () => 409),
  ]);
  // Both sold some of them, or one was not there at all.
  const sellers = new Set(answers.flatMap(({ status }, index) => (status === 201 ? [index % 2] : [])));
  expect(sellers.size).toBeGreaterThan(0);
  const db = await openDatabase(loadConfig({ NODE_ENV: 'test', ...hotel }).database);
  const held = await db
    .selectFrom('inventory')
    .select(['held', 'sold'])
    .where('room_id', '=', 'quay-room')
    .where('night', 'in', ['2027-01-14', '2027-01-15'])
    .execute();
  await db.destroy();
  expect(held).toEqual([
    { held: ROOMS, sold: 0 },
    { held: ROOMS, sold: 0 },
  ]);
});
