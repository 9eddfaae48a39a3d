import { nextState } from '#domain/booking-state';
import type { Handle, Trx } from '../../platform/db/database.ts';
import type { Source } from '../../platform/deliveries/source.ts';
import { createWorker, drainAll } from '../../platform/deliveries/worker.ts';
import { type SoldBooking, bookingById } from '../booking-repository.ts';
import { carryOutCancellation } from '../cancellation/carry-out.ts';
import { figuresOf } from '../cancellation/figures-of.ts';
import type { BookingContext } from '../context.ts';
import { send } from '../mails/send.ts';
import { bankAtWorkSince } from '../payments/payment-repository.ts';
import { checkInAtOf, dueOnlineOf } from '../snapshot.ts';
import { cancelledAfter, findBalance } from './balance-at.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';
import { recordEvent } from '../../platform/events/record-event.ts';

const DAY_MS = 24 * 3_600_000;
/** How long before it is due a balance is asked for. Its guest is reminded when it is due. */
export const BALANCE_ASKED_MS = 3 * DAY_MS;
/** A mail of the last day needs no reminder. */
const LEAST_PAUSE_MS = DAY_MS;

/** Stores when the balance of a confirmed booking is due, if its guest pays it online. */
export async function insertBalance(trx: Trx, booking: SoldBooking): Promise<void> {
  const { dueAt, cancelledAt } = booking.sold.deposit?.balance ?? {};
  if (dueAt === undefined || cancelledAt === undefined) return;
  const row = { booking_id: booking.id, due_at: dueAt, cancelled_at: cancelledAt, asked_at: null };
  await trx.insertInto('balances').values(row).execute();
  const at = booking.reserved_at ?? booking.created_at;
  await recordEvent(trx, {
    kind: 'BALANCE_PLANNED',
    bookingId: booking.id,
    at,
    facts: { dueAt, cancelledAt },
  });
}

/**
 * Asks by mail for balances that are due within three days, asks again when they are due, and cancels by their policy
 * the bookings whose balance was not paid in time (BOOKING-RULES, Price 10). Every run visits every such balance, each in its own transaction:
 * failing ones do not stop those after them. The first error is thrown at the end.
 * @param signal ends the run behind what is under way.
 */
export async function collectBalances(context: BookingContext, signal?: AbortSignal): Promise<void> {
  // Without a release there are no mail texts, and no bookings.
  if (context.release.peek() === undefined) return;
  const sources = [
    balancesOf(context, unpaidAt, cancelUnpaid),
    balancesOf(context, toAskAt, askForBalance),
    balancesOf(context, dueUnremindedAt, remindOfBalance),
  ];
  await drainAll(
    sources.map((source) => createWorker(context, source)),
    signal,
  );
}

function unpaidAt(db: Handle, now: string) {
  return (
    db
      .selectFrom('balances')
      .select('booking_id')
      .where('cancelled_at', '<=', now)
      // Nobody loses a booking unasked.
      .where('asked_at', 'is not', null)
  );
}

function toAskAt(db: Handle, now: string) {
  const until = new Date(Date.parse(now) + BALANCE_ASKED_MS).toISOString();
  return db
    .selectFrom('balances')
    .select('booking_id')
    .where('due_at', '<=', until)
    .where('asked_at', 'is', null);
}

function dueUnremindedAt(db: Handle, now: string) {
  return db
    .selectFrom('balances')
    .select('booking_id')
    .where('due_at', '<=', now)
    .where('asked_at', 'is not', null)
    .where('reminded_at', 'is', null);
}

type Collect = (context: BookingContext, trx: Trx, booking: SoldBooking) => Promise<void>;

/** Balances by their booking, each behind the one before, so that those that fail are visited once in a run. */
function balancesOf(
  context: BookingContext,
  balancesAt: typeof unpaidAt,
  collect: Collect,
): Source<{ id: string }> {
  return {
    batch: 50,
    atOnce: 1,
    isExhausted: true,
    due: async (db, { now, limit, behind }) => {
      const rows = await balancesAt(db, now)
        .where('booking_id', '>', behind?.id ?? '')
        .orderBy('booking_id')
        .limit(limit)
        .execute();
      return rows.map(({ booking_id: id }) => ({ id }));
    },
    deliver: ({ id }) =>
      context.db.transaction().execute(async (trx) => collect(context, trx, await bookingById(trx, id))),
  };
}

/** Asks once, at the address of the booking, which outlives a deleted account until the stay is over. */
async function askForBalance(context: BookingContext, trx: Trx, booking: SoldBooking): Promise<void> {
  const now = context.clock.now();
  if (isExpected(booking, now) && booking.email_verified_at === null)
    return leaveToStaff(context, trx, booking);
  await trx
    .updateTable('balances')
    .set({ asked_at: now.toISOString() })
    .where('booking_id', '=', booking.id)
    .execute();
  if (!isExpected(booking, now)) return;
  await send(context, trx, { kind: 'balance', booking, facts: {} });
  await recordBalance(context, trx, { kind: 'BALANCE_ASKED', booking });
}

/** Asks a second and last time, with the same link. */
async function remindOfBalance(context: BookingContext, trx: Trx, booking: SoldBooking): Promise<void> {
  const now = context.clock.now();
  const balance = await findBalance(trx, booking.id);
  await trx
    .updateTable('balances')
    .set({ reminded_at: now.toISOString() })
    .where('booking_id', '=', booking.id)
    .execute();
  const isRecent = now.getTime() - Date.parse(balance?.asked_at ?? '') < LEAST_PAUSE_MS;
  // Where the address was erased meanwhile, nobody is left to remind.
  if (isRecent || !isExpected(booking, now) || booking.email_verified_at === null) return;
  await send(context, trx, { kind: 'balance-reminder', booking, facts: {} });
  await recordBalance(context, trx, { kind: 'BALANCE_REMINDED', booking });
}

async function recordBalance(
  { clock }: BookingContext,
  trx: Trx,
  {
    kind,
    booking,
  }: { kind: 'BALANCE_ASKED' | 'BALANCE_LEFT_TO_STAFF' | 'BALANCE_REMINDED'; booking: SoldBooking },
): Promise<void> {
  await recordEvent(trx, {
    kind,
    bookingId: booking.id,
    at: clock.now().toISOString(),
    facts: { amountMinor: dueOnlineOf(booking), ...unitOfRow(booking) },
  });
}

/** Nobody loses a booking unasked: where no address is left to ask, the staff decide. */
async function leaveToStaff(context: BookingContext, trx: Trx, booking: SoldBooking): Promise<void> {
  await trx.deleteFrom('balances').where('booking_id', '=', booking.id).execute();
  await send(context, trx, { kind: 'balance-notice', booking, facts: {} });
  await recordBalance(context, trx, { kind: 'BALANCE_LEFT_TO_STAFF', booking });
}

async function cancelUnpaid(context: BookingContext, trx: Trx, booking: SoldBooking): Promise<void> {
  const now = context.clock.now();
  const balance = await findBalance(trx, booking.id);
  if (balance === undefined || now < cancelledAfter(balance, now)) return;
  // The guest has paid in time and waits, too. The bank's answer pays the balance, or the next run cancels.
  if (isExpected(booking, now) && (await bankAtWorkSince(trx, booking.id)) !== undefined) return;
  await trx.deleteFrom('balances').where('booking_id', '=', booking.id).execute();
  if (!isExpected(booking, now)) return;
  const { kind: _kind, deadline: _deadline, validUntil: _until, ...figures } = figuresOf(booking, now);
  const reason = context.release.get().text(booking.language)('mail.balance.unpaid');
  await carryOutCancellation(context, trx, {
    booking,
    from: 'SUCCESSFUL',
    because: 'UNPAID',
    reason,
    figures,
  });
}

/** The guest still comes, owes the balance, and has not arrived. After check-in the staff see to it. */
function isExpected(booking: SoldBooking, now: Date): boolean {
  const checkInAt = checkInAtOf(booking);
  const isLive = booking.state === 'SUCCESSFUL' && booking.stay_state === 'DUE';
  return (
    isLive &&
    dueOnlineOf(booking) > 0 &&
    nextState(booking.state, 'CANCEL', { by: 'GUEST', checkInAt, now }).kind === 'MOVED'
  );
}
