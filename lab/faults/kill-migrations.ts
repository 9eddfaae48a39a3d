import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { knownMigrations, migrateThrough } from '../../server/platform/backup/known-migrations.ts';
import { appliedMigrations } from '../../server/platform/db/applied-migrations.ts';
import { TABLES_IN_ORDER } from '../../server/platform/backup/tables-in-order.ts';
import type { DatabaseTarget } from '../../server/platform/config/index.ts';
import { connectDatabase, openDatabase } from '../../server/platform/db/database.ts';

const INTERNAL_TABLES = ['kysely_migration', 'kysely_migration_lock'];
const OPENS = join(import.meta.dirname, 'open-database.ts');

/** The result of kills during migrations (TRUST R10). */
export interface KillMigrationsResult {
  kills: number;
  old: number;
  new: number;
  faults: string[];
}

interface KillMigrationsOptions {
  kills: number;
  random: () => number;
  /** False for the control: commits every step at once. */
  isWhole?: boolean;
}

/** Migrates the oldest tables in a process that is killed at a random moment. */
export async function killMigrations(
  target: DatabaseTarget,
  { kills, random, isWhole = true }: KillMigrationsOptions,
): Promise<KillMigrationsResult> {
  const result: KillMigrationsResult = { kills, old: 0, new: 0, faults: [] };
  const known = await knownMigrations();
  const oldest = known.slice(0, 1);
  const shapes = { old: await shapeAfter(target, oldest), new: await shapeAfter(target, known) };
  await shapeAfter(target, oldest);
  const opening = { target, isWhole };
  const usualMs = await openIn(opening, undefined);
  for (let kill = 0; kill < kills; kill += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one kill after the other
    await shapeAfter(target, oldest);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await openIn(opening, usualMs * random());
    // oxlint-disable-next-line no-await-in-loop -- as above
    const shape = await shapeOf(target);
    if (shape === shapes.old) result.old += 1;
    else if (shape === shapes.new) result.new += 1;
    else result.faults.push(`kill ${kill} left the tables in between`);
  }
  await (await openDatabase(target)).destroy();
  if ((await shapeOf(target)) !== shapes.new)
    result.faults.push('the tables cannot be brought up to date any more');
  return result;
}

/** The schema after these migrations. */
async function shapeAfter(target: DatabaseTarget, migrations: readonly string[]): Promise<string> {
  const db = connectDatabase(target);
  await db.transaction().execute(async (trx) => {
    for (const name of [...Object.keys(TABLES_IN_ORDER).toReversed(), ...INTERNAL_TABLES]) {
      // oxlint-disable-next-line no-await-in-loop -- one connection, those that refer first
      await trx.schema.dropTable(name).ifExists().execute();
    }
    await migrateThrough(trx, migrations);
  });
  await db.destroy();
  return shapeOf(target);
}

async function shapeOf(target: DatabaseTarget): Promise<string> {
  const db = connectDatabase(target);
  const tables = await db.introspection.getTables();
  const shape = tables
    .map(({ name, columns }) => `${name}(${columns.map((column) => column.name).join(',')})`)
    .toSorted();
  const migrations = await appliedMigrations(db);
  await db.destroy();
  return JSON.stringify([shape, migrations]);
}

/** @returns how long the migration took, where it was not killed. */
async function openIn(opening: object, killAfterMs: number | undefined): Promise<number> {
  const child = spawn(process.execPath, [OPENS, JSON.stringify(opening)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  // Loading the program takes much longer than the migration, so a kill during that would test nothing.
  await once(child.stdout, 'data');
  const began = performance.now();
  const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  await closed;
  clearTimeout(timer);
  return performance.now() - began;
}
