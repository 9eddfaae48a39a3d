import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tables in which work for a job appears. */
const WATCHED = [
  'balances',
  'booking_finds',
  'bookings',
  'captures',
  'current_release',
  'outbox',
  'payments',
  'refunds',
  'refund_states',
  'test_gateway_events',
];

/**
 * On PostgreSQL a change of these tables tells every listening process. By row, because a statement that changes nothing
 * tells nobody; PostgreSQL sends equal notices of a transaction once. SQLite has no notices.
 */
export const notices: Migration = {
  async up(db: Kysely<unknown>) {
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    await sql`create or replace function tell_change() returns trigger language plpgsql as $$
      begin
        perform pg_notify('verandah_changes', '');
        return null;
      end $$`.execute(db);
    for (const table of WATCHED) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await sql`create trigger ${sql.raw(`${table}_told`)} after insert or update or delete on ${sql.table(table)}
        for each row execute function tell_change()`.execute(db);
    }
  },
};
