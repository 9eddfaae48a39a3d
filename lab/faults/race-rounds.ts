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
/** A room that nobody paid for comes back; in the middle of a round there would be one more than was counted. */
const LONGEST_RUN_MINUTES = 24 * 60;

/** What rounds of guests for the last rooms ended in (TRUST R4). */
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

/** Every round opens a few rooms, and all guests ask for one at the same time, through two server processes. */
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
    // Each from a network of their own: no hotel holds thousands of rooms for one, and adding them up is another test.
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
  // A new name: how many rooms one guest may hold is another rule.
  racer.email = `racer-${index}-${crypto.randomUUID()}@example.com`;
  racer.quoteId = (await racer.guest.quote({ ...PLAIN_QUOTE, ...STAY })).id;
}

async function race(racer: Racer): Promise<number> {
  const { status } = await racer.guest.book(racer.quoteId ?? '', { guest: { guestEmail: racer.email } });
  // A quote that was booked is used up; one that ran out is asked for again.
  if (status !== 409) racer.quoteId = undefined;
  return status;
}

/** Leaves so many rooms on every night of the race. */
async function leaveRooms(db: Database, rooms: number): Promise<void> {
  await db
    .updateTable('inventory')
    .set((row) => ({ capacity: row(row('sold', '+', row.ref('held')), '+', rooms) }))
    .where('room_id', '=', 'quay-room')
    .where('night', '>=', STAY.checkIn)
    .where('night', '<', STAY.checkOut)
    .execute();
}
