import { addDays, todayIn } from '#domain/stay';
import { snapshotOf } from '../snapshot.ts';
import type { BookingContext } from '../context.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { refuseUnknownLocation } from './find-bookings.ts';
import { type ExportedBooking, type LineRow, toExported } from './line-for-staff.ts';
import { type LineRange, readLines } from './read-lines.ts';

export type DaySheetKind = 'ARRIVALS' | 'DEPARTURES' | 'IN_HOUSE';

export interface DaySheetRequest {
  kind: DaySheetKind;
  /** Today when left out: where the location is, so that two of them may be on two days. */
  date?: string;
  locationId?: string;
}

/** A guest who comes, goes or stays, with all that the front desk needs to know. */
export interface DaySheetLine extends ExportedBooking {
  /** What is still to be paid. */
  dueMinor: number;
}

/** The guests of a day, by name; that it was looked at is written down. Who did not come is on none of the sheets. */
export async function showDay(
  context: Pick<BookingContext, 'clock' | 'db' | 'newId' | 'release'>,
  request: DaySheetRequest,
  actor: string,
): Promise<DaySheetLine[]> {
  const now = context.clock.now();
  const found = await readLines(context, rangeOf(request, now), (row) =>
    row.stay_state !== 'NO_SHOW' && isOnSheet(row, request, now) ? toLine(row, now) : undefined,
  );
  refuseUnknownLocation(context, request, found);
  await context.db.transaction().execute(async (trx) => {
    const details = { ...request, bookings: found.length };
    await recordAction(context, trx, { actor, action: 'SHOW_DAY', subject: 'bookings', details });
  });
  return found;
}

/** Wide enough for every time zone: the day of each row is looked at again. */
function rangeOf({ kind, date, locationId }: DaySheetRequest, now: Date): LineRange {
  const today = now.toISOString().slice(0, 10);
  const [first, last] = date === undefined ? [addDays(today, -1), addDays(today, 1)] : [date, date];
  const range: LineRange = { state: 'SUCCESSFUL', ...(locationId === undefined ? {} : { locationId }) };
  switch (kind) {
    case 'ARRIVALS':
      return { ...range, from: first, to: last };
    case 'DEPARTURES':
      return { ...range, departsFrom: first, departsTo: last };
    case 'IN_HOUSE':
      return { ...range, to: last, departsFrom: first };
    default:
      return kind satisfies never;
  }
}

function isOnSheet(row: LineRow, { kind, date }: DaySheetRequest, now: Date): boolean {
  const day = date ?? todayIn(snapshotOf(row).location.timezone, now);
  switch (kind) {
    case 'ARRIVALS':
      return row.check_in === day;
    case 'DEPARTURES':
      return row.check_out === day;
    // Who has the night of that day.
    case 'IN_HOUSE':
      return row.check_in <= day && day < row.check_out;
    default:
      return kind satisfies never;
  }
}

function toLine(row: LineRow, now: Date): DaySheetLine {
  return { ...toExported(row, now), dueMinor: Math.max(0, row.total_minor - row.paid_minor) };
}
