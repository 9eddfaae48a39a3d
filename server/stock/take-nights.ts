import type { Trx } from '../platform/db/database.ts';

/** So many rooms of one type on these nights. */
export interface NightsOfRoom {
  roomId: string;
  nights: readonly string[];
  rooms: number;
}

/** Sets nights aside, or says that they cannot be had. Context carries it as a piece so that a test can show what it is for. */
export type TakeNights = (trx: Trx, wanted: NightsOfRoom) => Promise<boolean>;

/**
 * Takes every night or fewer: one conditional update, and no reading before the writing. When a night is refused the
 * caller lets the transaction fail, which gives back those that were taken.
 */
export const takeNights: TakeNights = async (trx, { roomId, nights, rooms }) => {
  const taken = await trx
    .updateTable('inventory')
    .set((row) => ({ held: row('held', '+', rooms) }))
    .where('room_id', '=', roomId)
    .where('night', 'in', nights)
    .where('closed', '=', 0)
    .where((row) => row(row('sold', '+', row('held', '+', rooms)), '<=', row.ref('capacity')))
    .executeTakeFirst();
  return taken.numUpdatedRows === BigInt(nights.length);
};
