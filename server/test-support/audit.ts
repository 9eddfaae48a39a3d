import { sql } from 'kysely';
import { proveBooks } from '../bookings/prove-books.ts';
import type { DatabaseTarget } from '../platform/config/config.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';

/** Checks a database for contradictions. Returns one sentence for each; empty if there are none. */
export async function auditDatabase(target: DatabaseTarget): Promise<string[]> {
  const db = await openDatabase(target);
  try {
    return [...(await auditBooks(db)), ...(target.kind === 'sqlite' ? await auditFile(db) : [])];
  } finally {
    await db.destroy();
  }
}

/** As `auditDatabase`, for an open database. */
export async function auditBooks(db: Database): Promise<string[]> {
  return [
    ...(await proveBooks(db)).faults,
    ...(await auditQuotes(db)),
    ...(await auditReturned(db)),
    ...(await auditMoneyAtHotel(db)),
  ];
}

/** A quote becomes at most one booking. */
async function auditQuotes(db: Database): Promise<string[]> {
  const twice = await db
    .selectFrom('booking_terms')
    .groupBy('quote_id')
    .having((row) => row(row.fn.countAll(), '>', 1))
    .select('quote_id')
    .execute();
  return twice.map(({ quote_id }) => `quote ${quote_id} was booked twice`);
}

const sumOf = (rows: readonly { amount_minor: number }[]): number =>
  rows.reduce((sum, { amount_minor: amount }) => sum + amount, 0);

/**
 * Per capture that its booking does not keep: all of it goes back, by us or by the gateway's own pages, and the account
 * of what no booking claims says so.
 */
async function auditReturned(db: Database): Promise<string[]> {
  const returned = await db.selectFrom('captures').selectAll().where('returned_at', 'is not', null).execute();
  const refunds = await db.selectFrom('refunds').selectAll().execute();
  const outside = await db.selectFrom('outside_refunds').selectAll().where('state', '!=', 'FAILED').execute();
  const unclaimed = await db
    .selectFrom('ledger_entries')
    .select((row) => row.fn.sum<number | null>('amount_minor').as('sum'))
    .where('booking_id', 'is', null)
    .executeTakeFirst();
  const ids = new Set(returned.map(({ id }) => id));
  const back = [
    ...refunds.filter(({ reason }) => reason === 'RETURN'),
    ...outside.filter(({ capture_id: id }) => ids.has(id)),
  ];
  const left = sumOf(back) - sumOf(returned);
  return [
    ...returned.flatMap(({ id, amount_minor: amount }) => {
      const sum = sumOf([
        ...refunds.filter(({ payment_id: of }) => of === id),
        ...outside.filter(({ capture_id: of }) => of === id),
      ]);
      return sum >= amount ? [] : [`${id}: given up, and ${sum} of ${amount} goes back`];
    }),
    ...((unclaimed?.sum ?? 0) === left
      ? []
      : [`${unclaimed?.sum} is unclaimed, ${left} by captures and refunds`]),
  ];
}

/** Money taken by the staff is never refunded through a gateway. */
async function auditMoneyAtHotel(db: Database): Promise<string[]> {
  const taken = await db
    .selectFrom('payments')
    .leftJoin('payments_at_hotel', 'payments_at_hotel.payment_id', 'payments.id')
    .select(['payments.id', 'gateway', 'method'])
    .execute();
  const sent = await db
    .selectFrom('refund_states')
    .innerJoin('refunds', 'refunds.id', 'refund_states.refund_id')
    .innerJoin('captures', 'captures.id', 'refunds.payment_id')
    .innerJoin('payments_at_hotel', 'payments_at_hotel.payment_id', 'captures.payment_id')
    .where('transaction_id', 'is not', null)
    .select('refund_id')
    .execute();
  return [
    ...taken.flatMap(({ id, gateway, method }) =>
      (gateway === 'HOTEL') === (method !== null)
        ? []
        : [`${id}: of ${gateway}, and its method is ${method}`],
    ),
    ...sent.map(({ refund_id: id }) => `${id}: money of the hotel was sent by a gateway`),
  ];
}

/** Runs SQLite's integrity check on an open database. */
export async function auditFile(db: Database): Promise<string[]> {
  const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const references = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  return [
    ...integrity.rows.flatMap(({ integrity_check: said }) => (said === 'ok' ? [] : [`integrity: ${said}`])),
    ...references.rows.map(({ table }) => `${table} refers to a row that is not there`),
  ];
}
