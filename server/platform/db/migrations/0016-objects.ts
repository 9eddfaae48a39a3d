import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the files of releases and the pictures of guests, so that processes share the database and nothing else. */
export const objects: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await db.schema
      .createTable('objects')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('stored_at', 'text', (column) => column.notNull())
      .addColumn('bytes', isPostgres ? 'bytea' : 'blob', (column) => column.notNull())
      .addCheckConstraint('objects_kind', sql`kind in ('RELEASE_FILE', 'PICTURE')`)
      .execute();
    await db.schema.createIndex('objects_by_age').on('objects').columns(['kind', 'stored_at']).execute();
    // Pictures and brotli files do not get smaller; trying takes longer than storing them.
    if (isPostgres) await sql`alter table objects alter column bytes set storage external`.execute(db);
  },
};
