import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the history of activations, the reasons of closed nights, and money taken at the hotel. */
export const operators: Migration = {
  async up(db: Kysely<unknown>) {
    await createActivations(db);
    await fillActivations(db);
    await db.schema.alterTable('night_overrides').addColumn('reason', 'text').execute();
    await db.schema
      .createTable('payments_at_hotel')
      .addColumn('payment_id', 'text', (column) => column.primaryKey().references('payments.id'))
      .addColumn('method', 'text', (column) => column.notNull())
      .addColumn('recorded_by', 'text', (column) => column.notNull())
      .addColumn('note', 'text')
      .addCheckConstraint('payments_at_hotel_method', sql`method in ('CASH', 'CARD', 'TRANSFER', 'OTHER')`)
      .execute();
  },
};

/** Has no foreign key to releases, because the history outlives pruned ones. */
async function createActivations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('release_activations')
    .addColumn('position', 'integer', (column) => column.primaryKey())
    .addColumn('release_id', 'text', (column) => column.notNull())
    .addColumn('activated_at', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('author', 'text')
    .addColumn('note', 'text')
    .addCheckConstraint('release_activations_kind', sql`kind in ('PUBLISH', 'ROLLBACK')`)
    .execute();
}

/** For the past only the publishing of each release and the current activation are known. */
async function fillActivations(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into release_activations (position, release_id, activated_at, kind, author, note)
    select row_number() over (order by created_at, id), id, created_at, 'PUBLISH', author, note
    from releases where state = 'READY'`.execute(db);
  await sql`
    insert into release_activations (position, release_id, activated_at, kind)
    select (select max(position) + 1 from release_activations), release_id, changed_at, 'ROLLBACK'
    from current_release
    where release_id <> (select release_id from release_activations order by position desc limit 1)`.execute(
    db,
  );
}
