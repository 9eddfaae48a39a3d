import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { appliedMigrations } from '../db/applied-migrations.ts';
import { openDatabase, type Trx } from '../db/database.ts';

/** The migrations that this version of the product knows, oldest first. */
export async function knownMigrations(): Promise<string[]> {
  const db = await openDatabase({ kind: 'sqlite', file: ':memory:' });
  try {
    return await appliedMigrations(db);
  } finally {
    await db.destroy();
  }
}

/** Runs exactly these migrations. */
export async function migrateThrough(trx: Trx, names: readonly string[]): Promise<void> {
  const { error } = await new Migrator({ db: trx, provider: await stepsOf(names) }).migrateToLatest();
  if (error !== undefined) throw new Error('The tables of the backup could not be made', { cause: error });
}

/** A migration provider with the migrations of these names. */
export async function stepsOf(names: readonly string[]): Promise<MigrationProvider> {
  const loaded = await Promise.all(names.map(async (name) => [name, await loadMigration(name)] as const));
  return { getMigrations: async () => Object.fromEntries(loaded) };
}

/** Each migration has a file of its own name with one export. */
async function loadMigration(name: string): Promise<Migration> {
  const exported = (await import(`../db/migrations/${name}.ts`)) as Readonly<Record<string, Migration>>;
  const [migration] = Object.values(exported);
  if (migration === undefined) throw new Error(`There is no migration ${name}`);
  return migration;
}
