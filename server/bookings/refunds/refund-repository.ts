import { type Selectable, sql } from 'kysely';
import type { RefundState } from '#domain/refund';
import { enterRefund } from '../../ledger/index.ts';
import type { Handle, Trx } from '../../platform/db/database.ts';
import type { RefundsTable } from '../../platform/db/payment-tables.ts';
import { capturesToReturn } from './capture-repository.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';
import { recordEvent } from '../../platform/events/record-event.ts';

export interface RefundStep {
  state: RefundState;
  createdAt: string;
  transactionId: string | undefined;
}

/** A refund with its history in order; the last entry is its state. */
export interface RefundRecord extends Selectable<RefundsTable> {
  steps: RefundStep[];
}

/** Refunds of versions before payments had no capture: they belong to the test gateway. */
const GATEWAY_OF_OLD_REFUNDS = 'TEST';

/** A refund to start, with the gateway that took its money. */
export interface RefundToStart extends RefundRecord {
  gateway: string;
}

/** Finds the refunds of a booking, newest first. */
export async function findRefunds(db: Handle, bookingId: string): Promise<RefundRecord[]> {
  const refunds = await db
    .selectFrom('refunds')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return Promise.all(refunds.map(async (refund) => ({ ...refund, steps: await findSteps(db, refund.id) })));
}

export async function findRefund(db: Handle, id: string): Promise<RefundRecord | undefined> {
  const refund = await db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
  return refund === undefined ? undefined : { ...refund, steps: await findSteps(db, id) };
}

/**
 * Finds refunds to start or to retry. Money that staff took is left out, because they pay it back by hand.
 * New refunds come first, then the longest waiting, so that failing ones do not block others.
 */
export async function findRefundsToStart(
  db: Handle,
  { now, limit }: { now: string; limit: number },
): Promise<RefundToStart[]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('refund_states as last', 'last.refund_id', 'refunds.id')
    .leftJoin('captures as taken', 'taken.id', 'refunds.payment_id')
    .leftJoin('payments', 'payments.id', 'taken.payment_id')
    .selectAll('refunds')
    .select('payments.gateway')
    .where((row) =>
      row(
        'last.position',
        '=',
        row
          .selectFrom('refund_states as each')
          .select((each) => each.fn.max('each.position').as('newest'))
          .whereRef('each.refund_id', '=', 'refunds.id'),
      ),
    )
    .where('last.state', 'in', ['REQUESTED', 'FAILED'])
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('captures')
            .innerJoin('payments_at_hotel', 'payments_at_hotel.payment_id', 'captures.payment_id')
            .select('captures.id')
            .whereRef('captures.id', '=', 'refunds.payment_id'),
        ),
      ),
    )
    .where((row) => row.or([row('refunds.try_after', 'is', null), row('refunds.try_after', '<=', now)]))
    .orderBy('refunds.try_after', (order) => order.asc().nullsFirst())
    .orderBy('refunds.created_at')
    .orderBy('refunds.id')
    .limit(limit)
    .execute();
  return Promise.all(
    rows.map(async ({ gateway, ...refund }) => ({
      ...refund,
      gateway: gateway ?? GATEWAY_OF_OLD_REFUNDS,
      steps: await findSteps(db, refund.id),
    })),
  );
}

/** Finds a refund by the gateway's own id. */
export async function findRefundByTransaction(
  db: Handle,
  { captureId, transactionId }: { captureId: string; transactionId: string },
): Promise<RefundRecord | undefined> {
  const found = await db
    .selectFrom('refunds')
    .innerJoin('refund_states', 'refund_states.refund_id', 'refunds.id')
    .select('refunds.id')
    .where('refunds.payment_id', '=', captureId)
    .where('refund_states.transaction_id', '=', transactionId)
    .executeTakeFirst();
  return found === undefined ? undefined : findRefund(db, found.id);
}

/** Finds the refunds of a capture, oldest first. */
export async function findRefundsOf(db: Handle, captureId: string): Promise<RefundRecord[]> {
  const found = await db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', captureId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return Promise.all(found.map(async (refund) => ({ ...refund, steps: await findSteps(db, refund.id) })));
}

/** Finds the oldest refund of a payment's money that has not arrived yet. */
export async function oldestUnfinishedRefund(
  db: Handle,
  paymentId: string,
): Promise<{ created_at: string } | undefined> {
  return db
    .selectFrom('refunds')
    .innerJoin('captures', 'captures.id', 'refunds.payment_id')
    .select('refunds.created_at')
    .where('captures.payment_id', '=', paymentId)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('refund_states')
            .select('refund_states.refund_id')
            .whereRef('refund_states.refund_id', '=', 'refunds.id')
            .where('refund_states.state', '=', 'PROCESSED'),
        ),
      ),
    )
    .orderBy('refunds.created_at')
    .executeTakeFirst();
}

/** Selects unfinished refunds of a booking, and captures that are still to be returned. */
export function moneyOnItsWay(db: Handle, bookingId: 'booking_erasures.booking_id') {
  const unfinished = db
    .selectFrom('refunds')
    .select('refunds.payment_id')
    .where('refunds.booking_id', '=', sql.ref<string>(bookingId))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('refund_states')
            .select('refund_states.refund_id')
            .whereRef('refund_states.refund_id', '=', 'refunds.id')
            .where('refund_states.state', '=', 'PROCESSED'),
        ),
      ),
    );
  const toReturn = capturesToReturn(db)
    .select('captures.id as payment_id')
    .where('captures.booking_id', '=', sql.ref<string>(bookingId));
  return unfinished.unionAll(toReturn);
}

/** Postpones the next attempt; null for no wait. The history stays, since nothing was started. */
export async function postponeRefund(db: Handle, id: string, tryAfter: string | null): Promise<void> {
  await db.updateTable('refunds').set({ try_after: tryAfter }).where('id', '=', id).execute();
}

export async function insertRefund(
  trx: Trx,
  refund: Omit<Selectable<RefundsTable>, 'try_after'>,
): Promise<void> {
  await trx
    .insertInto('refunds')
    .values({ ...refund, try_after: null })
    .execute();
  // What is returned was never the booking's.
  const bookingId = refund.reason === 'RETURN' ? null : refund.booking_id;
  await enterRefund(trx, { ...refund, bookingId }, refund.created_at);
  await appendStep(trx, refund.id, {
    position: 0,
    state: 'REQUESTED',
    createdAt: refund.created_at,
    transactionId: undefined,
  });
  const { reason, amount_minor: amountMinor } = refund;
  await recordEvent(trx, {
    kind: 'REFUND_REQUESTED',
    bookingId: refund.booking_id,
    at: refund.created_at,
    facts: { refundId: refund.id, captureId: refund.payment_id, reason, amountMinor, ...unitOfRow(refund) },
  });
}

/** Adds an entry to the history; false when a concurrent one took the position. */
export async function appendStep(
  trx: Trx,
  refundId: string,
  { position, state, createdAt, transactionId }: RefundStep & { position: number },
): Promise<boolean> {
  const appended = await trx
    .insertInto('refund_states')
    .values({
      refund_id: refundId,
      position,
      state,
      created_at: createdAt,
      transaction_id: transactionId ?? null,
    })
    .onConflict((conflict) => conflict.columns(['refund_id', 'position']).doNothing())
    .executeTakeFirst();
  return appended.numInsertedOrUpdatedRows === 1n;
}

async function findSteps(db: Handle, refundId: string): Promise<RefundStep[]> {
  const rows = await db
    .selectFrom('refund_states')
    .select(['state', 'created_at', 'transaction_id'])
    .where('refund_id', '=', refundId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    state: row.state,
    createdAt: row.created_at,
    transactionId: row.transaction_id ?? undefined,
  }));
}
