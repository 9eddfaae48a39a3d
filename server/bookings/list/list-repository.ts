import type { Selectable } from 'kysely';
import type { Handle } from '../../platform/db/database.ts';
import type { BookingsTable } from '../../platform/db/tables.ts';
import { type Visitor, ownedBy } from '../../accounts/index.ts';
import type { BookingRow } from '../booking-repository.ts';

const LIGHT = [
  'id',
  'reference',
  'state',
  'payment',
  'paid_minor',
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
export type LightRow = Pick<Selectable<BookingsTable>, (typeof LIGHT)[number]>;

/** Finds all bookings of a visitor. */
export async function findBookingsOf(db: Handle, visitor: Visitor): Promise<LightRow[]> {
  return db
    .selectFrom('bookings')
    .select([...LIGHT])
    .where((row) => row.or(ownedBy(row, visitor)))
    .execute();
}

/** Reads the bookings of one page in full. The caller has checked that `ids` are the visitor's. */
export async function findBookingsById(db: Handle, ids: readonly string[]): Promise<BookingRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('bookings').selectAll().where('id', 'in', ids).execute();
}
