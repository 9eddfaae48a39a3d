import { sql } from 'kysely';
import type { BookingContext } from './context.ts';
import type { Trx } from '../platform/db/database.ts';
import { deleteConsentsOfBookings } from './news/consent-repository.ts';
import { deleteKeysOf } from '../platform/idempotency/repository.ts';
import { moneyOnItsWay } from './refunds/refund-repository.ts';
import type { BookingsTable } from '../platform/db/tables.ts';
import { recordEvents } from '../platform/events/record-event.ts';

const DAY_MS = 24 * 3_600_000;
/** The guest gets a mail about refunds on their way; after so many days the data is erased anyway. */
const MOST_REFUND_DAYS = 30;
const LAPSED_HOLD_DAYS = 30;
/** Calendar days, so that the stay is over in every time zone. */
const AFTER_STAY_DAYS = 2;

/**
 * The values of an erased guest. Reference, dates, lines, taxes and amounts stay, because tax law requires
 * them. So do invoices and credit notes with the name on them, for a time of their own (delete-old-documents.ts).
 */
const ERASED_GUEST = {
  guest_hash: '',
  email_key: '',
  network_key: '',
  wide_network_key: '',
  first_name: 'Erased',
  last_name: 'Guest',
  email: 'erased@example.invalid',
  // Null stops mails, and makes late money go back instead of completing the booking.
  email_verified_at: null,
  phone: '+000',
  requests: null,
  arrival_time: null,
  cancellation_reason: null,
} as const;

/** Limits the ids in one statement: SQLite binds 32,766 values, PostgreSQL 65,535. */
export const MOST_RELEASED = 500;

/**
 * Releases bookings of a deleted account: past ones are erased at once, future ones when the hotel no longer
 * needs the guest's name. At most MOST_RELEASED in one transaction; returns how many there were.
 */
export async function releaseBookings(
  { clock }: Pick<BookingContext, 'clock'>,
  trx: Trx,
  userId: string,
): Promise<number> {
  const now = clock.now();
  const bookings = await trx
    .selectFrom('bookings')
    .select(['id', 'state', 'check_out', 'guest_hash'])
    .where('user_id', '=', userId)
    .limit(MOST_RELEASED)
    .execute();
  if (bookings.length === 0) return 0;
  const ids = bookings.map(({ id }) => id);
  const planned = bookings.map((booking) => ({ booking_id: booking.id, due_at: dueAt(booking, now) }));
  await trx
    .insertInto('booking_erasures')
    .values(planned)
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .execute();
  // Erasure by age needs no such step: keys live two days.
  await deleteKeysOf(trx, [userId, ...bookings.map(({ guest_hash: guestHash }) => guestHash)]);
  await trx.updateTable('bookings').set({ user_id: null }).where('id', 'in', ids).execute();
  await recordEvents(
    trx,
    planned.map(({ booking_id: bookingId, due_at: eraseAt }) => ({
      kind: 'ACCOUNT_REMOVED',
      bookingId,
      at: now.toISOString(),
      facts: { eraseAt },
    })),
  );
  const due = await dueErasures(trx, now).where('booking_id', 'in', ids).execute();
  await eraseGuests(
    trx,
    due.map(({ booking_id: id }) => id),
    now,
  );
  return bookings.length;
}

/**
 * Erases the guests of past bookings (TRUST P1): `days` after departure, and of unconfirmed holds after a
 * month. They are noted first, and erased once their money has arrived. At most `rows` of each; returns the
 * larger count.
 */
export async function erasePastGuests(
  trx: Trx,
  { now, days, rows }: { now: Date; days: number; rows: number },
): Promise<number> {
  const ago = (count: number): string => new Date(now.getTime() - count * DAY_MS).toISOString();
  const departed = unnoted(trx, now).where('check_out', '<', ago(days).slice(0, 10));
  const lapsed = unnoted(trx, now)
    .where('state', '=', sql.lit('EXPIRED'))
    .where('expires_at', '<', ago(LAPSED_HOLD_DAYS));
  const ofStays = await noteErasures(trx, departed.limit(rows));
  const ofHolds = await noteErasures(trx, lapsed.limit(rows - ofStays));
  return Math.max(ofStays + ofHolds, await eraseDueGuests(trx, { now, rows }));
}

async function eraseDueGuests(trx: Trx, { now, rows }: { now: Date; rows: number }): Promise<number> {
  const due = await dueErasures(trx, now).limit(rows).execute();
  await eraseGuests(
    trx,
    due.map(({ booking_id: id }) => id),
    now,
  );
  return due.length;
}

/** The indexes of migration 0010 hold the bookings with this condition; query-plans.test.ts reads that they serve it. */
function unnoted(trx: Trx, now: Date) {
  return trx
    .selectFrom('bookings')
    .select((row) => ['id', row.val(now.toISOString()).as('due_at')])
    .where('email', '<>', sql.lit(ERASED_GUEST.email))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('booking_erasures')
            .select('booking_id')
            .whereRef('booking_erasures.booking_id', '=', 'bookings.id'),
        ),
      ),
    );
}

async function noteErasures(trx: Trx, bookings: ReturnType<typeof unnoted>): Promise<number> {
  const noted = await trx
    .insertInto('booking_erasures')
    .columns(['booking_id', 'due_at'])
    .expression(bookings)
    .executeTakeFirst();
  return Number(noted.numInsertedOrUpdatedRows);
}

function dueErasures(trx: Trx, now: Date) {
  const longAgo = new Date(now.getTime() - MOST_REFUND_DAYS * DAY_MS).toISOString();
  return trx
    .selectFrom('booking_erasures')
    .select('booking_id')
    .where('due_at', '<=', now.toISOString())
    .where((row) =>
      row.or([
        row('due_at', '<=', longAgo),
        row.not(row.exists(moneyOnItsWay(trx, 'booking_erasures.booking_id'))),
      ]),
    );
}

async function eraseGuests(trx: Trx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('payments_at_hotel')
    .set({ note: null })
    .where('payment_id', 'in', (row) =>
      row.selectFrom('payments').select('payments.id').where('booking_id', 'in', ids),
    )
    .execute();
  await deleteConsentsOfBookings(trx, ids);
  await trx.deleteFrom('billing_companies').where('booking_id', 'in', ids).execute();
  await trx.updateTable('bookings').set(ERASED_GUEST).where('id', 'in', ids).execute();
  await trx.deleteFrom('booking_erasures').where('booking_id', 'in', ids).execute();
  const at = now.toISOString();
  await recordEvents(
    trx,
    ids.map((bookingId) => ({ kind: 'GUEST_ERASED', bookingId, at, facts: {} })),
  );
}

/**
 * Erases failed mails, which are kept to be sent again, when their guest is erased. Waiting mails stay: they
 * are sent or fail within days. At most `rows`; returns how many there were.
 */
export async function eraseMailsOfErased(trx: Trx, rows: number): Promise<number> {
  const kept = trx
    .selectFrom('outbox')
    .innerJoin('bookings', 'bookings.id', 'outbox.booking_id')
    .select('outbox.id')
    .where('outbox.state', 'in', ['FAILED', 'REFUSED'])
    .where('outbox.sealed', 'is not', null)
    .where('bookings.email', '=', ERASED_GUEST.email)
    .limit(rows);
  const erased = await trx
    .updateTable('outbox')
    .set({ sealed: null })
    .where('id', 'in', kept)
    .executeTakeFirst();
  return Number(erased.numUpdatedRows);
}

function dueAt({ state, check_out }: Pick<BookingsTable, 'check_out' | 'state'>, now: Date): string {
  const isComing = state === 'PENDING' || state === 'SUCCESSFUL';
  const over = isComing ? Date.parse(`${check_out}T00:00:00Z`) + AFTER_STAY_DAYS * DAY_MS : 0;
  return new Date(Math.max(over, now.getTime())).toISOString();
}
