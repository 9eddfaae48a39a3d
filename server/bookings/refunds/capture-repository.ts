import { type Selectable, sql } from 'kysely';
import type { Handle, Trx } from '../../platform/db/database.ts';
import type { CapturesTable } from '../../platform/db/payment-tables.ts';
import { enterUnclaimed } from '../../ledger/index.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';
import { recordEvent } from '../../platform/events/record-event.ts';

export type CaptureRow = Selectable<CapturesTable>;

/** Stores a capture; false when it is already known. */
export async function insertCapture(trx: Trx, capture: CaptureRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('captures')
    .values(capture)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  const isNew = inserted.numInsertedOrUpdatedRows === 1n;
  if (!isNew) return false;
  await recordEvent(trx, {
    kind: 'MONEY_CAPTURED',
    bookingId: capture.booking_id,
    at: capture.captured_at,
    facts: { ...moneyOf(capture), paymentId: capture.payment_id },
  });
  return true;
}

function moneyOf(capture: CaptureRow) {
  return { captureId: capture.id, amountMinor: capture.amount_minor, ...unitOfRow(capture) };
}

/** Finds a capture that a gateway made; undefined for money that is not ours, or of another gateway. */
export async function findCaptureOf(
  db: Handle,
  gateway: string,
  id: string,
): Promise<CaptureRow | undefined> {
  return db
    .selectFrom('captures')
    .innerJoin('payments', 'payments.id', 'captures.payment_id')
    .selectAll('captures')
    .where('captures.id', '=', id)
    .where('payments.gateway', '=', gateway)
    .executeTakeFirst();
}

/** Finds the captures of one payment. */
export async function findCapturesOfPayment(db: Handle, paymentId: string): Promise<CaptureRow[]> {
  return db.selectFrom('captures').selectAll().where('payment_id', '=', paymentId).orderBy('id').execute();
}

/** Finds all captures of a booking, returned ones included, oldest first. */
export async function findCaptures(db: Handle, bookingId: string): Promise<CaptureRow[]> {
  return capturesOf(db, bookingId).execute();
}

/** Finds the captures that a booking keeps, oldest first, each with the gateway that took it. */
export async function findKeptCaptures(
  db: Handle,
  bookingId: string,
): Promise<(CaptureRow & { gateway: string })[]> {
  return capturesOf(db, bookingId)
    .innerJoin('payments', 'payments.id', 'captures.payment_id')
    .select('payments.gateway')
    .where('returned_at', 'is', null)
    .execute();
}

function capturesOf(db: Handle, bookingId: string) {
  return db
    .selectFrom('captures')
    .selectAll('captures')
    .where('captures.booking_id', '=', bookingId)
    .orderBy('captures.captured_at')
    .orderBy('captures.id');
}

/** Marks a new capture that goes back in full. */
export async function giveUpCapture(trx: Trx, capture: CaptureRow, now: string): Promise<void> {
  const { id, booking_id: bookingId } = capture;
  await trx.updateTable('captures').set({ returned_at: now }).where('id', '=', id).execute();
  await enterUnclaimed(trx, capture, { now, wasKept: false });
  await recordEvent(trx, { kind: 'MONEY_GIVEN_UP', bookingId, at: now, facts: moneyOf(capture) });
}

/** Finds captures to return that have no refund yet, oldest first. */
export async function findCapturesToReturn(db: Handle, limit: number): Promise<string[]> {
  const rows = await capturesToReturn(db)
    .select('id')
    .orderBy('returned_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** A capture that goes back, with what of it does not yet, in minor units. */
export interface CaptureToReturn extends CaptureRow {
  left_minor: number;
}

/** Finds one such capture; undefined when it is kept or all of it goes back already. */
export async function findCaptureToReturn(db: Handle, id: string): Promise<CaptureToReturn | undefined> {
  return capturesToReturn(db)
    .selectAll('captures')
    .select(LEFT_MINOR.as('left_minor'))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What of a capture neither we nor the gateway's own pages give back, in minor units. */
const LEFT_MINOR = sql<number>`captures.amount_minor
  - (select coalesce(sum(amount_minor), 0) from refunds where refunds.payment_id = captures.id)
  - (select coalesce(sum(amount_minor), 0) from outside_refunds
    where outside_refunds.capture_id = captures.id and outside_refunds.state <> 'FAILED')`;

/** Starts the same query, for other conditions. */
export function capturesToReturn(db: Handle) {
  return db.selectFrom('captures').where('returned_at', 'is not', null).where(LEFT_MINOR, '>', 0);
}
