import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';
import type { Visitor } from './visitor.ts';

/**
 * What makes a booking the visitor's: the account that owns it, a mailed link to it, or the browser that made it, where
 * no account owns it. Who signs out leaves nothing behind for the next one at the same machine.
 */
export function ownedBy(
  row: ExpressionBuilder<Tables, 'bookings'>,
  { guestHash, account, linkedBookingId }: Visitor,
): Expression<SqlBool>[] {
  return [
    ...(guestHash === undefined ? [] : [byBrowser(row, guestHash)]),
    ...(account === undefined ? [] : [row('bookings.user_id', '=', account.id)]),
    ...(linkedBookingId === undefined ? [] : [row('bookings.id', '=', linkedBookingId)]),
  ];
}

function byBrowser(row: ExpressionBuilder<Tables, 'bookings'>, guestHash: string): Expression<SqlBool> {
  return row.and([row('bookings.guest_hash', '=', guestHash), row('bookings.user_id', 'is', null)]);
}
