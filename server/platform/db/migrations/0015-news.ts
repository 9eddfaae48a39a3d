import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the consents of guests to the hotel's news by mail. */
export const news: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('news_consents')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('booking_id', 'text', (column) => column.notNull().unique().references('bookings.id'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('given_at', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('withdrawn_at', 'text')
      .execute();
    await db.schema.createIndex('news_consents_by_email').on('news_consents').column('email').execute();
  },
};
