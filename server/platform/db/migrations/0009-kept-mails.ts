import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Failed mails keep their text, so that they can be sent again, and name their booking. The old table's CHECK requires
 * them to be empty and SQLite cannot drop a constraint, so the rows move to a new table.
 */
export const keptMails: Migration = {
  async up(db: Kysely<unknown>) {
    await createTable(db);
    await moveRows(db);
    await db.schema.dropTable('outbox').execute();
    await db.schema.alterTable('outbox_new').renameTo('outbox').execute();
    await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_attempt_at']).execute();
  },
};

async function createTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox_new')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('mail_key', 'text', (column) => column.notNull().unique())
    .addColumn('booking_id', 'text', (column) => column.references('bookings.id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('resent_at', 'text')
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('given_up_at', 'text')
    .addColumn('last_error', 'text')
    .addCheckConstraint('outbox_state', sql`state in ('QUEUED', 'SENT', 'FAILED', 'REFUSED', 'EXPIRED')`)
    .addCheckConstraint('outbox_queued_has_text', sql`state <> 'QUEUED' or sealed is not null`)
    .addCheckConstraint(
      'outbox_gone_has_none',
      sql`state in ('QUEUED', 'FAILED', 'REFUSED') or sealed is null`,
    )
    .addCheckConstraint('outbox_sent', sql`(state = 'SENT') = (sent_at is not null)`)
    .execute();
}

/** Reads the booking from the mail's key; from here on it has its own column. */
async function moveRows(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into outbox_new
      (id, mail_key, state, sealed, attempts, created_at, next_attempt_at, expires_at, sent_at, last_error, booking_id)
    select o.id, o.mail_key, case when o.last_error = 'EXPIRED' then 'EXPIRED' else o.state end, o.sealed, o.attempts,
      o.created_at, o.next_attempt_at, o.expires_at, o.sent_at, o.last_error,
      coalesce(b.id, r.booking_id, c.booking_id, k.booking_id)
    from outbox o
    left join bookings b on b.id = case
      when o.mail_key like 'confirmation:%' then substr(o.mail_key, 14)
      when o.mail_key like 'booked-notice:%' then substr(o.mail_key, 15)
      when o.mail_key like 'cancelled-notice:%' then substr(o.mail_key, 18)
      when o.mail_key like 'cancelled:%' then substr(o.mail_key, 11)
      when o.mail_key like 'no-show:%' then substr(o.mail_key, 9) end
    left join refunds r on o.mail_key like 'refund:%' and r.id = substr(o.mail_key, 8, 26)
    left join captures c on o.mail_key like 'returned:%' and c.id = substr(o.mail_key, 10)
    left join codes k on o.mail_key like 'code:%' and k.id = substr(o.mail_key, 6)`.execute(db);
}
