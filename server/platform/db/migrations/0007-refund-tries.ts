import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A refund that the gateway did not take waits, so that it is not in the way of those behind it. */
export const refundTries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('refunds').addColumn('try_after', 'text').execute();
  },
};
