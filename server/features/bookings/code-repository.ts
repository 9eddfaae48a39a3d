import type { Selectable } from 'kysely';
import type { Handle, Trx } from '../../db/database.ts';
import { fixedQuery } from '../../db/fixed-query.ts';
import type { BookingCodesTable } from '../../db/tables.ts';

export type CodeRow = Selectable<BookingCodesTable>;

/** The newest code of a booking; older ones are dead. */
export async function findNewestCode(db: Handle, bookingId: string): Promise<CodeRow | undefined> {
  return db
    .selectFrom('booking_codes')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('superseded_at', 'is', null)
    .executeTakeFirst();
}

/** Puts a new code in the place of the ones before. */
export async function replaceCode(trx: Trx, code: CodeRow): Promise<void> {
  await supersede(trx, { bookingId: code.booking_id, now: code.created_at });
  await insertCode(trx, code);
}

const supersede = fixedQuery((db, { bookingId, now }: { bookingId: string; now: string }) =>
  db
    .updateTable('booking_codes')
    .set({ superseded_at: now })
    .where('booking_id', '=', bookingId)
    .where('superseded_at', 'is', null)
    .where('consumed_at', 'is', null),
);

const insertCode = fixedQuery((db, code: CodeRow) => db.insertInto('booking_codes').values(code));

/** Counts a try before anything is compared, so that parallel tries cannot be more than allowed. */
export async function countAttempt(
  db: Handle,
  codeId: string,
  { limit, now }: { limit: number; now: string },
): Promise<boolean> {
  const counted = await db
    .updateTable('booking_codes')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('id', '=', codeId)
    .where('attempts', '<', limit)
    .where('expires_at', '>', now)
    .where('superseded_at', 'is', null)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  return counted.numUpdatedRows === 1n;
}

/** Uses a code up, if it is still the newest and unused. */
export async function consumeCode(trx: Trx, codeId: string, now: string): Promise<boolean> {
  const consumed = await trx
    .updateTable('booking_codes')
    .set({ consumed_at: now })
    .where('id', '=', codeId)
    .where('expires_at', '>', now)
    .where('superseded_at', 'is', null)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  return consumed.numUpdatedRows === 1n;
}
