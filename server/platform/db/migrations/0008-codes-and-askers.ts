import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Moves all codes into one table with their requester, because limits count the requester first (TRUST A1, A7), and
 * adds the guest's network and browser to holds. Empties the two old tables; a later version drops them.
 */
export const codesAndAskers: Migration = {
  async up(db: Kysely<unknown>) {
    await createCodes(db);
    await copyCodes(db);
    await extendBookings(db);
  },
};

async function createCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('codes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('booking_id', 'text', (column) => column.references('bookings.id'))
    .addColumn('registration_id', 'text', (column) =>
      column.references('registrations.id').onDelete('set null'),
    )
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('email', 'text')
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('guest_hash', 'text', (column) => column.notNull())
    .addColumn('wide_network_key', 'text', (column) => column.notNull())
    .addColumn('is_counted', 'integer', (column) => column.notNull())
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('resend_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('superseded_at', 'text')
    .addColumn('consumed_at', 'text')
    .addCheckConstraint(
      'codes_purpose',
      sql`purpose in ('CONFIRM_BOOKING', 'VERIFY_EMAIL', 'RESET_PASSWORD')`,
    )
    .addCheckConstraint('codes_form', sql`form in ('DIGITS', 'LINK')`)
    .addCheckConstraint('codes_attempts', sql`attempts between 0 and 5`)
    .addCheckConstraint('codes_one_end', sql`superseded_at is null or consumed_at is null`)
    .addCheckConstraint('codes_of_bookings', sql`(purpose = 'CONFIRM_BOOKING') = (booking_id is not null)`)
    .execute();
  // Only the newest code is valid: of a booking, or of an address for one purpose in one browser.
  await sql`create unique index codes_live_of_booking on codes (booking_id) where superseded_at is null`.execute(
    db,
  );
  await sql`create unique index codes_live_of_address on codes (purpose, email_key, guest_hash)
    where booking_id is null and superseded_at is null and consumed_at is null`.execute(db);
  await db.schema.createIndex('codes_by_email').on('codes').columns(['email_key', 'created_at']).execute();
  await db.schema.createIndex('codes_by_age').on('codes').column('created_at').execute();
}

/** Codes sent before the upgrade stay valid. */
async function copyCodes(db: Kysely<unknown>): Promise<void> {
  await sql`insert into codes
    select c.id, 'CONFIRM_BOOKING', 'DIGITS', c.booking_id, null, null, null, c.email_key, b.guest_hash, '', 1,
      c.salt, c.code_hash, c.created_at, c.resend_at, c.expires_at, c.attempts, c.superseded_at, c.consumed_at
    from booking_codes c join bookings b on b.id = c.booking_id`.execute(db);
  await sql`insert into codes
    select id, purpose, 'DIGITS', null, registration_id, user_id, email, email_key, guest_hash, '', 1,
      salt, code_hash, created_at, resend_at, expires_at, attempts, superseded_at, consumed_at
    from account_codes`.execute(db);
  await sql`delete from booking_codes`.execute(db);
  await sql`delete from account_codes`.execute(db);
}

async function extendBookings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('bookings')
    .addColumn('wide_network_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('bookings')
    .addColumn('is_known_browser', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('bookings_by_wide_network')
    .on('bookings')
    .columns(['wide_network_key', 'state', 'expires_at'])
    .execute();
}
