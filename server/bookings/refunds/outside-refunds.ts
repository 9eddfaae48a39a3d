import type { Selectable } from 'kysely';
import { enterFailedOutsideRefund, enterOutsideRefund } from '../../ledger/index.ts';
import type { CaptureRow } from './capture-repository.ts';
import type { Handle, Trx } from '../../platform/db/database.ts';
import type { OutsideRefundsTable } from '../../platform/db/payment-tables.ts';

export type OutsideRefund = Selectable<OutsideRefundsTable>;

/**
 * Stores a refund of the gateway's dashboard once. A final state stays, whatever arrives later.
 * @returns false where nothing is new, so that a guest is told once of what is processed.
 */
export async function insertOutsideRefund(
  trx: Trx,
  refund: OutsideRefund,
  capture: CaptureRow,
): Promise<boolean> {
  const before = await trx
    .selectFrom('outside_refunds')
    .select('state')
    .where('id', '=', refund.id)
    .executeTakeFirst();
  const stored = await trx
    .insertInto('outside_refunds')
    .values(refund)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ state: refund.state })
        .where('outside_refunds.state', '=', 'PROCESSING'),
    )
    .executeTakeFirst();
  if (stored.numInsertedOrUpdatedRows !== 1n) return false;
  const entry = {
    id: refund.id,
    amountMinor: refund.amount_minor,
    isUnclaimed: capture.returned_at !== null,
    now: refund.found_at,
  };
  const account = { ...refund, id: refund.booking_id };
  if (before === undefined && refund.state !== 'FAILED') await enterOutsideRefund(trx, account, entry);
  if (before !== undefined && refund.state === 'FAILED') await enterFailedOutsideRefund(trx, account, entry);
  return true;
}

export async function findOutsideRefunds(db: Handle, bookingId: string): Promise<OutsideRefund[]> {
  return db
    .selectFrom('outside_refunds')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('found_at')
    .orderBy('id')
    .execute();
}

/** What went back by the dashboard, or is about to, in minor units. */
export function outsideMinor(refunds: readonly OutsideRefund[]): number {
  return refunds.reduce((sum, { state, amount_minor: amount }) => sum + (state === 'FAILED' ? 0 : amount), 0);
}
