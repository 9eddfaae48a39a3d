import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Indexes refunds that wait for their next try: after each change of the database the jobs look for the first of them. */
export const refundWaits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('refunds_by_next_try')
      .on('refunds')
      .column('try_after')
      .where(sql<boolean>`try_after is not null`)
      .execute();
  },
};
