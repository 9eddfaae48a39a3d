import type { Booking, BookingNoShow } from '#schemas/api-types';
import { hasWords } from '#domain/search-words';
import { tidyName } from '#domain/typed-text';
import { normalizeReference } from '../normalize-reference.ts';
import type { BookingContext } from '../context.ts';
import type { Handle } from '../../platform/db/database.ts';
import { type Actor, recordAction } from '../../platform/audit/record-action.ts';
import { StaffError } from '../../platform/audit/staff-error.ts';
import { readBooking, selectBookings, type SoldBooking } from '../booking-repository.ts';
import { findNoShow } from '../no-show-record.ts';
import { describeBooking } from '../show-booking.ts';
import { stateAt } from '../state-at.ts';
import {
  type ExportedBooking,
  type LineRow,
  type ListedForStaff,
  toExported,
  toListed,
} from './line-for-staff.ts';
import { type MoneyForStaff, moneyForStaff } from './money-for-staff.ts';
import { readLines } from './read-lines.ts';

/** A filter for bookings; omitted fields match all. Dates are of the arrival, first and last included. */
export interface BookingFilter {
  from?: string;
  to?: string;
  state?: SoldBooking['state'];
  locationId?: string;
  /** Words of the guest's name in any order; case and accents are ignored. */
  name?: string;
}

export interface ShownToStaff extends Booking, MoneyForStaff {
  noShow?: NoShowForStaff;
}

export interface NoShowForStaff extends BookingNoShow {
  by: string;
}

type StaffContext = Pick<BookingContext, 'clock' | 'db' | 'newId'>;
type ListContext = Pick<BookingContext, 'clock' | 'db' | 'release'>;

/** Lists the bookings of a filter by arrival, without their guests. */
export async function listForStaff(
  context: ListContext,
  filter: Omit<BookingFilter, 'name'>,
): Promise<ListedForStaff[]> {
  const found = await findBookings(context, filter, toListed);
  refuseUnknownLocation(context, filter, found);
  return found;
}

/** Lists bookings with their guests and records who looked. */
export async function exportForStaff(
  context: ListContext & StaffContext,
  filter: BookingFilter,
  actor: Actor,
): Promise<ExportedBooking[]> {
  const found = await findBookings(context, filter, toExported);
  refuseUnknownLocation(context, filter, found);
  // Without the name, because the audit names no guest.
  const { name, ...range } = filter;
  const action = name === undefined ? 'EXPORT' : 'FIND_BY_NAME';
  // The transaction excludes the reading, which would make guests wait.
  await context.db.transaction().execute(async (trx) => {
    const details = { ...range, bookings: found.length };
    await recordAction(context, trx, { actor, action, subject: 'bookings', details });
  });
  return found;
}

/** Finds bookings by words of the guest's name. A name without a letter would find all of them. */
export async function findForStaff(
  context: ListContext & StaffContext,
  filter: BookingFilter & { name: string },
  actor: Actor,
): Promise<ExportedBooking[]> {
  if (tidyName(filter.name) === '') throw new StaffError('Type a part of the guest’s name.');
  return exportForStaff(context, filter, actor);
}

/** Returns one booking with its guest and all of its money, and records who looked. */
export async function showToStaff(context: StaffContext, name: string, actor: Actor): Promise<ShownToStaff> {
  return context.db.transaction().execute(async (trx) => {
    const now = context.clock.now();
    const row = await bookingNamed(trx, name);
    await recordAction(context, trx, { actor, action: 'SHOW', subject: row.reference });
    const { noShow, ...booking } = await describeBooking(trx, row, now);
    const marked = await findNoShow(trx, row);
    return {
      ...booking,
      ...(await moneyForStaff(trx, row, now)),
      ...(noShow === undefined || marked === undefined ? {} : { noShow: { ...noShow, by: marked.by } }),
    };
  });
}

/**
 * Finds a booking by its reference, in any notation, or by its id. Throws a StaffError when there is none.
 */
export async function bookingNamed(db: Handle, name: string): Promise<SoldBooking> {
  const row = await readBooking(
    selectBookings(db).where((where) =>
      where.or([where('reference', '=', normalizeReference(name)), where('id', '=', name)]),
    ),
  );
  if (row === undefined)
    throw new StaffError(
      `There is no booking ${name}. References look like 7K3M-Q2XD; the list: verandah bookings list`,
    );
  return row;
}

/** Refuses a mistyped location. A location that is no longer sold may still have bookings. */
export function refuseUnknownLocation(
  { release }: Pick<BookingContext, 'release'>,
  { locationId }: Pick<BookingFilter, 'locationId'>,
  found: readonly unknown[],
): void {
  if (locationId === undefined || found.length > 0) return;
  const known = release.peek()?.catalogue.locations.map(({ id }) => id) ?? [];
  if (known.length > 0 && !known.includes(locationId))
    throw new StaffError(`There is no location ${locationId}. There are: ${known.join(', ')}.`);
}

/** The state is computed row by row, because a hold can be expired before it is cleaned up. */
async function findBookings<Found>(
  context: Pick<BookingContext, 'clock' | 'db'>,
  { state, name, ...range }: BookingFilter,
  describe: (row: LineRow, now: Date) => Found,
): Promise<Found[]> {
  const now = context.clock.now();
  return readLines(context, range, (row) => {
    if (state !== undefined && stateAt(row, now) !== state) return undefined;
    if (name !== undefined && !hasWords(`${row.first_name} ${row.last_name}`, name)) return undefined;
    return describe(row, now);
  });
}
