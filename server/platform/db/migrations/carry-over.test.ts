import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { paymentFact } from '#domain/booking-state';
import { loadConfig } from '#server/config';
import { createContext } from '../../../context.ts';
import { staffOperations } from '../../../staff-operations.ts';
import { bookingById } from '../../../bookings/booking-repository.ts';
import { proveBooks } from '../../../bookings/prove-books.ts';
import { auditBooks } from '../../../test-support/audit.ts';
import { carried, emptyDatabase, opened, run } from '../../../test-support/before-0.3.0/carried-database.ts';
import { makeDatabaseBefore, rowsBefore } from '../../../test-support/before-0.3.0/database-before.ts';
import { databaseUrl } from '../../../test-support/database-url.ts';
import { ASHA } from '../../../test-support/staff.ts';
import { appliedMigrations } from '../applied-migrations.ts';
import { connectDatabase, type Database, openDatabase } from '../database.ts';
import { DatabaseShapeError, MIGRATIONS } from '../migrate.ts';

async function rowsOf(db: Database, table: string): Promise<Record<string, unknown>[]> {
  return (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)).rows;
}

const inOrder = (rows: readonly object[]): string[] => rows.map((row) => JSON.stringify(row)).toSorted();

/** What the terms and the account of a booking say now. */
const MOVED = new Set(['quote_id', 'snapshot', 'payment', 'paid_minor']);

test('every row of before is there, as it was', async () => {
  const { db } = await carried();
  const before = rowsBefore();
  expect(Object.values(before).flat().length).toBeGreaterThan(200);
  for (const [table, rows] of Object.entries(before)) {
    // What was noted of requests stands in the events.
    if (rows.length === 0 || table === 'booking_requests') continue;
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const now = await rowsOf(db, table);
    const columns = Object.keys(rows[0] ?? {}).filter(
      (column) => !(table === 'bookings' && MOVED.has(column)),
    );
    const were = rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])));
    const kept = now.map((row) =>
      Object.fromEntries(
        columns.map((name) => {
          const value = row[name];
          return [
            name,
            value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value,
          ];
        }),
      ),
    );
    // A stored answer of a booking has its language besides.
    const asBefore = inOrder(kept).map((row) => row.replace(String.raw`,\"language\":\"en\"`, ''));
    expect([table, asBefore]).toEqual([table, inOrder(were)]);
  }
  expect(await auditBooks(db)).toEqual([]);
});

test('the terms and the account of a booking of before say what it said', async () => {
  const { db } = await carried();
  const before = (rowsBefore()['bookings'] ?? []) as { id: string; [column: string]: unknown }[];
  for (const { id, quote_id, snapshot, payment, paid_minor, total_minor } of before) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const booking = await bookingById(db, id);
    expect(booking).toMatchObject({ paid_minor, terms_id: id });
    expect(booking.sold).toMatchObject(JSON.parse(String(snapshot)) as object);
    expect(paymentFact(booking.paid_minor, Number(total_minor))).toBe(payment);
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const terms = await db.selectFrom('booking_terms').selectAll().where('booking_id', '=', id).execute();
    expect(terms).toMatchObject([{ quote_id, position: 0, total_minor }]);
  }
  expect((await proveBooks(db)).faults).toEqual([]);
});

test('what people of before read is in English', async () => {
  const { db } = await carried();
  for (const table of ['quotes', 'users', 'registrations', 'bookings', 'tax_documents', 'outbox'])
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const row of await rowsOf(db, table)) expect(row).toMatchObject({ language: 'en' });
});

test('an answer of before can be given once more, with the language of its booking', async () => {
  const { db } = await carried();
  const answers = (await rowsOf(db, 'idempotency_keys')).map(
    ({ answer }) => JSON.parse(String(answer)) as Record<string, unknown>,
  );
  expect(answers.map(({ reference, language }) => [reference !== undefined, language])).toEqual(
    expect.arrayContaining([
      [true, 'en'],
      [false, undefined],
    ]),
  );
});

test('the tables are those of a new database, and the next start changes nothing', async () => {
  const { target, db } = await carried();
  const shapeOf = async (one: Database) => inOrder(await one.introspection.getTables());
  expect(await shapeOf(db)).toEqual(await shapeOf(await opened(await emptyDatabase())));
  expect(await appliedMigrations(db)).toEqual(Object.keys(MIGRATIONS));
  const again = await opened(target);
  expect(await rowsOf(again, 'bookings')).toHaveLength(rowsBefore()['bookings']?.length ?? 0);
});

test('Price 13: amounts that named no decimals keep what they were worth', async () => {
  const parts = ['bookings', 'payments', 'captures', 'refunds', 'disputes'] as const;
  const forints = parts.map((table) => `update ${table} set currency = 'HUF', currency_digits = null`);
  const target = await emptyDatabase();
  await makeDatabaseBefore(target);
  await run(target, ...forints, `update outside_refunds set currency_digits = null`);
  const db = await opened(target);
  for (const table of parts)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const row of await rowsOf(db, table))
      expect(row).toMatchObject({ currency: 'HUF', currency_digits: 0 });
  for (const row of await rowsOf(db, 'outside_refunds'))
    expect(row).toMatchObject({ currency: 'INR', currency_digits: 2 });
});

test('the staff find every booking of before in its state, with its money', async () => {
  const { target } = await carried();
  const env = {
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl(target),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'v-')),
  };
  const context = await createContext(loadConfig(env));
  onTestFinished(async () => {
    await context.close();
    rmSync(env.DATA_DIR, { recursive: true, force: true });
  });
  const desk = staffOperations(context, ASHA);
  // The columns of that version.
  const before = (rowsBefore()['bookings'] ?? []) as {
    reference: string;
    state: string;
    total_minor: number;
    paid_minor: number;
  }[];
  const states = new Set(before.map(({ state }) => state));
  expect(states).toEqual(new Set(['CANCELLED', 'EXPIRED', 'PENDING', 'REFUNDED', 'SUCCESSFUL']));
  for (const { reference, state, total_minor: totalMinor, paid_minor: paidMinor } of before) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const shown = await desk.show(reference);
    expect(shown).toMatchObject({ totals: { totalMinor }, paidMinor });
    // A hold may have ended since.
    expect(state === 'PENDING' ? ['PENDING', 'EXPIRED'] : [state]).toContain(shown.state);
  }
});

test('a database of a step before the last is refused with what to do, and left as it is', async () => {
  const target = await emptyDatabase();
  await makeDatabaseBefore(target, 15);
  const fault = await openDatabase(target).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(DatabaseShapeError);
  expect(String(fault)).toMatch(
    /step 0015-news, and only those of step 0022-refund-waits.*Keep a backup, start the code of commit/,
  );
  const db = connectDatabase(target);
  onTestFinished(() => db.destroy());
  expect(await appliedMigrations(db)).toHaveLength(15);
  expect(await rowsOf(db, 'bookings')).toHaveLength(rowsBefore()['bookings']?.length ?? 0);
});

test('what fails on the way leaves the tables of before', async () => {
  const target = await emptyDatabase();
  await makeDatabaseBefore(target);
  await run(target, 'create table before_users (id text)');
  await expect(openDatabase(target)).rejects.toThrow(/before_users/);
  const db = connectDatabase(target);
  onTestFinished(() => db.destroy());
  expect(await appliedMigrations(db)).toHaveLength(22);
  expect(inOrder(await rowsOf(db, 'bookings'))).toEqual(inOrder(rowsBefore()['bookings'] ?? []));
});
