import type { Selectable } from 'kysely';
import type { Handle, Trx } from '../../platform/db/database.ts';
import type { CapturesTable } from '../../platform/db/payment-tables.ts';

export type CaptureRow = Selectable<CapturesTable>;

/** Writes down money that came in; false for money that is known already. */
export async function insertCapture(trx: Trx, capture: CaptureRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('captures')
    .values(capture)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** All that came in for a booking, also what goes back, oldest first. */
export async function findCaptures(db: Handle, bookingId: string): Promise<CaptureRow[]> {
  return capturesOf(db, bookingId).execute();
}

/** What a booking keeps of what came in, oldest first. */
export async function findKeptCaptures(db: Handle, bookingId: string): Promise<CaptureRow[]> {
  return capturesOf(db, bookingId).where('returned_at', 'is', null).execute();
}

function capturesOf(db: Handle, bookingId: string) {
  return db
    .selectFrom('captures')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('captured_at')
    .orderBy('id');
}

/** A booking has no use for this capture: all of it is to go back. */
export async function giveUpCapture(trx: Trx, id: string, now: string): Promise<void> {
  await trx
    .updateTable('captures')
    .set({ returned_at: now })
    .where('id', '=', id)
    .where('returned_at', 'is', null)
    .execute();
}

/** Captures that are to go back and that no refund was asked for yet, oldest first. */
export async function findCapturesToReturn(db: Handle, limit: number): Promise<string[]> {
  const rows = await capturesToReturn(db)
    .select('id')
    .orderBy('returned_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** One of them; undefined for a capture that is kept, or whose refund was asked for. */
export async function findCaptureToReturn(db: Handle, id: string): Promise<CaptureRow | undefined> {
  return capturesToReturn(db).selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same, for a question of one's own. */
export function capturesToReturn(db: Handle) {
  return db
    .selectFrom('captures')
    .where('returned_at', 'is not', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('refunds')
            .select('refunds.id')
            .whereRef('refunds.booking_id', '=', 'captures.booking_id')
            .whereRef('refunds.payment_id', '=', 'captures.id'),
        ),
      ),
    );
}
