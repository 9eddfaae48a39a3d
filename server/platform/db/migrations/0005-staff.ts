import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the audit of staff actions and their overrides of single nights. */
export const staff: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('staff_actions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('details', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('staff_actions_by_age').on('staff_actions').column('created_at').execute();
    await db.schema
      .createTable('night_overrides')
      .addColumn('room_id', 'text', (column) => column.notNull())
      .addColumn('night', 'text', (column) => column.notNull())
      .addColumn('capacity', 'integer')
      .addColumn('closed', 'integer')
      .addPrimaryKeyConstraint('night_overrides_key', ['room_id', 'night'])
      .addCheckConstraint('night_overrides_capacity', sql`capacity >= 0`)
      .addCheckConstraint('night_overrides_closed', sql`closed in (0, 1)`)
      .addCheckConstraint('night_overrides_say_something', sql`capacity is not null or closed is not null`)
      .execute();
  },
};
