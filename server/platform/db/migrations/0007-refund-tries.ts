import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A failed refund waits for its next try, so that it does not block the others. */
export const refundTries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('refunds').addColumn('try_after', 'text').execute();
  },
};
