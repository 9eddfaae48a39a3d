import type { Selectable } from 'kysely';
import type { Handle, Trx } from '../../platform/db/database.ts';
import type { PaymentsTable } from '../../platform/db/payment-tables.ts';
import type { BookingRow } from '../booking-repository.ts';

export type PaymentRow = Selectable<PaymentsTable>;

export async function findPayment(db: Handle, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Finds an open page for the due amount. A page from before an extension of the hold ends too early and is
 * skipped.
 */
export async function findOpenPayment(
  db: Handle,
  booking: BookingRow,
  { gateway, amountMinor }: { gateway: string; amountMinor: number },
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', booking.id)
    .where('gateway', '=', gateway)
    .where('state', '=', 'OPEN')
    .where('amount_minor', '=', amountMinor)
    .where('created_at', '>=', booking.extended_at ?? booking.created_at)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .executeTakeFirst();
}

export async function insertPayment(trx: Trx, payment: PaymentRow): Promise<void> {
  await trx.insertInto('payments').values(payment).execute();
}

/** Settles a payment. A capture overrides a decline, but not the other way round. */
export async function settlePayment(
  trx: Trx,
  id: string,
  { state, now }: { state: 'CAPTURED' | 'DECLINED'; now: string },
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ state, settled_at: now })
    .where('id', '=', id)
    .where('state', 'in', state === 'CAPTURED' ? ['OPEN', 'DECLINED'] : ['OPEN'])
    .execute();
}

/** Stores a gateway's event; false when it is already known. */
export async function storeEvent(
  trx: Trx,
  event: { gateway: string; id: string; kind: string; subjectId: string; receivedAt: string },
): Promise<boolean> {
  const { subjectId, receivedAt, ...names } = event;
  const inserted = await trx
    .insertInto('gateway_events')
    .values({ ...names, subject_id: subjectId, received_at: receivedAt })
    .onConflict((conflict) => conflict.columns(['gateway', 'id']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}
