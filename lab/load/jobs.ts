/** Erasing many guests at once: its duration, and its effect on other requests. */
import type { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../../server/platform/db/database.ts';
import { copyBooking } from '../../server/test-support/many-bookings.ts';
import {
  type HotelPlace,
  openHotel,
  type ServerUnderTest,
  serverUnderTest,
  stayAhead,
} from '../faults/server-under-test.ts';
import { connections, type Crowd, getMs, newCrowd, percentile, visit } from './guests.ts';
import type { Outcome } from '../report-outcome.ts';

/** The share of bookings that are due. */
const DUE_SHARE = 0.4;
const SEARCH_EVERY_MS = 20;
const BOOK_EVERY_MS = 250;
const QUIET_SECONDS = 30;
const ERASED_WITHIN_SECONDS = 600;
const LOOK_EVERY_MS = 250;
const MOST_TIMES_SLOWER = 2;
/** The longest delay that one piece of a job may cause. */
const PIECE_MS = 50;
const SLOWEST_MS = 400;
const LONG_AGO = '2022-01-16T00:00:00.000Z';
const LONG_OVER = { check_in: '2022-01-14', check_out: '2022-01-16', reserved_at: LONG_AGO } as const;
const lately = stayAhead(-40, 2);
const LATELY = { check_in: lately.checkIn, check_out: lately.checkOut, reserved_at: LONG_AGO };

interface Noticed {
  searchMs: number[];
  crowd: Crowd;
}

interface JobsRun extends Outcome {
  bookings: number;
  due: number;
  secondsUntilErased: number;
  secondsUntilTidied: number;
  /** Without the job and with it. */
  p50Ms: string;
  p95Ms: string;
  p99Ms: string;
  slowestMs: string;
  slowestBookingMs: string;
}

export async function forgetMany(
  place: HotelPlace,
  { bookings, isControl }: { bookings: number; isControl: boolean },
): Promise<JobsRun> {
  const due = Math.round(bookings * DUE_SHARE);
  await openHotel(place);
  await fill(place, { bookings, due });
  // The same hotel and jobs with nothing due.
  const without = await whileServed(
    await serverUnderTest(place, [], { GUEST_DATA_DAYS: '36500' }),
    (_address, signal) => wait(QUIET_SECONDS * 1000, undefined, { signal }),
  );
  const db = await openDatabase(place.target);
  await addDueThings(db);
  let untilErased = Number.NaN;
  let untilTidied = Number.NaN;
  const server = await serverUnderTest(place, isControl ? ['erasesAllAtOnce'] : []);
  const meanwhile = await whileServed(server, async () => {
    const began = performance.now();
    const seconds = (): number => Math.round((performance.now() - began) / 100) / 10;
    const isOver = (): boolean => !Number.isNaN(untilErased) && !Number.isNaN(untilTidied);
    while (!isOver() && seconds() < ERASED_WITHIN_SECONDS) {
      // oxlint-disable-next-line no-await-in-loop -- looked at again and again
      await wait(LOOK_EVERY_MS);
      // oxlint-disable-next-line no-await-in-loop -- as above
      const left = await stillThere(db);
      if (left.things === 0 && Number.isNaN(untilTidied)) untilTidied = seconds();
      if (left.guests === 0 && Number.isNaN(untilErased)) untilErased = seconds();
    }
  });
  await db.destroy();
  const both = (figure: (noticed: Noticed) => number): [number, number] => [
    figure(without),
    figure(meanwhile),
  ];
  const share = (of: number) => both(({ searchMs }) => percentile(searchMs, of));
  const p99 = share(0.99);
  const slowest = both(({ searchMs }) => Math.round(Math.max(...searchMs)));
  const slowestBooking = both(({ crowd }) => Math.round(Math.max(...crowd.servedMs)));
  return {
    bookings,
    due,
    secondsUntilErased: untilErased,
    secondsUntilTidied: untilTidied,
    p50Ms: share(0.5).join(' → '),
    p95Ms: share(0.95).join(' → '),
    p99Ms: p99.join(' → '),
    slowestMs: slowest.join(' → '),
    slowestBookingMs: slowestBooking.join(' → '),
    faults: [
      ...without.crowd.faults,
      ...meanwhile.crowd.faults,
      ...(Number.isNaN(untilErased)
        ? [`some of ${due} guests were still named after ${ERASED_WITHIN_SECONDS} s`]
        : []),
      ...(Number.isNaN(untilTidied) ? ['a hold, a key or a session that was due was still there'] : []),
      ...slower('the slowest percent of searches', p99, PIECE_MS),
      ...slower('the slowest search', slowest, SLOWEST_MS),
      ...slower('the slowest booking', slowestBooking, SLOWEST_MS),
    ],
  };
}

function slower(what: string, [without, meanwhile]: [number, number], allowedMs: number): string[] {
  const most = Math.max(without * MOST_TIMES_SLOWER, without + allowedMs);
  return meanwhile <= most ? [] : [`${what} took ${meanwhile} ms, and ${without} ms without the job`];
}

async function whileServed(
  server: ServerUnderTest,
  happens: (address: string, signal: AbortSignal) => Promise<unknown>,
): Promise<Noticed> {
  await server.start();
  const agent = connections(20);
  const over = new AbortController();
  const noticed: Noticed = { searchMs: [], crowd: newCrowd() };
  const stay = stayAhead(20, 2);
  const search = `${server.address}/api/v1/availability?location=harbour&checkin=${stay.checkIn}&checkout=${stay.checkOut}&rooms=2`;
  try {
    // Warms up the process.
    await visit(server.address, agent, newCrowd());
    await getMs(search, agent);
    const guests = [
      every(SEARCH_EVERY_MS, over.signal, async () => void noticed.searchMs.push(await getMs(search, agent))),
      every(BOOK_EVERY_MS, over.signal, () => visit(server.address, agent, noticed.crowd)),
    ];
    await happens(server.address, over.signal);
    over.abort();
    await Promise.all(guests);
    return noticed;
  } finally {
    over.abort();
    agent.destroy();
    await server.kill();
  }
}

/** At a fixed rate, regardless of answers. */
async function every(ms: number, signal: AbortSignal, come: () => Promise<unknown>): Promise<void> {
  const guests: Promise<unknown>[] = [];
  while (!signal.aborted) {
    guests.push(come());
    // oxlint-disable-next-line no-await-in-loop -- the next one a moment later
    await wait(ms, undefined, { signal }).catch(() => {});
  }
  await Promise.all(guests);
}

async function fill(place: HotelPlace, { bookings, due }: { bookings: number; due: number }): Promise<void> {
  const id = await bookOnce(place);
  const db = await openDatabase(place.target);
  await copyBooking(db, id, { count: bookings - due, changes: { ...LATELY, state: 'SUCCESSFUL' } });
  await copyBooking(db, id, { count: due, changes: { ...LONG_OVER, state: 'SUCCESSFUL' } });
  // PostgreSQL analyzes by itself within a minute; until then every search takes minutes.
  if (place.target.kind === 'postgres') await sql`analyze`.execute(db);
  await db.destroy();
}

async function bookOnce(place: HotelPlace): Promise<string> {
  const server = await serverUnderTest(place);
  await server.start();
  const agent: Agent = connections(1);
  const crowd = newCrowd();
  await visit(server.address, agent, crowd);
  agent.destroy();
  await server.kill();
  const [id] = crowd.acknowledged.values();
  if (id === undefined) throw new Error(`The first guest could not book: ${crowd.faults.join(', ')}`);
  return id;
}

const OLD = 'old';

/** Expired holds, keys and sessions. */
async function addDueThings(db: Database): Promise<void> {
  const { id } = await db
    .selectFrom('bookings')
    .select('id')
    .where('state', '=', 'PENDING')
    .limit(1)
    .executeTakeFirstOrThrow();
  await copyBooking(db, id, { count: 1, changes: { expires_at: LONG_AGO } });
  const answer = { fingerprint: OLD, status: 200, answer: '{}', created_at: LONG_AGO };
  await db
    .insertInto('idempotency_keys')
    .values({ ...answer, scope: OLD, key: OLD })
    .execute();
  const at = { created_at: LONG_AGO, updated_at: LONG_AGO };
  const names = { email: 'old@example.com', first_name: 'Asha', last_name: 'Rao', phone: '+919812345678' };
  await db
    .insertInto('users')
    .values({ ...names, ...at, id: OLD, language: 'en', email_verified: 1, gender: null, picture: null })
    .execute();
  await db
    .insertInto('sessions')
    .values({
      ...at,
      id: OLD,
      user_id: OLD,
      token: OLD,
      expires_at: LONG_AGO,
      ip_address: null,
      user_agent: null,
    })
    .execute();
}

async function stillThere(db: Database): Promise<{ guests: number; things: number }> {
  const guests = await db
    .selectFrom('bookings')
    .select('id')
    .where('check_out', '=', LONG_OVER.check_out)
    .where('email', '<>', 'erased@example.invalid')
    .limit(1)
    .execute();
  const holds = await db
    .selectFrom('bookings')
    .select('id')
    .where('state', '=', 'PENDING')
    .where('expires_at', '=', LONG_AGO)
    .execute();
  const keys = await db.selectFrom('idempotency_keys').select('key').where('scope', '=', OLD).execute();
  const sessions = await db.selectFrom('sessions').select('id').where('id', '=', OLD).execute();
  return { guests: guests.length, things: holds.length + keys.length + sessions.length };
}
