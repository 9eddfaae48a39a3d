import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, onTestFinished, test } from 'vitest';
import { openNodeSqlite } from '../node-sqlite.ts';
import { firstLine } from './0001-first-line.ts';
import { accounts } from './0002-accounts.ts';
import { bookingLife } from './0003-booking-life.ts';

const BEFORE = { '0001-first-line': firstLine, '0002-accounts': accounts };
const ALL = { ...BEFORE, '0003-booking-life': bookingLife };

function temporaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-migration-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'verandah.sqlite');
}

async function migrateTo(file: string, migrations: typeof BEFORE): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: openNodeSqlite(file, 5000) }) });
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
  }).migrateToLatest();
  await db.destroy();
  if (error !== undefined) throw new Error('migration', { cause: error });
}

const SNAPSHOT = { location: { name: 'The Kesar Udaipur' }, rooms: [{ roomName: 'Deluxe Double' }] };

/** A booking in the table before this migration. */
function insertOldBooking(file: string, id: string, state: string, reservedAt: string | null): void {
  const database = new DatabaseSync(file);
  database.exec(`insert or ignore into releases (id, created_at, catalogue, delivery, manifest_sha256, state)
    values ('release-1', '2026-11-21T00:00:00.000Z', '{}', '{}', '', 'READY')`);
  database
    .prepare(
      `insert into bookings (id, reference, quote_id, guest_hash, release_id, location_id, state, payment, stay_state,
       check_in, check_out, room_count, created_at, expires_at, reserved_at, email_key, network_key, first_name, last_name,
       email, phone, total_minor, paid_minor, currency, snapshot)
       values (?, ?, ?, 'hash', 'release-1', 'udaipur', ?, 'UNPAID', 'DUE', '2027-01-14', '2027-01-16', 1,
       '2026-11-21T00:00:00.000Z', '2026-11-21T00:15:00.000Z', ?, 'e', 'n', 'Meera', 'Nair', 'm@example.com',
       '+919812345678', 100, 0, 'INR', ?)`,
    )
    .run(id, id, id, state, reservedAt, JSON.stringify(SNAPSHOT));
  database.close();
}

test('bookings from before are found by their names, and keep that their address was proven', async () => {
  const file = temporaryFile();
  await migrateTo(file, BEFORE);
  insertOldBooking(file, 'done', 'SUCCESSFUL', '2026-11-21T00:05:00.000Z');
  insertOldBooking(file, 'held', 'PENDING', null);
  await migrateTo(file, ALL);
  const database = new DatabaseSync(file);
  const rows = database
    .prepare('select id, listed_as, email_verified_at, cancelled_at from bookings order by id')
    .all();
  database.close();
  const names = { listed_as: 'The Kesar Udaipur Deluxe Double', cancelled_at: null };
  expect(rows).toEqual([
    { id: 'done', ...names, email_verified_at: '2026-11-21T00:05:00.000Z' },
    { id: 'held', ...names, email_verified_at: null },
  ]);
});

test('the table refuses a cancellation without its figures, and figures without a cancellation', async () => {
  const file = temporaryFile();
  await migrateTo(file, ALL);
  insertOldBooking(file, 'done', 'SUCCESSFUL', '2026-11-21T00:05:00.000Z');
  const database = new DatabaseSync(file);
  onTestFinished(() => database.close());
  for (const change of [
    `state = 'CANCELLED'`,
    `cancelled_at = '2026-11-22T00:00:00.000Z'`,
    `state = 'CANCELLED', cancelled_at = '2026-11-22T00:00:00.000Z'`,
    `cancellation = '{}'`,
  ]) {
    expect(() => database.exec(`update bookings set ${change}`)).toThrow(/CHECK/);
  }
});
