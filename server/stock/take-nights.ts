import type { Trx } from '../platform/db/database.ts';

/** A number of rooms of one type on these nights. */
export interface NightsOfRoom {
  roomId: string;
  nights: readonly string[];
  rooms: number;
}

/**
 * Takes nights from the stock; false if one is not free. Part of the context so that a test can show why the condition
 * is needed.
 */
export type TakeNights = (trx: Trx, requested: NightsOfRoom) => Promise<boolean>;

/**
 * Takes the nights in one conditional update, without reading first. Returns false if it took fewer than requested; the
 * caller must then roll back the transaction.
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
