import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { DatabaseTarget } from '../config/config.ts';
import { explainMissingDatabase } from '../config/database-fault.ts';
import { readSnapshot, type Trx } from '../db/database.ts';
import { appliedMigrations } from '../db/applied-migrations.ts';
import { knownMigrations } from './known-migrations.ts';
import { BackupError } from './backup-error.ts';
import { BACKUP_FORMAT, BACKUP_VERSION, type BackupHeader, toBackup } from './backup-lines.ts';
import { readRows } from './read-rows.ts';
import { type BackupSummary, verifyBackup } from './read-backup.ts';
import { TABLES_IN_ORDER } from './tables-in-order.ts';

export interface WrittenBackup extends BackupSummary {
  bytes: number;
}

/**
 * Writes a consistent snapshot of the database into one file while bookings continue. The file is read back before it
 * gets its final name, so that name always means a complete backup. Never overwrites a file.
 */
export async function writeBackup(target: DatabaseTarget, file: string, now: Date): Promise<WrittenBackup> {
  const missing = explainMissingDatabase(target);
  if (missing !== undefined) throw new BackupError(missing);
  refuseExisting(file);
  const part = `${file}.part`;
  const handle = await openNew(part);
  try {
    await readSnapshot(target, async (trx) => write(trx, handle, now));
    const summary = await verifyBackup(part);
    const { size: bytes } = await stat(part);
    refuseExisting(file);
    await rename(part, file);
    await syncFolder(dirname(file));
    return { ...summary, bytes };
  } catch (error) {
    await handle.close().catch(() => {});
    await rm(part, { force: true });
    throw error;
  }
}

function refuseExisting(file: string): void {
  if (existsSync(file))
    throw new BackupError(`${file} is there already. Choose another name, or move it away.`);
}

/** The file names guests, so only its owner may read it. */
async function openNew(part: string): Promise<FileHandle> {
  try {
    return await open(part, 'wx', 0o600);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST')
      throw new BackupError(
        `${part} is there: a backup to this name is being written, or one was interrupted. Remove it, or choose another name.`,
      );
    if (code === 'ENOENT')
      throw new BackupError(`The folder ${dirname(part)} does not exist. Create it first.`);
    throw error;
  }
}

async function write(trx: Trx, handle: FileHandle, now: Date): Promise<void> {
  await pipeline(Readable.from(linesOf(trx, now)), createGzip(), handle.createWriteStream({ flush: true }));
}

async function* linesOf(trx: Trx, now: Date): AsyncGenerator<string> {
  const digest = createHash('sha256');
  const rows: Record<string, number> = {};
  const hashed = (value: object): string => {
    const line = `${JSON.stringify(value)}\n`;
    digest.update(line);
    return line;
  };
  yield hashed(await headerOf(trx, now));
  for await (const { table, columns, page } of pagesOf(trx)) {
    if (rows[table] === undefined) yield hashed({ table, columns });
    rows[table] = (rows[table] ?? 0) + page.length;
    yield page.map((row) => hashed(columns.map((column) => toBackup(row[column] ?? null)))).join('');
  }
  yield `${JSON.stringify({ rows, sha256: digest.digest('hex') })}\n`;
}

async function headerOf(trx: Trx, now: Date): Promise<BackupHeader> {
  const [migrations, known] = await Promise.all([appliedMigrations(trx), knownMigrations()]);
  if (migrations.length === 0)
    throw new BackupError('The database has no tables yet: there is nothing to back up.');
  const unknown = migrations.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new BackupError(
      `The database was made by a newer version of Verandah (${unknown}). Back it up with that version.`,
    );
  return { format: BACKUP_FORMAT, version: BACKUP_VERSION, createdAt: now.toISOString(), migrations };
}

/** An older database may lack tables of later migrations. */
async function* pagesOf(trx: Trx) {
  const present = new Map((await trx.introspection.getTables()).map((table) => [table.name, table]));
  for (const [table, key] of Object.entries(TABLES_IN_ORDER)) {
    const columns = present.get(table)?.columns.map(({ name }) => name);
    if (columns === undefined) continue;
    for await (const page of readRows(trx, table, key)) yield { table, columns, page };
  }
}

/** Makes the rename survive a power cut. Some systems cannot open a folder, and sync it themselves. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
