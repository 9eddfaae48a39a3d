import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Indexes bookings whose guest data are due for erasure. The two partial indexes on bookings cover only bookings that
 * still name a guest; the query must use the same condition (bookings/erase-guests.ts).
 */
export const dueGuests: Migration = {
  async up(db: Kysely<unknown>) {
    const namesGuest = sql<boolean>`email <> 'erased@example.invalid'`;
    await db.schema
      .createIndex('bookings_by_departure')
      .on('bookings')
      .column('check_out')
      .where(namesGuest)
      .execute();
    await db.schema
      .createIndex('bookings_by_lapse')
      .on('bookings')
      .column('expires_at')
      .where(sql<boolean>`state = 'EXPIRED' and ${namesGuest}`)
      .execute();
    await db.schema.createIndex('booking_erasures_by_due').on('booking_erasures').column('due_at').execute();
  },
};
