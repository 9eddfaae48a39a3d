import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the balances that guests of confirmed bookings pay online. */
export const balances: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('balances')
      .addColumn('booking_id', 'text', (column) => column.primaryKey().references('bookings.id'))
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('cancelled_at', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'text')
      .execute();
    await db.schema.createIndex('balances_due').on('balances').column('due_at').execute();
    await db.schema.createIndex('balances_unpaid').on('balances').column('cancelled_at').execute();
  },
};
