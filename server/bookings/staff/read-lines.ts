import type { BookingContext } from '../context.ts';
import type { Handle } from '../../platform/db/database.ts';
import { type SoldBooking, SOLD } from '../booking-repository.ts';
import { withSold } from '../snapshot.ts';
import { LINE_COLUMNS, type LineRow } from './line-for-staff.ts';

/** A range of bookings; omitted fields match all. First and last dates are included. */
export interface LineRange {
  /** Of the arrival. */
  from?: string;
  to?: string;
  /** Of the departure. */
  departsFrom?: string;
  departsTo?: string;
  locationId?: string;
  /** The stored state: an expired hold may still be PENDING. */
  state?: SoldBooking['state'];
}

/** Rows per query: a snapshot is a hundred times as long as its line. */
const PAGE = 500;

/** Reads the bookings of a range by arrival and maps each to a line; undefined skips it. */
export async function readLines<Line>(
  { db }: Pick<BookingContext, 'db'>,
  range: LineRange,
  toLine: (row: LineRow) => Line | undefined,
): Promise<Line[]> {
  const ids = await findIds(db, range);
  const found: Line[] = [];
  for (let read = 0; read < ids.length; read += PAGE) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other, so that the frozen parts can be let go
    const rows = await findRows(db, ids.slice(read, read + PAGE));
    for (const row of rows) {
      const line = toLine(row);
      if (line !== undefined) found.push(line);
    }
  }
  return found;
}

async function findIds(db: Handle, range: LineRange): Promise<string[]> {
  const { from, to, departsFrom, departsTo, locationId, state } = range;
  let query = db.selectFrom('bookings').select('id');
  if (from !== undefined) query = query.where('check_in', '>=', from);
  if (to !== undefined) query = query.where('check_in', '<=', to);
  if (departsFrom !== undefined) query = query.where('check_out', '>=', departsFrom);
  if (departsTo !== undefined) query = query.where('check_out', '<=', departsTo);
  if (locationId !== undefined) query = query.where('location_id', '=', locationId);
  if (state !== undefined) query = query.where('state', '=', state);
  const rows = await query.orderBy('check_in').orderBy('reference').execute();
  return rows.map(({ id }) => id);
}

async function findRows(db: Handle, ids: readonly string[]): Promise<LineRow[]> {
  const rows = await db
    .selectFrom('bookings')
    .select([...LINE_COLUMNS])
    .select([...SOLD])
    .where('id', 'in', ids)
    .orderBy('check_in')
    .orderBy('reference')
    .execute();
  return rows.map(withSold);
}
