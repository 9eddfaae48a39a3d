import { openDatabase } from '../../server/platform/db/database.ts';
import type { Database } from '../../server/platform/db/database.ts';
import { auditDatabase } from '../../server/test-support/audit.ts';
import { createGuest, overHttp, PLAIN_QUOTE, type TestGuest } from '../../server/test-support/guest.ts';
import {
  type HotelPlace,
  openHotel,
  type ServerProgram,
  serverUnderTest,
  stayAhead,
} from './server-under-test.ts';

const MOST_ROOMS = 5;
const NIGHTS = 2;
/** Unpaid rooms must not come back during a round. */
const LONGEST_RUN_MINUTES = 24 * 60;

/** The result of races for the last rooms (TRUST R4). */
export interface RaceResult {
  rounds: number;
  won: number;
  lost: number;
  faults: string[];
}

interface RaceOptions {
  rounds: number;
  guests: number;
  random: () => number;
  program?: ServerProgram;
}

interface Racer {
  guest: TestGuest;
  email: string;
  quoteId: string | undefined;
}

/** Each round offers a few rooms, which all guests book at once through two server processes. */
export async function raceForLastRooms(
  place: HotelPlace,
  { rounds, guests, random, program = [] }: RaceOptions,
): Promise<RaceResult> {
  await openHotel(place, { holdMinutes: LONGEST_RUN_MINUTES });
  const servers = await Promise.all([serverUnderTest(place, program), serverUnderTest(place, program)]);
  await Promise.all(servers.map((server) => server.start()));
  const db = await openDatabase(place.target);
  const result: RaceResult = { rounds, won: 0, lost: 0, faults: [] };
  const racers: Racer[] = Array.from({ length: guests }, (_racer, index) => ({
    // Each guest has a network of their own, since one network's limit is tested elsewhere.
    guest: createGuest(
      overHttp(servers[index % servers.length]?.address ?? '', { 'x-forwarded-for': `10.0.0.${index}` }),
    ),
    email: `racer-${index}@example.com`,
    quoteId: undefined,
  }));
  try {
    for (let round = 0; round < rounds; round += 1) {
      const rooms = 1 + Math.floor(random() * MOST_ROOMS);
      // oxlint-disable-next-line no-await-in-loop -- one round after the other
      await leaveRooms(db, MOST_ROOMS);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await Promise.all(racers.map(prepare));
      // oxlint-disable-next-line no-await-in-loop -- as above
      await leaveRooms(db, rooms);
      // oxlint-disable-next-line no-await-in-loop -- as above
      const statuses = await Promise.all(racers.map(race));
      const won = statuses.filter((status) => status === 201).length;
      const lost = statuses.filter((status) => status === 409).length;
      result.won += won;
      result.lost += lost;
      if (won !== rooms || won + lost !== guests)
        result.faults.push(`round ${round}: ${won} of ${rooms} rooms went, ${lost} were refused`);
    }
  } finally {
    await db.destroy();
    await Promise.all(servers.map((server) => server.kill()));
  }
  result.faults.push(...(await auditDatabase(place.target)));
  return result;
}

const STAY = stayAhead(20, NIGHTS);

async function prepare(racer: Racer, index: number): Promise<void> {
  if (racer.quoteId !== undefined) return;
  // A new guest, since the limit for one guest is tested elsewhere.
  racer.email = `racer-${index}-${crypto.randomUUID()}@example.com`;
  racer.quoteId = (await racer.guest.quote({ ...PLAIN_QUOTE, ...STAY })).id;
}

async function race(racer: Racer): Promise<number> {
  const { status } = await racer.guest.book(racer.quoteId ?? '', { guest: { guestEmail: racer.email } });
  // A booked quote is used up.
  if (status !== 409) racer.quoteId = undefined;
  return status;
}

async function leaveRooms(db: Database, rooms: number): Promise<void> {
  await db
    .updateTable('inventory')
    .set((row) => ({ capacity: row(row('sold', '+', row.ref('held')), '+', rooms) }))
    .where('room_id', '=', 'quay-room')
    .where('night', '>=', STAY.checkIn)
    .where('night', '<', STAY.checkOut)
    .execute();
}
