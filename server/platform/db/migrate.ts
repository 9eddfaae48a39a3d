import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { appliedMigrations } from './applied-migrations.ts';
import { base } from './migrations/0023-needs-0023-base.ts';
import { TooOldError } from './migrations/base/carry-over.ts';
import type { Tables } from './tables.ts';

/** Numbered and forward only: a later migration fixes an earlier one. The first replaces 22 of versions before 0.3.0. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0023-needs-0023-base': base,
};

/** The tables do not match this code and could not be migrated. */
export class DatabaseShapeError extends Error {
  override readonly name = 'DatabaseShapeError';

  constructor(cause: unknown) {
    const words = cause instanceof Error ? cause.message : String(cause);
    super(`The database could not be brought to the newest shape: ${words}`, { cause });
  }

  /** It is of a version that is older than this one can carry over, and its own words say what to do. */
  get isTooOld(): boolean {
    return this.cause instanceof TooOldError;
  }

  /** Kysely finds a migration in the database that this version does not have. */
  get isOfNewerCode(): boolean {
    return this.message.includes('previously executed migration');
  }
}

/**
 * Runs all new migrations. A failed migration leaves no changes. A database that later code has changed is used as it is:
 * the version before goes on while the next one is rolled out, and after the way back.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const fault = await runMigrations(db, MIGRATIONS);
  if (fault === undefined) return;
  if (!fault.isOfNewerCode) throw fault;
  const later = (await appliedMigrations(db)).filter((name) => !Object.hasOwn(MIGRATIONS, name));
  if (later.some(needsLaterCode)) throw fault;
  const done = Object.fromEntries(later.map((name) => [name, ALREADY_RUN]));
  const still = await runMigrations(db, { ...MIGRATIONS, ...done });
  if (still !== undefined) throw still;
}

const ALREADY_RUN: Migration = { up: async () => {} };

async function runMigrations(
  db: Kysely<Tables>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<DatabaseShapeError | undefined> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  return error === undefined ? undefined : new DatabaseShapeError(error);
}

/**
 * Migrations only add, from 0.3.0 on. One that takes away what an earlier version used says in its name which migration
 * code must know: `0031-needs-0029-old-codes` is refused by code that does not know 0029.
 */
function needsLaterCode(name: string): boolean {
  const [, needed] = /^\d{4}-needs-(\d{4})-/.exec(name) ?? [];
  return needed !== undefined && !Object.keys(MIGRATIONS).some((known) => known.startsWith(needed));
}
