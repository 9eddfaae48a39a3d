import type { Booking, BookingNoShow } from '#schemas/api-types';
import { snapshotOf } from '../../../bookings/snapshot.ts';
import { tidyReference } from '../../../bookings/tidy-reference.ts';
import type { Context } from '../../../context.ts';
import type { Handle } from '../../../db/database.ts';
import { recordAction } from '../../../staff/record-action.ts';
import { StaffError } from '../../../staff/staff-error.ts';
import type { BookingRow } from '../booking-repository.ts';
import { findNoShow } from '../no-show-record.ts';
import { describeBooking } from '../show-booking.ts';
import { paidAt, stateAt } from '../state-at.ts';
import { type MoneyForStaff, moneyForStaff } from './money-for-staff.ts';
import { type RoomsForStaff, roomsForStaff } from './rooms-for-staff.ts';

/** Which bookings; all of them without any of it. Dates are of the arrival, first and last included. */
export interface BookingFilter {
  from?: string;
  to?: string;
  state?: BookingRow['state'];
  locationId?: string;
}

/** One line of the list: nothing in it names the guest. */
export interface ListedForStaff extends RoomsForStaff {
  reference: string;
  state: BookingRow['state'];
  payment: BookingRow['payment'];
  stayState: BookingRow['stay_state'];
  locationId: string;
  checkIn: string;
  checkOut: string;
  /** At the hotel, as the guest said it. */
  arrivalTime?: string;
  rooms: number;
  totalMinor: number;
  paidMinor: number;
  currency: string;
}

/** A line with who booked. */
export interface ExportedBooking extends ListedForStaff {
  createdAt: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** In the guest's own words. */
  requests?: string;
}

/** A booking as its guest sees it, and what only the hotel is told. */
export interface ShownToStaff extends Booking, MoneyForStaff {
  /** Only of a stay that was marked as missed. */
  noShow?: NoShowForStaff;
}

/** What a missed stay came to, and who marked it. */
export interface NoShowForStaff extends BookingNoShow {
  by: string;
}

type StaffContext = Pick<Context, 'clock' | 'db' | 'newId'>;
type ListContext = Pick<Context, 'clock' | 'db' | 'release'>;

/** The bookings of a filter, by arrival. */
export async function listForStaff(context: ListContext, filter: BookingFilter): Promise<ListedForStaff[]> {
  const found = await findBookings(context, filter, toListed);
  refuseUnknownLocation(context, filter, found);
  return found;
}

/** The same with the guests; that it was looked at is written down. */
export async function exportForStaff(
  context: ListContext & StaffContext,
  filter: BookingFilter,
  actor: string,
): Promise<ExportedBooking[]> {
  const found = await findBookings(context, filter, toExported);
  refuseUnknownLocation(context, filter, found);
  // Not around the reading: guests would wait until all of it is read.
  await context.db.transaction().execute(async (trx) => {
    const details = { ...filter, bookings: found.length };
    await recordAction(context, trx, { actor, action: 'EXPORT', subject: 'bookings', details });
  });
  return found;
}

/** One booking with its guest and all of its money; that it was looked at is written down. */
export async function showToStaff(context: StaffContext, name: string, actor: string): Promise<ShownToStaff> {
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

/** The booking with this reference, however it was typed, or with this id. */
export async function bookingNamed(db: Handle, name: string): Promise<BookingRow> {
  const row = await db
    .selectFrom('bookings')
    .selectAll()
    .where((where) => where.or([where('reference', '=', tidyReference(name)), where('id', '=', name)]))
    .executeTakeFirst();
  if (row === undefined)
    throw new StaffError(
      `There is no booking ${name}. References look like 7K3M-Q2XD; the list: verandah bookings list`,
    );
  return row;
}

/** Nobody arrives at a house that is misspelt; one that is sold no more may still have bookings. */
function refuseUnknownLocation(
  { release }: ListContext,
  { locationId }: BookingFilter,
  found: readonly unknown[],
): void {
  if (locationId === undefined || found.length > 0) return;
  const known = release.peek()?.catalogue.locations.map(({ id }) => id) ?? [];
  if (known.length > 0 && !known.includes(locationId))
    throw new StaffError(`There is no location ${locationId}. There are: ${known.join(', ')}.`);
}

const LISTED = [
  'id',
  'reference',
  'state',
  'payment',
  'stay_state',
  'location_id',
  'check_in',
  'check_out',
  'room_count',
  'total_minor',
  'paid_minor',
  'currency',
  'created_at',
  'expires_at',
  'first_name',
  'last_name',
  'email',
  'phone',
  'requests',
  'arrival_time',
  'snapshot',
] as const;

type ListedRow = Pick<BookingRow, (typeof LISTED)[number]>;

/** Read at a time: what a booking froze is a hundred times as long as the line that is made of it. */
const PAGE = 500;

/** A hold that has run out is expired, whether or not it was tidied away: the state is judged row by row. */
async function findBookings<Found>(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  filter: BookingFilter,
  describe: (row: ListedRow, now: Date) => Found,
): Promise<Found[]> {
  const now = clock.now();
  const ids = await findIds(db, filter);
  const found: Found[] = [];
  for (let read = 0; read < ids.length; read += PAGE) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other, so that the frozen parts can be let go
    const rows = await findRows(db, ids.slice(read, read + PAGE));
    const wanted = rows.filter((row) => filter.state === undefined || stateAt(row, now) === filter.state);
    found.push(...wanted.map((row) => describe(row, now)));
  }
  return found;
}

async function findIds(db: Handle, { from, to, locationId }: BookingFilter): Promise<string[]> {
  let query = db.selectFrom('bookings').select('id');
  if (from !== undefined) query = query.where('check_in', '>=', from);
  if (to !== undefined) query = query.where('check_in', '<=', to);
  if (locationId !== undefined) query = query.where('location_id', '=', locationId);
  const rows = await query.orderBy('check_in').orderBy('reference').execute();
  return rows.map(({ id }) => id);
}

async function findRows(db: Handle, ids: readonly string[]): Promise<ListedRow[]> {
  return db
    .selectFrom('bookings')
    .select([...LISTED])
    .where('id', 'in', ids)
    .orderBy('check_in')
    .orderBy('reference')
    .execute();
}

function toListed(row: ListedRow, now: Date): ListedForStaff {
  return {
    reference: row.reference,
    state: stateAt(row, now),
    ...paidAt(row, now),
    stayState: row.stay_state,
    locationId: row.location_id,
    checkIn: row.check_in,
    checkOut: row.check_out,
    ...(row.arrival_time === null ? {} : { arrivalTime: row.arrival_time }),
    rooms: row.room_count,
    ...roomsForStaff(snapshotOf(row).rooms),
    totalMinor: row.total_minor,
    currency: row.currency,
  };
}

function toExported(row: ListedRow, now: Date): ExportedBooking {
  return {
    ...toListed(row, now),
    createdAt: row.created_at,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    ...(row.requests === null ? {} : { requests: row.requests }),
  };
}
