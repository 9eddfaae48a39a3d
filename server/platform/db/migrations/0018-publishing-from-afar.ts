import { type Kysely, PostgresAdapter } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the tokens with which content is published over the network, the content that was sent, and what became of it. */
export const publishingFromAfar: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await db.schema
      .createTable('publish_tokens')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('scope', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('revoked_at', 'text')
      .addColumn('last_used_at', 'text')
      .execute();
    await db.schema
      .createTable('sent_files')
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .addColumn('stored_at', 'text', (column) => column.notNull())
      .addColumn('bytes', isPostgres ? 'bytea' : 'blob', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('publishings')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token_id', 'text', (column) => column.notNull().references('publish_tokens.id'))
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('started_at', 'text', (column) => column.notNull())
      .addColumn('alive_at', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'text')
      .addColumn('exit_code', 'integer')
      .addColumn('output', 'text')
      .execute();
  },
};
