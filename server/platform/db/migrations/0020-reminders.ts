import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds when a guest was reminded of a balance, and what differs between a payment and its gateway's books. */
export const reminders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('balances').addColumn('reminded_at', 'text').execute();
    await db.schema.alterTable('payments').addColumn('differs', 'text').execute();
  },
};
