import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
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

test('what names guests is its owner’s only, in every file; an owner who decided otherwise is left alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-db-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'verandah.sqlite');
  const modes = async (): Promise<number[]> => {
    const db = await openDatabase({ kind: 'sqlite', file });
    const found = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
    await db.destroy();
    return found;
  };
  expect(new Set(await modes())).toEqual(new Set([0o600]));
  chmodSync(file, 0o660);
  expect(new Set(await modes())).toEqual(new Set([0o660]));
});
