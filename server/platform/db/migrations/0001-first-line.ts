import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

// Only types and constraints that SQLite and PostgreSQL share: text, integer, bigint, CHECK and partial unique indexes.

/** Creates releases, stock, quotes, bookings, codes, idempotency keys and the outbox. */
export const firstLine: Migration = {
  async up(db: Kysely<unknown>) {
    await createReleases(db);
    await createStock(db);
    await createQuotes(db);
    await createBookings(db);
    await createCodes(db);
    await createDelivery(db);
  },
};

async function createReleases(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('releases')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('parent_id', 'text', (column) => column.references('releases.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('catalogue', 'text', (column) => column.notNull())
    .addColumn('delivery', 'text', (column) => column.notNull())
    .addColumn('manifest_sha256', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('author', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addCheckConstraint('releases_state', sql`state in ('READY', 'DISCARDED')`)
    .execute();
  await db.schema
    .createTable('current_release')
    .addColumn('singleton', 'integer', (column) => column.primaryKey())
    .addColumn('release_id', 'text', (column) => column.notNull().references('releases.id'))
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addCheckConstraint('current_release_is_one', sql`singleton = 1`)
    .execute();
}

async function createStock(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('inventory')
    .addColumn('room_id', 'text', (column) => column.notNull())
    .addColumn('night', 'text', (column) => column.notNull())
    .addColumn('location_id', 'text', (column) => column.notNull())
    .addColumn('capacity', 'integer', (column) => column.notNull())
    .addColumn('sold', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('held', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('closed', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('min_nights', 'integer')
    .addColumn('max_nights', 'integer')
    .addColumn('closed_to_arrival', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('closed_to_departure', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('inventory_key', ['room_id', 'night'])
    .addCheckConstraint('inventory_not_negative', sql`capacity >= 0 and sold >= 0 and held >= 0`)
    .addCheckConstraint('inventory_never_oversold', sql`sold + held <= capacity`)
    .addCheckConstraint(
      'inventory_flags',
      sql`closed in (0, 1) and closed_to_arrival in (0, 1) and closed_to_departure in (0, 1)`,
    )
    .execute();
  await db.schema
    .createIndex('inventory_by_location')
    .on('inventory')
    .columns(['location_id', 'night'])
    .execute();
}

async function createQuotes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quotes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('guest_hash', 'text', (column) => column.notNull())
    .addColumn('location_id', 'text', (column) => column.notNull())
    .addColumn('release_id', 'text', (column) => column.notNull().references('releases.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('terms', 'text', (column) => column.notNull())
    .addCheckConstraint('quotes_expire_later', sql`expires_at > created_at`)
    .execute();
  await db.schema.createIndex('quotes_by_expiry').on('quotes').column('expires_at').execute();
}

async function createBookings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bookings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('quote_id', 'text', (column) => column.notNull().unique())
    .addColumn('guest_hash', 'text', (column) => column.notNull())
    .addColumn('release_id', 'text', (column) => column.notNull().references('releases.id'))
    .addColumn('location_id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('payment', 'text', (column) => column.notNull())
    .addColumn('stay_state', 'text', (column) => column.notNull())
    .addColumn('check_in', 'text', (column) => column.notNull())
    .addColumn('check_out', 'text', (column) => column.notNull())
    .addColumn('room_count', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('extended_at', 'text')
    .addColumn('reserved_at', 'text')
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('network_key', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('requests', 'text')
    .addColumn('arrival_time', 'text')
    .addColumn('total_minor', 'bigint', (column) => column.notNull())
    .addColumn('paid_minor', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('snapshot', 'text', (column) => column.notNull())
    .addCheckConstraint(
      'bookings_state',
      sql`state in ('PENDING', 'SUCCESSFUL', 'EXPIRED', 'CANCELLED', 'REFUNDED')`,
    )
    .addCheckConstraint('bookings_payment', sql`payment in ('UNPAID', 'PART_PAID', 'PAID')`)
    .addCheckConstraint(
      'bookings_stay_state',
      sql`stay_state in ('DUE', 'CHECKED_IN', 'CHECKED_OUT', 'NO_SHOW')`,
    )
    .addCheckConstraint('bookings_stay', sql`check_out > check_in and room_count >= 1`)
    .addCheckConstraint('bookings_money', sql`total_minor >= 0 and paid_minor >= 0`)
    .addCheckConstraint(
      'bookings_reserved_when_successful',
      sql`state <> 'SUCCESSFUL' or reserved_at is not null`,
    )
    .addCheckConstraint(
      'bookings_not_reserved_before',
      sql`state not in ('PENDING', 'EXPIRED') or reserved_at is null`,
    )
    .addCheckConstraint('bookings_stay_needs_success', sql`stay_state = 'DUE' or state = 'SUCCESSFUL'`)
    .execute();
  await db.schema.createIndex('bookings_by_hold').on('bookings').columns(['state', 'expires_at']).execute();
  await db.schema.createIndex('bookings_by_guest').on('bookings').column('guest_hash').execute();
  await db.schema
    .createTable('booking_nights')
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('room_id', 'text', (column) => column.notNull())
    .addColumn('night', 'text', (column) => column.notNull())
    .addColumn('rooms', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('booking_nights_key', ['booking_id', 'room_id', 'night'])
    .addForeignKeyConstraint('booking_nights_stock', ['room_id', 'night'], 'inventory', ['room_id', 'night'])
    .addCheckConstraint('booking_nights_rooms', sql`rooms >= 1`)
    .execute();
  await db.schema
    .createIndex('booking_nights_by_night')
    .on('booking_nights')
    .columns(['room_id', 'night'])
    .execute();
}

async function createCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('booking_codes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('resend_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('superseded_at', 'text')
    .addColumn('consumed_at', 'text')
    .addCheckConstraint('booking_codes_attempts', sql`attempts between 0 and 5`)
    .addCheckConstraint('booking_codes_one_end', sql`superseded_at is null or consumed_at is null`)
    .execute();
  // Only the newest code of a booking can be valid.
  await sql`create unique index booking_codes_live on booking_codes (booking_id) where superseded_at is null`.execute(
    db,
  );
  await db.schema
    .createIndex('booking_codes_by_email')
    .on('booking_codes')
    .columns(['email_key', 'created_at'])
    .execute();
}

async function createDelivery(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_key', ['scope', 'key'])
    .execute();
  await db.schema
    .createIndex('idempotency_keys_by_age')
    .on('idempotency_keys')
    .column('created_at')
    .execute();
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('mail_key', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('last_error', 'text')
    .addCheckConstraint('outbox_state', sql`state in ('QUEUED', 'SENT', 'FAILED')`)
    .addCheckConstraint('outbox_sealed_until_gone', sql`(state = 'QUEUED') = (sealed is not null)`)
    .addCheckConstraint('outbox_sent', sql`(state = 'SENT') = (sent_at is not null)`)
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_attempt_at']).execute();
}
