import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { createContext } from '../../context.ts';
import { openDatabase } from '../db/database.ts';
import { book, bookedIds, emptyFile, newFile, rewrite } from '../../test-support/backup-files.ts';
import { createGuest, inProcess } from '../../test-support/guest.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { startTestServer } from '../../test-support/test-server.ts';
import { knownMigrations } from './known-migrations.ts';
import { BackupError, restoreBackup, writeBackup } from './index.ts';

const NOW = new Date('2026-11-21T06:30:00.000Z');

/** Changes every line but the last, which then has the digest of the others. */
function resign(file: string, change: (line: string) => string): void {
  rewrite(file, (lines) => {
    const changed = lines.slice(0, -1).map(change);
    const end = JSON.parse(lines.at(-1) ?? '') as object;
    return [...changed, JSON.stringify({ ...end, sha256: digestOf(changed) })];
  });
}

function digestOf(lines: readonly string[]): string {
  return createHash('sha256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .digest('hex');
}

test('a restored hotel goes on where it was: the guest sees the booking, and what is left can be sold', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const booked = await guest.book((await guest.quote()).id);
  const file = newFile();
  await writeBackup(server.context.config.database, file, NOW);
  const target = await testDatabase();
  await restoreBackup(target, file);
  // The secret is kept; the database and the machine's cache are new.
  const cacheDir = `${server.context.config.dataDir}/new-cache`;
  const config = { ...server.context.config, database: target, cacheDir };
  const context = await createContext(config, { clock: server.clock });
  await context.release.refresh();
  const app = await buildApp(context, { write: () => {} });
  onTestFinished(async () => {
    await app.close();
    await context.close();
  });
  const texts = '/locales/en/common.json';
  expect((await app.inject(texts)).body).toBe((await server.app.inject(texts)).body);
  const again = createGuest(inProcess(() => app));
  for (const [name, value] of guest.cookies) again.cookies.set(name, value);
  expect((await again.get(`/api/v1/bookings/${booked.body.id}`)).status).toBe(200);
  const next = createGuest(inProcess(() => app));
  expect((await next.book((await next.quote()).id)).status).toBe(201);
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
    (file: string) => rewrite(file, (lines) => lines.map((line) => line.replace('637729', '637730'))),
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
    'a backup of a newer version',
    (file: string) => resign(file, (line) => line.replace('0023-needs-0023-base', '9999-later')),
    /was written by a newer version of Verandah \(9999-later is not known here\)/,
  ],
  [
    'a backup of a version before 0.3.0',
    (file: string) => resign(file, (line) => line.replace('0023-needs-0023-base', '0015-news')),
    /before 0\.3\.0\. Restore it with that version/,
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
  // A valid file whose last table cannot be restored: the rows before it must be rolled back.
  resign(file, (line) => line.replace('"QUEUED"', '"SENT"'));
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
    const { rows } = JSON.parse(rest.at(-1) ?? '') as { rows: Record<string, number> };
    const left = Object.fromEntries(Object.entries(rows).filter(([table]) => older.has(table)));
    return [...lines, JSON.stringify({ rows: left, sha256: digestOf(lines) })];
  });
  const target = await testDatabase();
  const summary = await restoreBackup(target, file);
  expect(summary.migrations).toEqual([first]);
  const db = await openDatabase(target);
  onTestFinished(() => db.destroy());
  expect(await db.selectFrom('inventory').selectAll().execute()).not.toEqual([]);
  expect(await db.selectFrom('bookings').select('id').execute()).toEqual([]);
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
