import { nextState } from '#domain/booking-state';
import { instantOf } from '#domain/stay';
import type { Handle, Trx } from '../../platform/db/database.ts';
import { addressMail } from '../../platform/mail/address-mail.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import { siteAddress } from '../../release/index.ts';
import { type BookingRow, bookingById } from '../booking-repository.ts';
import { carryOutCancellation } from '../cancellation/carry-out.ts';
import { figuresOf } from '../cancellation/figures-of.ts';
import type { BookingContext } from '../context.ts';
import { balanceMail } from '../mails/balance-mail.ts';
import { describeBooking } from '../show-booking.ts';
import { dueOnlineOf, snapshotOf } from '../snapshot.ts';

const DAY_MS = 24 * 3_600_000;
/** How long before it is due a balance is asked for. */
const ASK_DAYS = 3;
const AT_A_TIME = 50;

/** Stores when the balance of a confirmed booking is due, if its guest pays it online. */
export async function insertBalance(trx: Trx, booking: BookingRow): Promise<void> {
  const { dueAt, cancelledAt } = snapshotOf(booking).deposit?.balance ?? {};
  if (dueAt === undefined || cancelledAt === undefined) return;
  const row = { booking_id: booking.id, due_at: dueAt, cancelled_at: cancelledAt, asked_at: null };
  await trx.insertInto('balances').values(row).execute();
}

/**
 * Asks by mail for balances that are due within three days, and cancels by their policy the bookings whose balance
 * was not paid in time (BOOKING-RULES, Price 10). A failed booking does not stop the others; the first error is
 * thrown at the end.
 */
export async function collectBalances(context: BookingContext): Promise<void> {
  // Without a release there are no mail texts, and no bookings.
  if (context.release.peek() === undefined) return;
  const now = context.clock.now();
  const errors: unknown[] = [];
  const unpaid = await unpaidAt(context.db, now.toISOString());
  for (const id of unpaid) {
    // oxlint-disable-next-line no-await-in-loop -- one short transaction after the other
    await inTransaction(context, id, cancelUnpaid).catch((error: unknown) => errors.push(error));
  }
  const due = await dueUntil(context.db, new Date(now.getTime() + ASK_DAYS * DAY_MS).toISOString());
  for (const id of due) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    await inTransaction(context, id, askForBalance).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw errors[0];
}

async function unpaidAt(db: Handle, now: string): Promise<string[]> {
  const rows = await db
    .selectFrom('balances')
    .select('booking_id')
    .where('cancelled_at', '<=', now)
    // Nobody loses a booking unasked.
    .where('asked_at', 'is not', null)
    .orderBy('cancelled_at')
    .limit(AT_A_TIME)
    .execute();
  return rows.map(({ booking_id: id }) => id);
}

async function dueUntil(db: Handle, until: string): Promise<string[]> {
  const rows = await db
    .selectFrom('balances')
    .select('booking_id')
    .where('due_at', '<=', until)
    .where('asked_at', 'is', null)
    .orderBy('due_at')
    .limit(AT_A_TIME)
    .execute();
  return rows.map(({ booking_id: id }) => id);
}

type Collect = (context: BookingContext, trx: Trx, booking: BookingRow) => Promise<void>;

async function inTransaction(context: BookingContext, id: string, collect: Collect): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    await collect(context, trx, await bookingById(trx, id));
  });
}

/** Asks once. A guest who deleted the account gets no mail. */
async function askForBalance(context: BookingContext, trx: Trx, booking: BookingRow): Promise<void> {
  const now = context.clock.now();
  await trx
    .updateTable('balances')
    .set({ asked_at: now.toISOString() })
    .where('booking_id', '=', booking.id)
    .execute();
  if (!isExpected(booking, now) || booking.email_verified_at === null) return;
  const described = await describeBooking(trx, booking, now);
  const balance = await balanceOf(trx, booking.id);
  if (balance === undefined) return;
  const balanceMinor = dueOnlineOf(booking);
  const cancelledAt = cancelledAfter(balance, now).toISOString();
  const findUrl = siteAddress(context, '/find-booking');
  const document = balanceMail(context.release.get().text, described, { balanceMinor, cancelledAt, findUrl });
  const mail = addressMail(context, document, described);
  await queueMail(context, trx, { mailKey: `balance:${booking.id}`, bookingId: booking.id, mail });
}

async function cancelUnpaid(context: BookingContext, trx: Trx, booking: BookingRow): Promise<void> {
  const now = context.clock.now();
  const balance = await balanceOf(trx, booking.id);
  if (balance === undefined || now < cancelledAfter(balance, balance.asked_at ?? now)) return;
  await trx.deleteFrom('balances').where('booking_id', '=', booking.id).execute();
  if (!isExpected(booking, now)) return;
  const { kind: _kind, deadline: _deadline, validUntil: _until, ...figures } = figuresOf(booking, now);
  const reason = context.release.get().text('mail.balance.unpaid');
  await carryOutCancellation(context, trx, { booking, from: 'SUCCESSFUL', by: 'HOTEL', reason, figures });
}

async function balanceOf(trx: Trx, id: string) {
  return trx.selectFrom('balances').selectAll().where('booking_id', '=', id).executeTakeFirst();
}

/** When an unpaid booking is cancelled: never sooner after the mail than the plan waits after the due time. */
function cancelledAfter(
  { due_at: dueAt, cancelled_at: cancelledAt }: { due_at: string; cancelled_at: string },
  askedAt: Date | string,
): Date {
  const waitMs = Date.parse(cancelledAt) - Date.parse(dueAt);
  return new Date(Math.max(Date.parse(cancelledAt), new Date(askedAt).getTime() + waitMs));
}

/** The guest still comes, owes the balance, and has not arrived. After check-in the staff see to it. */
function isExpected(booking: BookingRow, now: Date): boolean {
  const { checkIn, timezone } = snapshotOf(booking).location;
  const checkInAt = instantOf(booking.check_in, checkIn, timezone);
  const isLive = booking.state === 'SUCCESSFUL' && booking.stay_state === 'DUE';
  return (
    isLive &&
    dueOnlineOf(booking) > 0 &&
    nextState(booking.state, 'CANCEL', { by: 'GUEST', checkInAt, now }).kind === 'MOVED'
  );
}
