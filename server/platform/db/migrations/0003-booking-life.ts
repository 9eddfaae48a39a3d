import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds cancellation, refunds, access by mailed link, and messages to the hotel. */
export const bookingLife: Migration = {
  async up(db: Kysely<unknown>) {
    await extendBookings(db);
    await fillBookings(db);
    await createCancellationQuotes(db);
    await createRefunds(db);
    await createAccess(db);
    await createContactMessages(db);
    await createPromoUses(db);
  },
};

async function extendBookings(db: Kysely<unknown>): Promise<void> {
  // One column per statement: SQLite allows no more.
  const add = (name: string, check?: ReturnType<typeof sql<boolean>>): Promise<void> =>
    db.schema
      .alterTable('bookings')
      .addColumn(name, 'text', (column) => (check === undefined ? column : column.check(check)))
      .execute();
  await db.schema
    .alterTable('bookings')
    .addColumn('listed_as', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await add('email_verified_at');
  await add('promo_code');
  await add('cancelled_at', sql<boolean>`(state in ('CANCELLED', 'REFUNDED')) = (cancelled_at is not null)`);
  await add('cancelled_by', sql<boolean>`cancelled_by in ('GUEST', 'HOTEL')`);
  await add('cancellation_reason');
  await add('cancellation', sql<boolean>`(cancellation is null) = (cancelled_at is null)`);
  await db.schema
    .createIndex('bookings_by_promo')
    .on('bookings')
    .columns(['location_id', 'promo_code'])
    .execute();
}

/** Fills the new columns of existing bookings: their names, and when the guest's address was proven. */
async function fillBookings(db: Kysely<unknown>): Promise<void> {
  // The table as it is at this migration; later ones add columns.
  const known = db.withTables<{
    bookings: {
      id: string;
      snapshot: string;
      listed_as: string;
      reserved_at: string | null;
      email_verified_at: string | null;
    };
  }>();
  const bookings = await known.selectFrom('bookings').select(['id', 'snapshot']).execute();
  for (const { id, snapshot } of bookings) {
    // createBooking wrote it, and it never changes.
    const { location, rooms } = JSON.parse(snapshot) as {
      location: { name: string };
      rooms: { roomName: string }[];
    };
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await known
      .updateTable('bookings')
      .set((row) => ({
        listed_as: [location.name, ...rooms.map(({ roomName }) => roomName)].join(' '),
        email_verified_at: row.ref('reserved_at'),
      }))
      .where('id', '=', id)
      .execute();
  }
}

async function createCancellationQuotes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cancellation_quotes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('valid_until', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('paid_minor', 'bigint', (column) => column.notNull())
    .addColumn('figures', 'text', (column) => column.notNull())
    .addCheckConstraint('cancellation_quotes_state', sql`state in ('PENDING', 'SUCCESSFUL')`)
    .execute();
  await db.schema
    .createIndex('cancellation_quotes_by_end')
    .on('cancellation_quotes')
    .column('valid_until')
    .execute();
}

async function createRefunds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('refunds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('payment_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('captured_minor', 'bigint', (column) => column.notNull())
    .addColumn('amount_minor', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    // One refund per payment, never above what it captured.
    .addUniqueConstraint('refunds_once_per_payment', ['booking_id', 'payment_id'])
    .addCheckConstraint('refunds_amount', sql`amount_minor > 0 and amount_minor <= captured_minor`)
    .execute();
  // Append-only: a refund's state is its last row, and the key refuses a second row at a position.
  await db.schema
    .createTable('refund_states')
    .addColumn('refund_id', 'text', (column) => column.notNull().references('refunds.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('transaction_id', 'text')
    .addPrimaryKeyConstraint('refund_states_key', ['refund_id', 'position'])
    .addCheckConstraint(
      'refund_states_state',
      sql`state in ('REQUESTED', 'PROCESSING', 'PROCESSED', 'FAILED')`,
    )
    .addCheckConstraint('refund_states_begin', sql`(position = 0) = (state = 'REQUESTED')`)
    .execute();
}

async function createAccess(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('booking_access')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .addCheckConstraint('booking_access_kind', sql`kind in ('LINK', 'COOKIE')`)
    .addCheckConstraint('booking_access_links_are_used', sql`kind = 'LINK' or used_at is null`)
    .execute();
  await db.schema
    .createIndex('booking_access_by_booking')
    .on('booking_access')
    .columns(['booking_id', 'kind', 'created_at'])
    .execute();
  await db.schema
    .createTable('booking_finds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('network_key', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text')
    .execute();
  await db.schema
    .createIndex('booking_finds_by_network')
    .on('booking_finds')
    .columns(['network_key', 'created_at'])
    .execute();
}

async function createContactMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('contact_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('location_id', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('network_key', 'text', (column) => column.notNull())
    .execute();
  for (const column of ['location_id', 'email_key', 'network_key']) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await db.schema
      .createIndex(`contact_messages_by_${column}`)
      .on('contact_messages')
      .columns([column, 'created_at'])
      .execute();
  }
}

/**
 * One row per code. A booking writes to it before it counts the uses, so that two bookings never count at the same
 * time.
 */
async function createPromoUses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('promo_uses')
    .addColumn('location_id', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('counted_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('promo_uses_key', ['location_id', 'code'])
    .execute();
}
