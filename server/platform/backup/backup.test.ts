import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { auditDatabase } from '../../test-support/audit.ts';
import { book, bookedIds, emptyFile, newFile } from '../../test-support/backup-files.ts';
import { smallHotel } from '../../test-support/small-hotel.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { startTestServer } from '../../test-support/test-server.ts';
import { knownMigrations } from './known-migrations.ts';
import { restoreBackup, writeBackup } from './index.ts';
import { TABLES_IN_ORDER } from './tables-in-order.ts';

const SLOW_DISK_MS = 120_000;
const NOW = new Date('2026-11-21T06:30:00.000Z');

function roomyHotel() {
  const catalogue = smallHotel();
  catalogue.booking.maxHoldsPerNetwork = 100_000;
  Object.assign(catalogue.locations[0]?.rooms[0] ?? {}, { capacity: 1000 });
  return catalogue;
}

test(
  'holds every booking that was acknowledged before it began, while guests go on booking',
  { timeout: SLOW_DISK_MS },
  async () => {
    const server = await startTestServer({ catalogue: roomyHotel() });
    const acknowledged: string[] = [];
    const over = new AbortController();
    const storm = Promise.all(
      Array.from({ length: 8 }, async (_guest, index) => {
        for (let turn = 0; !over.signal.aborted; turn += 1)
          acknowledged.push(await book(server, `guest${index}-${turn}@example.com`));
      }),
    );
    onTestFinished(async () => {
      over.abort();
      await storm.catch(() => {});
    });
    await expect.poll(() => acknowledged.length, { timeout: SLOW_DISK_MS }).toBeGreaterThan(20);
    const before = [...acknowledged];
    const file = newFile();
    const written = await writeBackup(server.context.config.database, file, NOW);
    await expect
      .poll(() => acknowledged.length, { timeout: SLOW_DISK_MS })
      .toBeGreaterThan(before.length + 8);
    over.abort();
    await storm;
    const target = emptyFile();
    await restoreBackup(target, file);
    const restored = await bookedIds(target);
    expect(before.filter((id) => !restored.includes(id))).toEqual([]);
    expect(restored).toHaveLength(written.rows['bookings'] ?? 0);
    expect(await auditDatabase(target)).toEqual([]);
  },
);

test('control: the audit sees a night that is held by nobody', async () => {
  const server = await startTestServer();
  await book(server, 'one@example.com');
  await server.context.db
    .updateTable('inventory')
    .set({ held: 2 })
    .where('room_id', '=', 'quay-room')
    .where('night', '=', '2027-01-14')
    .execute();
  expect(await auditDatabase(server.context.config.database)).toContain(
    'quay-room 2027-01-14: 2 held, 1 held by bookings',
  );
});

test('a hotel moves to the other kind of database and back with every row', async () => {
  const server = await startTestServer();
  await book(server, 'one@example.com');
  await server.restart();
  const [first, second] = [newFile(), newFile()];
  const written = await writeBackup(server.context.config.database, first, NOW);
  const there = emptyFile();
  await restoreBackup(there, first);
  await writeBackup(there, second, NOW);
  const back = await testDatabase();
  await restoreBackup(back, second);
  expect(await bookedIds(back)).toHaveLength(1);
  // An equal digest means equal rows in equal order.
  expect(await writeBackup(back, newFile(), NOW)).toMatchObject({
    sha256: written.sha256,
    rows: written.rows,
  });
});

test('is compressed, readable by its owner only, and leaves nothing beside it', async () => {
  const server = await startTestServer();
  const file = newFile();
  const { bytes } = await writeBackup(server.context.config.database, file, NOW);
  expect(statSync(file)).toMatchObject({ size: bytes });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(file, '..'))).toEqual(['hotel.backup']);
  const [header = ''] = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
  expect(JSON.parse(header)).toEqual({
    format: 'verandah-backup',
    version: 1,
    createdAt: '2026-11-21T06:30:00.000Z',
    migrations: await knownMigrations(),
  });
});

test('never overwrites a file, and says so when another backup is at work', async () => {
  const server = await startTestServer();
  const file = newFile();
  writeFileSync(file, 'precious');
  const again = () => writeBackup(server.context.config.database, file, NOW);
  await expect(again()).rejects.toThrow(/is there already/);
  expect(readFileSync(file, 'utf8')).toBe('precious');
  rmSync(file);
  writeFileSync(`${file}.part`, '');
  await expect(again()).rejects.toThrow(/is being written, or one was interrupted/);
});

test('a database that is not there is not made by looking for it', async () => {
  const target = emptyFile();
  await expect(writeBackup(target, newFile(), NOW)).rejects.toThrow(/There is no database at/);
});

test('the order of the tables respects every reference, and no table is left out', async () => {
  const db = await openDatabase({ kind: 'sqlite', file: ':memory:' });
  onTestFinished(() => db.destroy());
  const order = Object.keys(TABLES_IN_ORDER);
  const tables = await db.introspection.getTables();
  expect(tables.map(({ name }) => name).toSorted()).toEqual(order.toSorted());
  for (const [table, key] of Object.entries(TABLES_IN_ORDER)) {
    const columns = await sql<{
      name: string;
      pk: number;
    }>`select name, pk from pragma_table_info(${table})`.execute(db);
    const primary = columns.rows.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk);
    expect([table, primary.map(({ name }) => name)]).toEqual([table, key]);
    const references = await sql<{
      table: string;
    }>`select "table" from pragma_foreign_key_list(${table})`.execute(db);
    const late = references.rows.filter(
      (row) => row.table !== table && order.indexOf(row.table) > order.indexOf(table),
    );
    expect([table, late]).toEqual([table, []]);
  }
});
