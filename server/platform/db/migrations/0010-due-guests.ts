import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Bookings whose guest is to be forgotten are found without looking at all that ever were. Only those that still name a
 * guest are in the two indexes on bookings; the query has to say so in the same words (bookings/erase-guests.ts).
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
