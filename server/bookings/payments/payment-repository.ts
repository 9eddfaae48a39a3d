import type { Selectable } from 'kysely';
import type { Handle, Trx } from '../../platform/db/database.ts';
import type { PaymentsTable } from '../../platform/db/payment-tables.ts';
import type { SoldBooking } from '../booking-repository.ts';
import type { KnownPayment } from './payment-gateway.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';

export type PaymentRow = Selectable<PaymentsTable>;

export async function findPayment(db: Handle, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** As the gateway is asked about it. Payments of before had our id at the gateway too. */
export function knownPayment(payment: PaymentRow): KnownPayment {
  const { id: paymentId, gateway_id: gatewayId, amount_minor: amountMinor } = payment;
  return { paymentId, gatewayId: gatewayId ?? paymentId, amountMinor, ...unitOfRow(payment) };
}

/** Finds the pages of a booking that can still take money, or whose money a bank is sending; newest first. */
export async function findOpenPayments(db: Handle, bookingId: string): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'OPEN')
    .where('closed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Since when a bank is at work on money for the booking; undefined when none is. */
export async function bankAtWorkSince(db: Handle, bookingId: string): Promise<string | undefined> {
  const open = await findOpenPayments(db, bookingId);
  return open.find(({ pending_since: since }) => since !== null)?.pending_since ?? undefined;
}

/** A page that asks for the right amount. A page from before an extension of the hold ends too early. */
export function isPageFor(payment: PaymentRow, booking: SoldBooking, amountMinor: number): boolean {
  return (
    payment.pending_since === null &&
    payment.amount_minor === amountMinor &&
    payment.created_at >= (booking.extended_at ?? booking.created_at)
  );
}

export async function insertPayment(trx: Trx, payment: PaymentRow): Promise<void> {
  await trx.insertInto('payments').values(payment).execute();
  const { id: paymentId, gateway, amount_minor: amountMinor } = payment;
  await recordEvent(trx, {
    kind: 'PAYMENT_OPENED',
    bookingId: payment.booking_id,
    at: payment.created_at,
    facts: { paymentId, gateway, amountMinor, ...unitOfRow(payment) },
  });
}

/**
 * Settles a payment. A capture overrides a decline, but not the other way round. The event of a capture is recorded with
 * its money (insertCapture).
 */
export async function settlePayment(
  trx: Trx,
  id: string,
  { state, now }: { state: 'CAPTURED' | 'DECLINED'; now: string },
): Promise<void> {
  const settled = await trx
    .updateTable('payments')
    .set({ state, settled_at: now, pending_since: null })
    .where('id', '=', id)
    .where('state', 'in', state === 'CAPTURED' ? ['OPEN', 'DECLINED'] : ['OPEN'])
    .returning('booking_id')
    .executeTakeFirst();
  if (settled === undefined || state === 'CAPTURED') return;
  const facts = { paymentId: id };
  await recordEvent(trx, { kind: 'PAYMENT_DECLINED', bookingId: settled.booking_id, at: now, facts });
}

/** Marks at an instant that a bank is at work for an open payment, or is not any more. */
export async function markPending(
  trx: Trx,
  id: string,
  { isAtWork, now }: { isAtWork: boolean; now: string },
): Promise<void> {
  const marked = await trx
    .updateTable('payments')
    .set({ pending_since: isAtWork ? now : null })
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .where('pending_since', isAtWork ? 'is' : 'is not', null)
    .returning('booking_id')
    .executeTakeFirst();
  if (marked === undefined) return;
  const kind = isAtWork ? 'BANK_AT_WORK' : 'BANK_STOPPED';
  await recordEvent(trx, { kind, bookingId: marked.booking_id, at: now, facts: { paymentId: id } });
}

export async function markClosed(trx: Trx, id: string, now: string): Promise<void> {
  const closed = await trx
    .updateTable('payments')
    .set({ closed_at: now, pending_since: null })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning('booking_id')
    .executeTakeFirst();
  if (closed === undefined) return;
  const facts = { paymentId: id };
  await recordEvent(trx, { kind: 'PAYMENT_CLOSED', bookingId: closed.booking_id, at: now, facts });
}

/** Finds payments that are due for a question, the longest waiting first. */
export async function findPaymentsToAsk(
  db: Handle,
  { now, limit }: { now: string; limit: number },
): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('ask_after', '<=', now)
    .orderBy('ask_after')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Plans the next question; false when another process has planned it meanwhile. */
export async function planQuestion(
  db: Handle,
  { id, ask_after: planned }: Pick<PaymentRow, 'ask_after' | 'id'>,
  next: { askAfter: string | null; askedAt: string },
): Promise<boolean> {
  const taken = await db
    .updateTable('payments')
    .set({ ask_after: next.askAfter, asked_at: next.askedAt })
    .where('id', '=', id)
    .where('ask_after', planned === null ? 'is' : '=', planned)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
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
