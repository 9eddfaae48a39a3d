import { expect, inject, onTestFinished, test } from 'vitest';
import type { Availability } from '#schemas/api-types';
import { testDatabase } from '../../test-support/test-database.ts';
import { startTestServer } from '../../test-support/test-server.ts';
import type { DatabaseTarget } from '../config/config.ts';
import { refusalOf } from '../http/error-handler.ts';
import { type Database, openDatabase, readSnapshot, type Trx } from './database.ts';

/** Who waits for whom, how long, and what is visible meanwhile. "At once" allows for a busy machine. */

const AT_ONCE_MS = 2500;
const PATIENCE_MS = 300;
const SEARCH = '/api/v1/availability?location=harbour&checkin=2027-01-14&checkout=2027-01-16&rooms=2';
const isPostgres = inject('postgresUrl') !== undefined;

async function opened(target: DatabaseTarget, options = {}): Promise<Database> {
  const db = await openDatabase(target, options);
  onTestFinished(() => db.destroy());
  return db;
}

/** A transaction that has changed one night and is still open. */
async function writing(db: Database): Promise<{ end: () => Promise<void> }> {
  const [began, ends] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const done = db.transaction().execute(async (trx) => {
    await writeNight(trx, '2027-01-14');
    began.resolve();
    await ends.promise;
  });
  await began.promise;
  return {
    async end() {
      ends.resolve();
      await done;
    },
  };
}

async function writeNight(db: Database | Trx, night: string): Promise<void> {
  const open = {
    closed: 0,
    closed_to_arrival: 0,
    closed_to_departure: 0,
    min_nights: null,
    max_nights: null,
  };
  const taken = { capacity: 3, sold: 0, held: 1 };
  await db
    .insertInto('inventory')
    .values({ room_id: 'quay-room', location_id: 'harbour', night, ...open, ...taken })
    .execute();
}

async function nightsSeen(db: Database | Trx): Promise<string[]> {
  const rows = await db.selectFrom('inventory').select('night').orderBy('night').execute();
  return rows.map(({ night }) => night);
}

/** The result, and after how many milliseconds. */
async function timed<Result>(work: Promise<Result>): Promise<{ result: Result | Error; ms: number }> {
  const began = performance.now();
  const result = await work.catch((error: unknown) => error as Error);
  return { result, ms: performance.now() - began };
}

test('a reader does not wait and sees only committed data', async () => {
  const target = await testDatabase();
  const [writer, reader] = [await opened(target), await opened(target)];
  const { end } = await writing(writer);
  const during = await timed(nightsSeen(reader));
  const snapshot = await timed(readSnapshot(target, nightsSeen));
  await end();
  expect([during.result, snapshot.result]).toEqual([[], []]);
  expect(Math.max(during.ms, snapshot.ms)).toBeLessThan(AT_ONCE_MS);
  expect(await nightsSeen(reader)).toEqual(['2027-01-14']);
});

test('a snapshot blocks no writer and does not change', async () => {
  const target = await testDatabase();
  const db = await opened(target);
  await writeNight(db, '2027-01-13');
  const seen = await readSnapshot(target, async (trx) => {
    const before = await nightsSeen(trx);
    const { result, ms } = await timed(db.transaction().execute((other) => writeNight(other, '2027-01-15')));
    expect(result).toBeUndefined();
    expect(ms).toBeLessThan(AT_ONCE_MS);
    return [before, await nightsSeen(trx)];
  });
  expect(seen).toEqual([['2027-01-13'], ['2027-01-13']]);
  expect(await nightsSeen(db)).toEqual(['2027-01-13', '2027-01-15']);
});

test('a snapshot writes nothing', async () => {
  const target = await testDatabase();
  const db = await opened(target);
  await expect(readSnapshot(target, (trx) => writeNight(trx, '2027-01-14'))).rejects.toThrow(/read-?only/i);
  expect(await nightsSeen(db)).toEqual([]);
});

test('a writer waits for its time limit, is then asked to try again, and may write afterwards', async () => {
  const target = await testDatabase();
  const [first, second] = [await opened(target), await opened(target, { patienceMs: PATIENCE_MS })];
  const { end } = await writing(first);
  const refused = await timed(second.transaction().execute((trx) => writeNight(trx, '2027-01-15')));
  expect(refused.result instanceof Error && refusalOf(refused.result).code).toBe('UNAVAILABLE');
  expect(refused.ms).toBeGreaterThan(PATIENCE_MS * 0.9);
  expect(refused.ms).toBeLessThan(PATIENCE_MS + AT_ONCE_MS);
  const waiting = first.transaction().execute((trx) => writeNight(trx, '2027-01-16'));
  await end();
  await waiting;
  await second.transaction().execute((trx) => writeNight(trx, '2027-01-15'));
  expect(await nightsSeen(first)).toEqual(['2027-01-14', '2027-01-15', '2027-01-16']);
});

test('a search is answered while somebody writes; a booking waits for its turn', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const quote = await guest.quote();
  const other = await opened(server.context.config.database);
  const [began, ends] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const written = other.transaction().execute(async (trx) => {
    await trx.updateTable('inventory').set({ closed: 1 }).where('room_id', '=', 'quay-room').execute();
    began.resolve();
    await ends.promise;
  });
  await began.promise;
  const search = await timed(guest.get<Availability>(SEARCH));
  let isBooked = false;
  const booking = guest.book(quote.id).finally(() => (isBooked = true));
  const wasBookedBefore = isBooked;
  ends.resolve();
  await written;
  expect('status' in search.result && search.result.status).toBe(200);
  expect(search.ms).toBeLessThan(AT_ONCE_MS);
  // Nights that the transaction closed are closed for the next one.
  const { status, body } = await booking;
  expect([wasBookedBefore, status, body.code]).toEqual([false, 409, 'ROOM_UNAVAILABLE']);
});

test.runIf(isPostgres)('with the pool used up who reads waits for a connection, and gets it', async () => {
  const target = await testDatabase();
  const db = await opened(target.kind === 'postgres' ? { ...target, poolSize: 1 } : target);
  const { end } = await writing(db);
  const reading = timed(nightsSeen(db));
  await end();
  const { result } = await reading;
  expect(result).toEqual(['2027-01-14']);
});

test.runIf(isPostgres)('with the pool used up for five seconds a guest is asked to come back', async () => {
  const server = await startTestServer({
    env: { DATABASE_POOL_SIZE: '2' },
  });
  const guest = server.guest();
  const ends = Promise.withResolvers<void>();
  const held = [1, 2].map(() => server.context.db.connection().execute(() => ends.promise));
  const refused = await timed(guest.get<{ code: string }>(SEARCH));
  ends.resolve();
  await Promise.all(held);
  expect('status' in refused.result && [refused.result.status, refused.result.body.code]).toEqual([
    503,
    'UNAVAILABLE',
  ]);
  expect('headers' in refused.result && refused.result.headers).toHaveProperty('retry-after');
  expect(refused.ms).toBeGreaterThan(4500);
  expect(refused.ms).toBeLessThan(5000 + AT_ONCE_MS);
  expect((await guest.get(SEARCH)).status).toBe(200);
});
