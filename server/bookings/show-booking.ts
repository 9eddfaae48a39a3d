import { DomainError } from '#domain/refusal';
import type { Booking, DepositPart } from '#schemas/api-types';
import type { BookingContext } from './context.ts';
import type { Handle } from '../platform/db/database.ts';
import { type Visitor, findCodeOfBooking } from '../accounts/index.ts';
import { findRefunds } from './refunds/refund-repository.ts';
import { findBalance, openDepositOf } from './balances/balance-at.ts';
import { type SoldBooking, findBooking } from './booking-repository.ts';
import { findNoShow } from './no-show-record.ts';
import { mapBooking } from './map-booking.ts';
import { bankAtWorkSince } from './payments/payment-repository.ts';
import { dueOnlineOf } from './snapshot.ts';

/** Returns a booking of this visitor. Refuses with NOT_FOUND. */
export async function showBooking(
  context: Pick<BookingContext, 'clock' | 'db'>,
  visitor: Visitor,
  id: string,
): Promise<Booking> {
  return describeBooking(context.db, await bookingOf(context.db, id, visitor), context.clock.now());
}

/**
 * Returns the row of a booking. Refuses with NOT_FOUND for an unknown id and for another guest's booking
 * alike.
 */
export async function bookingOf(db: Handle, id: string, visitor: Visitor): Promise<SoldBooking> {
  const row = await findBooking(db, id, visitor);
  if (row === undefined) throw new DomainError('NOT_FOUND');
  return row;
}

/** Reads what belongs to the booking (its code, refunds and no-show) and maps it. */
export async function describeBooking(db: Handle, row: SoldBooking, now: Date): Promise<Booking> {
  const paymentPendingSince = await pendingSince(db, row);
  if (row.state === 'PENDING') {
    const code = await findCodeOfBooking(db, row.id);
    return mapBooking(row, { code, paymentPendingSince }, now);
  }
  if (row.cancelled_at === null && row.stay_state !== 'NO_SHOW')
    return mapBooking(
      row,
      { paymentPendingSince, deposit: await openDeposit(db, row, { paymentPendingSince, now }) },
      now,
    );
  const refunds = await findRefunds(db, row.id);
  return mapBooking(row, { refunds, noShow: await findNoShow(db, row) }, now);
}

/** The deposit of a booking whose balance is still to come; undefined for any other. */
async function openDeposit(
  db: Handle,
  row: SoldBooking,
  { paymentPendingSince, now }: { paymentPendingSince: string | undefined; now: Date },
): Promise<DepositPart | undefined> {
  if (row.state !== 'SUCCESSFUL' || dueOnlineOf(row) <= 0) return undefined;
  // What a bank is at work on is waited for.
  const balance = paymentPendingSince === undefined ? await findBalance(db, row.id) : undefined;
  return openDepositOf(row, { balance, now });
}

/** Since when a bank is at work on a payment that the booking waits for. */
async function pendingSince(db: Handle, row: SoldBooking): Promise<string | undefined> {
  // Late money may still book an expired hold.
  if (row.cancelled_at !== null || dueOnlineOf(row) <= 0) return undefined;
  return bankAtWorkSince(db, row.id);
}
