import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds which request changed a booking, so that a booking's history leads to the log. */
export const bookingRequests: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('booking_requests')
      .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
      .addColumn('request_id', 'text', (column) => column.notNull())
      .addColumn('change', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('booking_requests_key', ['booking_id', 'request_id', 'change'])
      .execute();
    await db.schema
      .createIndex('booking_requests_by_age')
      .on('booking_requests')
      .column('created_at')
      .execute();
  },
};
