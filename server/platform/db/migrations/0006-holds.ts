import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Indexes the live holds of one guest and of one network, for the limits on holds. */
export const holds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex('bookings_by_email').execute();
    await db.schema
      .createIndex('bookings_by_email')
      .on('bookings')
      .columns(['email_key', 'state', 'expires_at'])
      .execute();
    await db.schema
      .createIndex('bookings_by_network')
      .on('bookings')
      .columns(['network_key', 'state', 'expires_at'])
      .execute();
  },
};
