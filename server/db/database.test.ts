import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from './database.ts';

async function openTemporary(): Promise<{ db: Database; file: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-db-'));
  const file = join(folder, 'new', 'verandah.sqlite');
  const db = await openDatabase(file);
  onTestFinished(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  });
  return { db, file };
}

const NIGHT = { room_id: 'quay-room', night: '2027-01-14', location_id: 'harbour', capacity: 3 };

test('opens with a write-ahead log, full synchronisation and foreign keys', async () => {
  const { db } = await openTemporary();
  const read = async (pragma: string) =>
    Object.values((await sql.raw(`pragma ${pragma}`).execute(db)).rows[0] ?? {})[0];
  expect(await read('journal_mode')).toBe('wal');
  expect(await read('synchronous')).toBe(2);
  expect(await read('foreign_keys')).toBe(1);
});

test('a second opening finds the tables and changes nothing', async () => {
  const { db, file } = await openTemporary();
  await db
    .insertInto('inventory')
    .values({
      ...NIGHT,
      closed_to_arrival: 0,
      closed_to_departure: 0,
      sold: 1,
      held: 0,
      closed: 0,
      min_nights: null,
      max_nights: null,
    })
    .execute();
  const again = await openDatabase(file);
  const nights = await again.selectFrom('inventory').selectAll().execute();
  await again.destroy();
  expect(nights).toHaveLength(1);
});

test.each([
  ['more sold and held than there are rooms', { sold: 2, held: 2 }],
  ['less than nothing sold', { sold: -1, held: 0 }],
  ['a flag that is neither yes nor no', { sold: 0, held: 0, closed: 2 }],
])('the table itself refuses %s', async (_case, counts) => {
  const { db } = await openTemporary();
  const night = {
    ...NIGHT,
    closed_to_arrival: 0,
    closed_to_departure: 0,
    closed: 0,
    min_nights: null,
    max_nights: null,
    ...counts,
  };
  await expect(db.insertInto('inventory').values(night).execute()).rejects.toThrow('CHECK constraint failed');
});

test('a transaction takes the write lock when it begins, so that what it read stays true', async () => {
  const { db, file } = await openTemporary();
  const other = await openDatabase(file);
  onTestFinished(() => other.destroy());
  await sql`pragma busy_timeout = 0`.execute(other);
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('inventory').selectAll().execute();
    await expect(
      other.transaction().execute((second) => second.selectFrom('inventory').selectAll().execute()),
    ).rejects.toThrow('locked');
  });
});
