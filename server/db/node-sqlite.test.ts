import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './database.ts';

test('opens with a write-ahead log, full synchronisation and foreign keys, in a folder that it makes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-db-'));
  const db = await openDatabase({ kind: 'sqlite', file: join(folder, 'new', 'verandah.sqlite') });
  onTestFinished(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  });
  const read = async (pragma: string) =>
    Object.values((await sql.raw(`pragma ${pragma}`).execute(db)).rows[0] ?? {})[0];
  expect(await read('journal_mode')).toBe('wal');
  expect(await read('synchronous')).toBe(2);
  expect(await read('foreign_keys')).toBe(1);
});
