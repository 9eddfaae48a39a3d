import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

const MIGRATION_TABLE = 'kysely_migration';

/** The migrations that a database has run, oldest first; none if it has no tables yet. */
export async function appliedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === MIGRATION_TABLE)) return [];
  const rows = await db
    .withTables<{ [MIGRATION_TABLE]: { name: string } }>()
    .selectFrom(MIGRATION_TABLE)
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}
