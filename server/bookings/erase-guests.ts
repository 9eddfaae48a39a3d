import type { Context } from '../context.ts';
import type { Trx } from '../db/database.ts';
import { forgetKeysOf } from '../idempotency/repository.ts';
import { bookingsWithMoneyOnItsWay } from '../refunds/refund-repository.ts';
import type { BookingsTable } from '../db/tables.ts';

const DAY_MS = 24 * 3_600_000;
/** Money that is on its way is told to the guest by mail: so long it may take, and then the guest goes first. */
const MOST_REFUND_DAYS = 30;
const LAPSED_HOLD_DAYS = 30;
/** Days of the calendar, so that the stay is over in every time zone. */
const AFTER_STAY_DAYS = 2;

/** What a booking says of its guest once it names nobody. Reference, dates, lines, taxes and amounts stay: the tax law asks for them. */
const NOBODY = {
  guest_hash: '',
  email_key: '',
  network_key: '',
  first_name: 'Erased',
  last_name: 'Guest',
  email: 'erased@example.invalid',
  // Nobody is written to any more, and money that comes late goes back instead of booking a room for nobody.
  email_verified_at: null,
  phone: '+000',
  requests: null,
  arrival_time: null,
  cancellation_reason: null,
} as const;

/**
 * Bookings of an account that is deleted: they belong to no account any more, and stop naming their guest, those that
 * are over at once, the others when the hotel no longer needs to know who comes.
 */
export async function releaseBookings(
  { clock }: Pick<Context, 'clock'>,
  trx: Trx,
  userId: string,
): Promise<void> {
  const now = clock.now();
  const bookings = await trx
    .selectFrom('bookings')
    .select(['id', 'state', 'check_out', 'guest_hash'])
    .where('user_id', '=', userId)
    .execute();
  if (bookings.length === 0) return;
  await trx
    .insertInto('booking_erasures')
    .values(bookings.map((booking) => ({ booking_id: booking.id, due_at: dueAt(booking, now) })))
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .execute();
  // Who is forgotten by time has none any more: keys live two days.
  await forgetKeysOf(trx, [userId, ...bookings.map(({ guest_hash: guestHash }) => guestHash)]);
  await trx.updateTable('bookings').set({ user_id: null }).where('user_id', '=', userId).execute();
  await eraseDueGuests(trx, now.toISOString());
}

/**
 * Bookings that are long over stop naming their guest (TRUST P1): `days` after departure as the hotel wants it, and a
 * hold that nobody confirmed after a month.
 */
export async function noteOldGuests(trx: Trx, now: Date, days: number): Promise<void> {
  const ago = (count: number): string => new Date(now.getTime() - count * DAY_MS).toISOString();
  const old = trx
    .selectFrom('bookings')
    .select((row) => ['id', row.val(now.toISOString()).as('due_at')])
    .where('email', '!=', NOBODY.email)
    .where((row) =>
      row.or([
        row('check_out', '<', ago(days).slice(0, 10)),
        row.and([row('state', '=', 'EXPIRED'), row('expires_at', '<', ago(LAPSED_HOLD_DAYS))]),
      ]),
    );
  await trx
    .insertInto('booking_erasures')
    .columns(['booking_id', 'due_at'])
    .expression(old)
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .execute();
}

/** Takes the guest out of every booking whose time has come and whose money has arrived. */
export async function eraseDueGuests(trx: Trx, now: string): Promise<void> {
  const longAgo = new Date(Date.parse(now) - MOST_REFUND_DAYS * DAY_MS).toISOString();
  const due = await trx
    .selectFrom('booking_erasures')
    .select('booking_id')
    .where('due_at', '<=', now)
    .where((row) =>
      row.or([row('due_at', '<=', longAgo), row('booking_id', 'not in', bookingsWithMoneyOnItsWay(trx))]),
    )
    .execute();
  if (due.length === 0) return;
  const ids = due.map(({ booking_id: id }) => id);
  // Their hash of the address would tell whoever has the secret which address it was.
  await trx.deleteFrom('codes').where('booking_id', 'in', ids).execute();
  await trx
    .updateTable('payments_at_hotel')
    .set({ note: null })
    .where('payment_id', 'in', (row) =>
      row.selectFrom('payments').select('payments.id').where('booking_id', 'in', ids),
    )
    .execute();
  await trx.updateTable('bookings').set(NOBODY).where('id', 'in', ids).execute();
  await trx.deleteFrom('booking_erasures').where('booking_id', 'in', ids).execute();
}

/**
 * The text of mails that were given up is kept so that they can be sent again, but not for longer than their guest is named.
 * Mails that wait are left: the hotel may not know yet what they say, and within days they are sent or given up.
 */
export async function eraseMailsOfErased(trx: Trx): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ sealed: null })
    .where('state', 'in', ['FAILED', 'REFUSED'])
    .where('sealed', 'is not', null)
    .where((row) =>
      row.exists(
        row
          .selectFrom('bookings')
          .select('bookings.id')
          .whereRef('bookings.id', '=', 'outbox.booking_id')
          .where('email', '=', NOBODY.email),
      ),
    )
    .execute();
}

function dueAt({ state, check_out }: Pick<BookingsTable, 'check_out' | 'state'>, now: Date): string {
  const isComing = state === 'PENDING' || state === 'SUCCESSFUL';
  const over = isComing ? Date.parse(`${check_out}T00:00:00Z`) + AFTER_STAY_DAYS * DAY_MS : 0;
  return new Date(Math.max(over, now.getTime())).toISOString();
}
