import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds what a payment's gateway says of it, refunds that were made in a gateway's dashboard, and disputes. */
export const gateways: Migration = {
  async up(db: Kysely<unknown>) {
    // One column per statement: SQLite allows no more.
    for (const name of ['gateway_id', 'pending_since', 'closed_at', 'ask_after', 'asked_at'])
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await db.schema.alterTable('payments').addColumn(name, 'text').execute();
    await db.schema.createIndex('payments_to_ask').on('payments').column('ask_after').execute();
    await createOutsideRefunds(db);
    await createDisputes(db);
  },
};

async function createOutsideRefunds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outside_refunds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('capture_id', 'text', (column) => column.notNull().references('captures.id'))
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('amount_minor', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('found_at', 'text', (column) => column.notNull())
    .addCheckConstraint('outside_refunds_state', sql`state in ('PROCESSING', 'PROCESSED', 'FAILED')`)
    .addCheckConstraint('outside_refunds_amount', sql`amount_minor > 0`)
    .execute();
  await db.schema
    .createIndex('outside_refunds_by_booking')
    .on('outside_refunds')
    .column('booking_id')
    .execute();
}

async function createDisputes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('disputes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('capture_id', 'text', (column) => column.notNull().references('captures.id'))
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('amount_minor', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('opened_at', 'text', (column) => column.notNull())
    .addColumn('closed_at', 'text')
    .addCheckConstraint('disputes_state', sql`state in ('OPEN', 'WON', 'LOST')`)
    .addCheckConstraint('disputes_closed', sql`(state = 'OPEN') = (closed_at is null)`)
    .execute();
  await db.schema.createIndex('disputes_by_booking').on('disputes').column('booking_id').execute();
}
