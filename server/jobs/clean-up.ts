import { sql, type SqlBool } from 'kysely';
import { OLD_ACCOUNT_ROWS } from '../accounts/index.ts';
import { deleteOldDocuments, eraseMailsOfErased, erasePastGuests } from '../bookings/index.ts';
import type { Context } from '../context.ts';
import { inPieces, type Pieces } from '../platform/db/in-pieces.ts';
import { forgetDeleted } from '../platform/db/forget-deleted.ts';
import { forgetRequests } from '../platform/events/forget-requests.ts';
import { deleteOldRows, type OldRows } from '../platform/db/old-rows.ts';
import { deleteFutureRows, endFutureWaits, DATED_TABLES } from './future-times.ts';
import { OLD_STAFF_ROWS } from '../staff/index.ts';
import { expireDueHolds } from '../stock/index.ts';

const HOUR_MS = 3_600_000;
const KEY_LIFE_MS = 48 * HOUR_MS;
const EXPIRED_QUOTE_LIFE_MS = 24 * HOUR_MS;
const LIMIT_LIFE_MS = 24 * HOUR_MS;
/** Gateways repeat an event for days. A capture that arrives later than this is still recognised by its id. */
const GATEWAY_EVENT_LIFE_MS = 90 * 24 * HOUR_MS;
/** The test gateway is asked about a payment for half a year, and knows it by its events. */
const TEST_EVENT_LIFE_MS = 200 * 24 * HOUR_MS;
/** Counted from the failure for a failed mail: until then the staff can send it again. */
const MAIL_LIFE_MS = 30 * 24 * HOUR_MS;
/** Content that was sent for publishing: what has not changed is not sent again within this time. */
const SENT_FILE_LIFE_MS = 60 * 24 * HOUR_MS;
/** No log is kept for longer. */
const REQUEST_LIFE_MS = 400 * 24 * HOUR_MS;
/** What was on sale when: nights are sold two years ahead. Events of a booking stay as long as it does. */
const HOTEL_EVENT_LIFE_MS = 3 * 365 * 24 * HOUR_MS;
const PUBLISHING_LIFE_MS = 365 * 24 * HOUR_MS;
const ROWS_PER_PIECE = 500;
/** Each hold returns its nights one by one. */
const HOLDS_PER_PIECE = 50;
/** Each erasure rewrites the whole row with its snapshot. */
const GUESTS_PER_PIECE = 100;

const OLD_ROWS: readonly OldRows[] = [
  ...OLD_ACCOUNT_ROWS,
  ...OLD_STAFF_ROWS,
  { table: 'idempotency_keys', column: 'created_at', lifeMs: KEY_LIFE_MS },
  { table: 'quotes', column: 'expires_at', lifeMs: EXPIRED_QUOTE_LIFE_MS },
  { table: 'cancellation_quotes', column: 'valid_until', lifeMs: EXPIRED_QUOTE_LIFE_MS },
  { table: 'codes', column: 'created_at', lifeMs: LIMIT_LIFE_MS },
  { table: 'booking_access', column: 'expires_at', lifeMs: LIMIT_LIFE_MS },
  { table: 'booking_finds', column: 'created_at', lifeMs: LIMIT_LIFE_MS },
  { table: 'contact_messages', column: 'created_at', lifeMs: LIMIT_LIFE_MS },
  { table: 'gateway_events', column: 'received_at', lifeMs: GATEWAY_EVENT_LIFE_MS },
  { table: 'sent_files', column: 'stored_at', lifeMs: SENT_FILE_LIFE_MS },
  { table: 'events', column: 'at', lifeMs: HOTEL_EVENT_LIFE_MS, and: sql<SqlBool>`booking_id is null` },
  { table: 'publishings', column: 'started_at', lifeMs: PUBLISHING_LIFE_MS },
  { table: 'test_gateway_events', column: 'delivered_at', lifeMs: TEST_EVENT_LIFE_MS },
  {
    table: 'outbox',
    column: 'created_at',
    lifeMs: MAIL_LIFE_MS,
    and: sql<SqlBool>`state <> 'QUEUED' and given_up_at is null`,
  },
  { table: 'outbox', column: 'given_up_at', lifeMs: MAIL_LIFE_MS, and: sql<SqlBool>`state <> 'QUEUED'` },
];

type CleanUpContext = Pick<Context, 'clock' | 'config' | 'db'>;

interface CleanUpTask extends Pieces {
  name: string;
}

/** Called at the end of each task, with the error if it failed. */
export type ReportTask = (task: string, fault?: unknown) => void;

/**
 * Deletes what is not needed any more. No rule depends on it: expired holds, codes and prices are refused without it. A
 * task that fails is reported, and the others still run. Returns whether nothing is left.
 */
export async function cleanUp(context: CleanUpContext, report: ReportTask = throwFault): Promise<boolean> {
  let isDone = true;
  for (const { name, ...pieces } of tasksOf(context)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that guests get in between
    const fault = await inPieces(context.db, pieces).then(
      (isTaskDone) => {
        isDone &&= isTaskDone;
        return undefined;
      },
      (error: unknown) => error,
    );
    report(name, fault);
  }
  report(
    'empty the log of changes',
    faultOf(() => forgetDeleted(context.config.database)),
  );
  return isDone;
}

/** Gives back the rooms of holds that have ended. Begins a transaction only if there are some. */
export async function expireHolds({ clock, db }: Pick<CleanUpContext, 'clock' | 'db'>): Promise<void> {
  const now = clock.now().toISOString();
  const due = await db
    .selectFrom('bookings')
    .select('id')
    .where('state', '=', 'PENDING')
    .where('expires_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  if (due === undefined) return;
  await inPieces(db, {
    rows: HOLDS_PER_PIECE,
    change: (trx, rows) => expireDueHolds(trx, now, { most: rows }),
  });
}

function faultOf(work: () => void): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
}

function throwFault(_concern: string, fault?: unknown): void {
  if (fault !== undefined) throw fault;
}

function tasksOf({ clock, config }: CleanUpContext): CleanUpTask[] {
  return [
    {
      name: 'end waits of a clock that was ahead',
      rows: HOLDS_PER_PIECE,
      change: (trx, rows) => endFutureWaits({ clock }, trx, rows),
    },
    ...(DATED_TABLES.map((table) => ({
      name: `delete future rows of ${table.table}`,
      rows: ROWS_PER_PIECE,
      change: (trx, rows) => deleteFutureRows({ clock }, trx, { table, rows }),
    })) satisfies CleanUpTask[]),
    {
      name: 'expire holds',
      rows: HOLDS_PER_PIECE,
      change: (trx, rows) => expireDueHolds(trx, clock.now().toISOString(), { most: rows }),
    },
    {
      name: 'forget guests',
      rows: GUESTS_PER_PIECE,
      change: (trx, rows) => erasePastGuests(trx, { now: clock.now(), days: config.guestDataDays, rows }),
    },
    {
      name: 'erase mails of forgotten guests',
      rows: ROWS_PER_PIECE,
      change: eraseMailsOfErased,
    },
    {
      name: 'delete old tax documents',
      rows: ROWS_PER_PIECE,
      change: (trx, rows) => deleteOldDocuments({ clock }, trx, rows),
    },
    {
      name: 'forget old requests',
      rows: ROWS_PER_PIECE,
      change: (trx, rows) =>
        forgetRequests(trx, {
          before: new Date(clock.now().getTime() - REQUEST_LIFE_MS).toISOString(),
          rows,
        }),
    },
    ...(OLD_ROWS.map((old) => ({
      name: `delete old rows of ${old.table}`,
      rows: ROWS_PER_PIECE,
      change: (trx, rows) => deleteOldRows(trx, old, { now: clock.now(), rows }),
    })) satisfies CleanUpTask[]),
  ];
}
