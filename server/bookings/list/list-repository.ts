import type { Handle } from '../../platform/db/database.ts';
import { PAID_MINOR } from '../../ledger/index.ts';
import { type Visitor, ownedBy } from '../../accounts/index.ts';
import { readBookings, selectBookings, type SoldBooking } from '../booking-repository.ts';

const LIGHT = [
  'id',
  'reference',
  'state',
  'expires_at',
  'check_in',
  'created_at',
  'total_minor',
  'currency',
  'currency_digits',
  'first_name',
  'last_name',
  'listed_as',
] as const;

/** The columns for filtering and sorting, without the large snapshot. */
export type LightRow = Pick<SoldBooking, 'paid_minor' | (typeof LIGHT)[number]>;

/** Finds all bookings of a visitor. */
export async function findBookingsOf(db: Handle, visitor: Visitor): Promise<LightRow[]> {
  return db
    .selectFrom('bookings')
    .select([...LIGHT])
    .select(PAID_MINOR)
    .where((row) => row.or(ownedBy(row, visitor)))
    .execute();
}

/** Reads the bookings of one page in full. The caller has checked that `ids` are the visitor's. */
export async function findBookingsById(db: Handle, ids: readonly string[]): Promise<SoldBooking[]> {
  if (ids.length === 0) return [];
  return readBookings(selectBookings(db).where('id', 'in', ids));
}
