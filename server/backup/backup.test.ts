import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { DatabaseTarget } from '../config/index.ts';
import { createContext } from '../context.ts';
import { openDatabase } from '../db/database.ts';
import { auditDatabase } from '../test-support/audit.ts';
import { createGuest, inProcess } from '../test-support/guest.ts';
import { smallHotel } from '../test-support/small-hotel.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';
import { knownMigrations } from './applied-migrations.ts';
import { BackupError, restoreBackup, writeBackup } from './index.ts';
import { TABLES_IN_ORDER } from './tables-in-order.ts';

const SLOW_DISK_MS = 120_000;
const NOW = new Date('2026-11-21T06:30:00.000Z');

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'hotel.backup');
}

/** Never of the kind that this run is about: what is written on one database must fit the other. */
function emptyFile(): DatabaseTarget {
  return { kind: 'sqlite', file: join(newFile(), '..', 'restored.sqlite') };
}

function roomyHotel() {
  const catalogue = smallHotel();
  catalogue.booking.maxHoldsPerNetwork = 100_000;
  Object.assign(catalogue.locations[0]?.rooms[0] ?? {}, { capacity: 1000 });
  return catalogue;
}

async function book(server: TestServer, email: string): Promise<string> {
  const guest = createGuest(inProcess(() => server.app));
  const { id } = await guest.quote();
  const { body, status } = await guest.book(id, { guest: { guestEmail: email } });
  expect(status).toBe(201);
  return body.id;
}

async function bookedIds(target: DatabaseTarget): Promise<string[]> {
  const db = await openDatabase(target);
  const rows = await db.selectFrom('bookings').select('id').execute();
  await db.destroy();
  return rows.map(({ id }) => id);
}

/** The lines of a backup, put together again after a change. */
function rewrite(file: string, change: (lines: string[]) => string[]): void {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n');
  writeFileSync(file, gzipSync(`${change(lines).join('\n')}\n`));
}

test(
  'holds every booking that was acknowledged before it began, while guests go on booking',
  { timeout: SLOW_DISK_MS },
  async () => {
    const server = await startTestServer({ catalogue: roomyHotel() });
    const acknowledged: string[] = [];
    let isOver = false;
    const storm = Promise.all(
      Array.from({ length: 8 }, async (_guest, index) => {
        for (let turn = 0; !isOver; turn += 1)
          acknowledged.push(await book(server, `guest${index}-${turn}@example.com`));
      }),
    );
    onTestFinished(async () => {
      isOver = true;
      await storm.catch(() => {});
    });
    await expect.poll(() => acknowledged.length, { timeout: SLOW_DISK_MS }).toBeGreaterThan(20);
    const before = [...acknowledged];
    const file = newFile();
    const written = await writeBackup(server.context.config.database, file, NOW);
    await expect
      .poll(() => acknowledged.length, { timeout: SLOW_DISK_MS })
      .toBeGreaterThan(before.length + 8);
    isOver = true;
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
    .where('night', '=', '2027-01-14')
    .execute();
  expect(await auditDatabase(server.context.config.database)).toContain(
    'quay-room 2027-01-14: 2 held, 1 in pending bookings',
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
  // The same digest: the same rows, in the same order, with the same values.
  expect(await writeBackup(back, newFile(), NOW)).toMatchObject({
    sha256: written.sha256,
    rows: written.rows,
  });
});

test('a restored hotel goes on where it was: the guest sees the booking, and what is left can be sold', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const booked = await guest.book((await guest.quote()).id);
  const file = newFile();
  await writeBackup(server.context.config.database, file, NOW);
  const target = await testDatabase();
  await restoreBackup(target, file);
  // The folder with the secret and the releases moves along; the database is another one.
  const config = { ...server.context.config, database: target };
  const context = await createContext(config, { clock: server.clock });
  await context.release.refresh();
  const app = await buildApp(context, { write: () => {} });
  onTestFinished(async () => {
    await app.close();
    await context.close();
  });
  const again = createGuest(inProcess(() => app));
  for (const [name, value] of guest.cookies) again.cookies.set(name, value);
  expect((await again.get(`/api/v1/bookings/${booked.body.id}`)).status).toBe(200);
  const next = createGuest(inProcess(() => app));
  expect((await next.book((await next.quote()).id)).status).toBe(201);
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

test('is refused where something is stored already', async () => {
  const server = await startTestServer();
  const file = newFile();
  await writeBackup(server.context.config.database, file, NOW);
  await expect(restoreBackup(server.context.config.database, file)).rejects.toThrow(
    /The database is not empty: .*Restore into a new one/,
  );
});

test.each([
  ['text', (file: string) => writeFileSync(file, 'not a backup'), /is no backup of Verandah/],
  [
    'another gzip file',
    (file: string) => writeFileSync(file, gzipSync('{"a":1}\n')),
    /is no backup of Verandah/,
  ],
  ['nothing', (file: string) => writeFileSync(file, ''), /was cut off/],
  [
    'the first half',
    (file: string) => writeFileSync(file, readFileSync(file).subarray(0, statSync(file).size / 2)),
    /was cut off/,
  ],
  [
    'a flipped byte',
    (file: string) => {
      const bytes = readFileSync(file);
      bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 0xff, bytes.length >> 1);
      writeFileSync(file, bytes);
    },
    /is damaged/,
  ],
  [
    'a changed price',
    (file: string) => rewrite(file, (lines) => lines.map((line) => line.replace('600000', '600001'))),
    /its digest is not the one/,
  ],
  ['a missing row', (file: string) => rewrite(file, (lines) => lines.toSpliced(-2, 1)), /rows where/],
  [
    'no last line',
    (file: string) => rewrite(file, (lines) => lines.slice(0, -1)),
    /its last line is missing/,
  ],
  [
    'a line more',
    (file: string) => rewrite(file, (lines) => [...lines, '[1]']),
    /something follows its last line/,
  ],
  [
    'a later format',
    (file: string) =>
      rewrite(file, (lines) => lines.map((line) => line.replace('"version":1', '"version":2'))),
    /is a backup of version 2/,
  ],
  [
    'a migration of tomorrow',
    (file: string) =>
      rewrite(file, (lines) => lines.map((line) => line.replace('0001-first-line', '0001-other-line'))),
    /is damaged: its digest|newer version/,
  ],
])('%s is refused, and nothing is restored', async (_what, spoil, words) => {
  const server = await startTestServer();
  await book(server, 'one@example.com');
  const file = newFile();
  await writeBackup(server.context.config.database, file, NOW);
  spoil(file);
  const target = await testDatabase();
  await expect(restoreBackup(target, file)).rejects.toThrow(words);
  await expect(restoreBackup(target, file)).rejects.toThrow(BackupError);
  expect(await bookedIds(target)).toEqual([]);
});

test('a fault half way leaves the database as it was', async () => {
  const server = await startTestServer();
  await book(server, 'one@example.com');
  const file = newFile();
  await writeBackup(server.context.config.database, file, NOW);
  // A whole and honest file whose last table cannot be put back: the rows before it must not stay.
  rewrite(file, (lines) => {
    const changed = lines.slice(0, -1).map((line) => line.replace('"QUEUED"', '"LOST"'));
    const sha256 = createHash('sha256')
      .update(changed.map((line) => `${line}\n`).join(''))
      .digest('hex');
    const end = JSON.parse(lines.at(-1) ?? '') as object;
    return [...changed, JSON.stringify({ ...end, sha256 })];
  });
  const target = await testDatabase();
  await expect(restoreBackup(target, file)).rejects.toThrow(/check constraint/i);
  expect(await bookedIds(target)).toEqual([]);
});

test('a backup of an older shape is put back and then brought up to date', async () => {
  const server = await startTestServer();
  await book(server, 'one@example.com');
  const file = newFile();
  await writeBackup(server.context.config.database, file, NOW);
  const [first = ''] = await knownMigrations();
  const older = new Set(['releases', 'inventory', 'current_release']);
  rewrite(file, ([header = '', ...rest]) => {
    let isKept = true;
    const kept = rest.slice(0, -1).filter((line) => {
      const table = /^\{"table":"(\w+)"/.exec(line)?.[1];
      if (table !== undefined) isKept = older.has(table);
      return isKept;
    });
    const lines = [JSON.stringify({ ...(JSON.parse(header) as object), migrations: [first] }), ...kept];
    const sha256 = createHash('sha256')
      .update(lines.map((line) => `${line}\n`).join(''))
      .digest('hex');
    const { rows } = JSON.parse(rest.at(-1) ?? '') as { rows: Record<string, number> };
    const left = Object.fromEntries(Object.entries(rows).filter(([table]) => older.has(table)));
    return [...lines, JSON.stringify({ rows: left, sha256 })];
  });
  const target = await testDatabase();
  const summary = await restoreBackup(target, file);
  expect(summary.migrations).toEqual([first]);
  const db = await openDatabase(target);
  onTestFinished(() => db.destroy());
  expect(await db.selectFrom('inventory').selectAll().execute()).not.toEqual([]);
  expect(await db.selectFrom('bookings').select('id').execute()).toEqual([]);
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

test('releases that name one another as parents are put back too', async () => {
  const server = await startTestServer();
  const { db } = server.context;
  const [release] = await db.selectFrom('releases').selectAll().execute();
  if (release === undefined) throw new Error('No release');
  await db
    .insertInto('releases')
    .values({ ...release, id: 'a-later-one', parent_id: release.id })
    .execute();
  await db.updateTable('releases').set({ parent_id: 'a-later-one' }).where('id', '=', release.id).execute();
  const file = newFile();
  await writeBackup(server.context.config.database, file, NOW);
  const target = emptyFile();
  await restoreBackup(target, file);
  const restored = await openDatabase(target);
  onTestFinished(() => restored.destroy());
  expect(await restored.selectFrom('releases').select(['id', 'parent_id']).orderBy('id').execute()).toEqual([
    { id: 'a-later-one', parent_id: 'release-1' },
    { id: 'release-1', parent_id: 'a-later-one' },
  ]);
});
