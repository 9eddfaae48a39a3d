import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates accounts with credentials, sessions, codes and rate limits; bookings get an owner and an erasure date. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await createUsers(db);
    await createSessions(db);
    await createRegistrations(db);
    await createAccountCodes(db);
    await createLimits(db);
    await extendBookings(db);
  },
};

async function createUsers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('email_verified', 'integer', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('gender', 'text')
    .addColumn('picture', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addCheckConstraint('users_email_canonical', sql`email = lower(email)`)
    // An account exists only with a proven address.
    .addCheckConstraint('users_email_verified', sql`email_verified = 1`)
    .addCheckConstraint('users_gender', sql`gender in ('FEMALE', 'MALE', 'OTHER', 'PREFER_NOT_TO_SAY')`)
    .execute();
  await db.schema
    .createTable('credentials')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('provider_id', 'text', (column) => column.notNull())
    .addColumn('password', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('credentials_one_per_provider', ['provider_id', 'account_id'])
    .execute();
  await db.schema.createIndex('credentials_by_user').on('credentials').column('user_id').execute();
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .execute();
  await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();
  await db.schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute();
}

async function createRegistrations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('registrations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('registrations_by_age').on('registrations').column('created_at').execute();
}

async function createAccountCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_codes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('guest_hash', 'text', (column) => column.notNull())
    .addColumn('registration_id', 'text', (column) =>
      column.references('registrations.id').onDelete('set null'),
    )
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('resend_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('superseded_at', 'text')
    .addColumn('consumed_at', 'text')
    .addCheckConstraint('account_codes_purpose', sql`purpose in ('VERIFY_EMAIL', 'RESET_PASSWORD')`)
    .addCheckConstraint('account_codes_attempts', sql`attempts between 0 and 5`)
    .addCheckConstraint('account_codes_one_end', sql`superseded_at is null or consumed_at is null`)
    .execute();
  // Only the newest code of an address can be valid, per purpose and browser.
  await sql`create unique index account_codes_live on account_codes (purpose, email_key, guest_hash) where superseded_at is null and consumed_at is null`.execute(
    db,
  );
  await db.schema
    .createIndex('account_codes_by_email')
    .on('account_codes')
    .columns(['email_key', 'created_at'])
    .execute();
  await db.schema.createIndex('account_codes_by_age').on('account_codes').column('created_at').execute();
}

async function createLimits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tries')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('last_try_at', 'text', (column) => column.notNull())
    .addColumn('next_try_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('tries_by_age').on('tries').column('last_try_at').execute();
  await db.schema
    .createTable('known_browsers')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('guest_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_browsers_key', ['user_id', 'guest_hash'])
    .execute();
}

async function extendBookings(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('user_id', 'text').execute();
  await db.schema.createIndex('bookings_by_user').on('bookings').column('user_id').execute();
  await db.schema.createIndex('bookings_by_email').on('bookings').column('email_key').execute();
  await db.schema
    .createTable('booking_erasures')
    .addColumn('booking_id', 'text', (column) => column.primaryKey().references('bookings.id'))
    .addColumn('due_at', 'text', (column) => column.notNull())
    .execute();
}
