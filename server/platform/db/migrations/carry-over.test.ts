import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { loadConfig } from '#server/config';
import { createContext } from '../../../context.ts';
import { staffOperations } from '../../../staff-operations.ts';
import { auditBooks } from '../../../test-support/audit.ts';
import { makeDatabaseBefore, rowsBefore } from '../../../test-support/before-0.3.0/database-before.ts';
import { databaseUrl } from '../../../test-support/database-url.ts';
import { ASHA } from '../../../test-support/staff.ts';
import { newId, systemRandom } from '../../random.ts';
import type { DatabaseTarget } from '../../config/config.ts';
import { appliedMigrations } from '../applied-migrations.ts';
import { connectDatabase, type Database, openDatabase } from '../database.ts';
import { DatabaseShapeError, MIGRATIONS } from '../migrate.ts';

/** A database without tables, of this run's kind. */
async function emptyDatabase(): Promise<DatabaseTarget> {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-before-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const server = inject('postgresUrl');
  if (server === undefined) return { kind: 'sqlite', file: join(folder, 'verandah.sqlite') };
  const name = `before_${newId(systemRandom)}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return { kind: 'postgres', url: new URL(`/${name}`, server).href };
}

async function opened(target: DatabaseTarget): Promise<Database> {
  const db = await openDatabase(target);
  onTestFinished(() => db.destroy());
  return db;
}

async function carried(change = ''): Promise<{ target: DatabaseTarget; db: Database }> {
  const target = await emptyDatabase();
  await makeDatabaseBefore(target);
  if (change !== '') await run(target, change);
  return { target, db: await opened(target) };
}

async function run(target: DatabaseTarget, ...statements: string[]): Promise<void> {
  const db = connectDatabase(target);
  // oxlint-disable-next-line no-await-in-loop -- one connection
  for (const statement of statements) await sql.raw(statement).execute(db);
  await db.destroy();
}

async function rowsOf(db: Database, table: string): Promise<Record<string, unknown>[]> {
  return (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)).rows;
}

const inOrder = (rows: readonly object[]): string[] => rows.map((row) => JSON.stringify(row)).toSorted();

test('every row of before is there, as it was', async () => {
  const { db } = await carried();
  const before = rowsBefore();
  expect(Object.values(before).flat().length).toBeGreaterThan(200);
  for (const [table, rows] of Object.entries(before)) {
    // What was noted of requests stands in the events.
    if (rows.length === 0 || table === 'booking_requests') continue;
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const now = await rowsOf(db, table);
    const columns = Object.keys(rows[0] ?? {});
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
    expect([table, asBefore]).toEqual([table, inOrder(rows)]);
  }
  expect(await auditBooks(db)).toEqual([]);
});

test('what people of before read is in English', async () => {
  const { db } = await carried();
  for (const table of ['quotes', 'users', 'registrations', 'bookings', 'tax_documents', 'outbox'])
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const row of await rowsOf(db, table)) expect(row).toMatchObject({ language: 'en' });
});

test('what happened before is told by events, with the requests that were noted', async () => {
  const { db } = await carried();
  const events = await db.selectFrom('events').selectAll().orderBy('position').execute();
  expect(events.map(({ position }) => position)).toEqual(events.map((_event, index) => index + 1));
  expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
  const told = events.map(({ booking_id: id, request_id: request }) => `${id} ${request}`);
  const noted = (rowsBefore()['booking_requests'] ?? []).map(
    (row) => `${row['booking_id']} ${row['request_id']}`,
  );
  expect(noted.filter((request) => !told.includes(request))).toEqual([]);
  const kindsOf = (id: string) => events.filter((event) => event.booking_id === id).map(({ kind }) => kind);
  // Confirmed with a deposit, paid in full, cancelled and contested.
  expect(kindsOf('41vkb3g8f19vvkfmbk2z4zptx1')).toEqual([
    'BOOKED',
    'ADDRESS_PROVEN',
    'PAYMENT_OPENED',
    'MONEY_CAPTURED',
    'CONFIRMED',
    'BALANCE_PLANNED',
    'LINK_MAILED',
    'BALANCE_ASKED',
    'PAYMENT_OPENED',
    'BALANCE_REMINDED',
    'PAYMENT_OPENED',
    'PAYMENT_CLOSED',
    'MONEY_CAPTURED',
    'INVOICE_ISSUED',
    'CANCELLED',
    'REFUND_REQUESTED',
    'REFUND_REQUESTED',
    'REFUND_PROCESSING',
    'REFUND_PROCESSING',
    'REFUND_PROCESSED',
    'REFUND_PROCESSED',
    'REFUNDED',
    'DISPUTE_OPENED',
    'CREDIT_NOTE_ISSUED',
  ]);
  const facts = events.map((event) => ({ ...event, facts: JSON.parse(event.facts) as unknown }));
  expect(facts[0]).toEqual({
    id: 'before-1',
    position: 1,
    booking_id: 'entkb31qknc9xsz5myqrr3mr6a',
    kind: 'BOOKED',
    at: '2026-11-20T18:45:00.000Z',
    request_id: 't45yt542asqaw9a9wkyfbah91b-6',
    actor: null,
    facts: {
      releaseId: 'release-1',
      checkIn: '2027-01-11',
      checkOut: '2027-01-13',
      roomIds: ['quay-room'],
      expiresAt: '2026-11-20T19:00:00.000Z',
      amountMinor: 1_510_928,
      currency: 'INR',
      currencyDigits: 2,
    },
  });
  expect(facts.find(({ kind }) => kind === 'NIGHTS_CHANGED')).toMatchObject({
    booking_id: null,
    actor: 'Asha',
    facts: {
      roomIds: ['quay-room'],
      from: '2027-01-11',
      to: '2027-01-12',
      change: { kind: 'SET', closed: true },
    },
  });
  expect(facts.find(({ kind }) => kind === 'NO_SHOW_MARKED')).toMatchObject({
    actor: 'Asha',
    facts: { penaltyMinor: 755_464, refundMinor: 0, currency: 'INR', currencyDigits: 2 },
  });
  expect(facts.filter(({ kind }) => kind === 'MONEY_TAKEN_AT_HOTEL').map(({ actor }) => actor)).toEqual([
    'Asha',
    'Asha',
    'Asha',
  ]);
  expect(JSON.stringify(facts)).not.toMatch(/Meera|Nair|@|\+91/);
});

test('every state of a booking of before has the event that led to it', async () => {
  const { db } = await carried();
  const events = await db.selectFrom('events').selectAll().execute();
  for (const { id, state, stay_state: stay } of (rowsBefore()['bookings'] ?? []) as Record<
    string,
    string
  >[]) {
    const kinds = events.filter((event) => event.booking_id === id).map(({ kind }) => kind);
    expect([id, kinds.includes('HOLD_EXPIRED')]).toEqual([id, state === 'EXPIRED']);
    expect([id, kinds.includes('CANCELLED')]).toEqual([id, state === 'CANCELLED' || state === 'REFUNDED']);
    expect([id, kinds.includes('REFUNDED')]).toEqual([id, state === 'REFUNDED']);
    expect([id, kinds.includes('CONFIRMED')]).toEqual([id, state !== 'PENDING' && state !== 'EXPIRED']);
    expect([id, kinds.includes('NO_SHOW_MARKED')]).toEqual([id, stay === 'NO_SHOW']);
  }
});

test('rows of before that the scene has none of are told too, without the words in them', async () => {
  const target = await emptyDatabase();
  await makeDatabaseBefore(target);
  const booking = '6sh5t5mfw2kmexxbztm748vq59';
  const at = '2027-01-20T10:00:00.000Z';
  const nights =
    '{"from":"2027-01-14","to":"2027-01-15","roomIds":["a","b"],"kind":"SET","capacity":2,"reason":"Roof"}';
  await run(
    target,
    `update disputes set state = 'WON', closed_at = '${at}'`,
    `insert into staff_actions (id, created_at, actor, action, subject, details) values ('x', '${at}', 'Ravi', 'CHANGE_STOCK', 'harbour', '${nights}')`,
    `insert into news_consents (id, booking_id, email, given_at, text, withdrawn_at) values ('x', '${booking}', 'a@b.example', '2027-01-15T21:18:00.000Z', 'News', '${at}')`,
    `insert into outside_refunds (id, capture_id, booking_id, state, amount_minor, currency, currency_digits, found_at)
      select 'rf_1', id, booking_id, 'PROCESSED', 100, currency, currency_digits, '${at}' from captures where booking_id = '${booking}'`,
    `update booking_access set used_at = '2026-11-20T19:30:00.000Z'`,
  );
  const db = await opened(target);
  const events = await db.selectFrom('events').selectAll().where('at', '=', at).orderBy('position').execute();
  expect(events.map(({ kind, actor, facts }) => [kind, actor, JSON.parse(facts) as unknown])).toEqual([
    [
      'OUTSIDE_REFUND_FOUND',
      null,
      {
        outsideRefundId: 'rf_1',
        captureId: 'hotel_phdt25dbrgb0wfw03k0fmwtq93',
        state: 'PROCESSED',
        amountMinor: 100,
        currency: 'INR',
        currencyDigits: 2,
      },
    ],
    [
      'DISPUTE_CLOSED',
      null,
      {
        disputeId: 'disp_AAAAAAAAAAAA14',
        captureId: 'pay_AAAAAAAAAAAAA4',
        state: 'WON',
        amountMinor: 489_555,
        currency: 'INR',
        currencyDigits: 2,
      },
    ],
    ['NEWS_CONSENT_WITHDRAWN', null, {}],
    [
      'NIGHTS_CHANGED',
      'Ravi',
      {
        roomIds: ['a', 'b'],
        from: '2027-01-14',
        to: '2027-01-15',
        change: { kind: 'SET', capacity: 2 },
      },
    ],
  ]);
  const opening = await db.selectFrom('events').select('facts').where('kind', '=', 'LINK_OPENED').execute();
  expect(opening).toEqual([{ facts: expect.stringContaining('MAILED') }]);
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
