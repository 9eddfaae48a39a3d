import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds payments, captures, gateway events and the test gateway's state. */
export const payments: Migration = {
  async up(db: Kysely<unknown>) {
    await createPayments(db);
    await createCaptures(db);
    await createEvents(db);
    await db.schema
      .alterTable('refunds')
      .addColumn('reason', 'text', (column) =>
        column
          .notNull()
          .defaultTo('CANCELLATION')
          .check(sql`reason in ('CANCELLATION', 'RETURN')`),
      )
      .execute();
  },
};

async function createPayments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('gateway', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('settled_at', 'text')
    .addColumn('amount_minor', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addCheckConstraint('payments_state', sql`state in ('OPEN', 'DECLINED', 'CAPTURED')`)
    .addCheckConstraint('payments_amount', sql`amount_minor > 0`)
    .addCheckConstraint('payments_settled', sql`(state = 'OPEN') = (settled_at is null)`)
    .execute();
  await db.schema
    .createIndex('payments_by_booking')
    .on('payments')
    .columns(['booking_id', 'created_at'])
    .execute();
}

/** Captured money under the gateway's own id: a repeated event is one row. */
async function createCaptures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('captures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('payment_id', 'text', (column) => column.notNull().references('payments.id'))
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('captured_at', 'text', (column) => column.notNull())
    .addColumn('amount_minor', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('returned_at', 'text')
    .addCheckConstraint('captures_amount', sql`amount_minor > 0`)
    .execute();
  await db.schema
    .createIndex('captures_by_booking')
    .on('captures')
    .columns(['booking_id', 'captured_at'])
    .execute();
  await db.schema.createIndex('captures_by_return').on('captures').column('returned_at').execute();
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('gateway_events')
    .addColumn('gateway', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('gateway_events_key', ['gateway', 'id'])
    .execute();
  await db.schema
    .createTable('test_gateway_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('delivered_at', 'text')
    .execute();
  await db.schema
    .createIndex('test_gateway_events_by_due')
    .on('test_gateway_events')
    .columns(['delivered_at', 'due_at'])
    .execute();
}
