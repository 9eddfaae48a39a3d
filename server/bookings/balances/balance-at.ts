import type { DepositPart } from '#schemas/api-types';
import type { Handle } from '../../platform/db/database.ts';
import type { SoldBooking } from '../booking-repository.ts';
import { checkInAtOf } from '../snapshot.ts';

interface AskedBalance {
  due_at: string;
  cancelled_at: string;
  asked_at: string | null;
}

/** The balance that is watched for a booking. Undefined once it is paid, or where only the staff decide. */
export async function findBalance(db: Handle, bookingId: string) {
  return db.selectFrom('balances').selectAll().where('booking_id', '=', bookingId).executeTakeFirst();
}

/** When an unpaid booking is cancelled: never sooner after the mail than the plan waits after the due time. */
export function cancelledAfter(
  { due_at: dueAt, cancelled_at: cancelledAt, asked_at: askedAt }: AskedBalance,
  now: Date,
): Date {
  const waitMs = Date.parse(cancelledAt) - Date.parse(dueAt);
  const asked = askedAt === null ? now.getTime() : Date.parse(askedAt);
  return new Date(Math.max(Date.parse(cancelledAt), asked + waitMs));
}

interface Standing {
  /** Undefined where nothing cancels the booking by itself. */
  balance: AskedBalance | undefined;
  now: Date;
}

/** The deposit of a confirmed booking whose balance is open, with what has become of the terms that were sold. */
export function openDepositOf(row: SoldBooking, { balance, now }: Standing): DepositPart | undefined {
  const { deposit } = row.sold;
  if (deposit?.balance.dueAt === undefined) return deposit;
  const { due, dueAt } = deposit.balance;
  const cancelledAt = balance === undefined ? undefined : cancelledAfter(balance, now);
  // After check-in the staff see to it.
  const isCancelled =
    cancelledAt !== undefined && now < cancelledAt && cancelledAt.getTime() < Date.parse(checkInAtOf(row));
  return {
    ...deposit,
    balance: {
      due,
      dueAt,
      ...(isCancelled ? { cancelledAt: cancelledAt.toISOString() } : {}),
      ...(Date.parse(dueAt) <= now.getTime() ? { isOverdue: true } : {}),
    },
  };
}
