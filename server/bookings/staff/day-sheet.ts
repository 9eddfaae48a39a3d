import { addDays, todayIn } from '#domain/stay';
import type { BookingContext } from '../context.ts';
import { type Actor, recordAction } from '../../platform/audit/record-action.ts';
import { refuseUnknownLocation } from './find-bookings.ts';
import { type ExportedBooking, type LineRow, toExported } from './line-for-staff.ts';
import { type LineRange, readLines } from './read-lines.ts';

export type DaySheetKind = 'ARRIVALS' | 'DEPARTURES' | 'IN_HOUSE';

export interface DaySheetRequest {
  kind: DaySheetKind;
  /** Default: today at the location, so two locations may differ. */
  date?: string;
  locationId?: string;
}

export interface DaySheetLine extends ExportedBooking {
  dueMinor: number;
}

/** Returns the guests of a day, without no-shows, and records who looked. */
export async function showDay(
  context: Pick<BookingContext, 'clock' | 'db' | 'newId' | 'release'>,
  request: DaySheetRequest,
  actor: Actor,
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

/** A range for every time zone; `isOnSheet` checks the day of each row again. */
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
  const day = date ?? todayIn(row.sold.location.timezone, now);
  switch (kind) {
    case 'ARRIVALS':
      return row.check_in === day;
    case 'DEPARTURES':
      return row.check_out === day;
    // The guest sleeps here in the night of that day.
    case 'IN_HOUSE':
      return row.check_in <= day && day < row.check_out;
    default:
      return kind satisfies never;
  }
}

function toLine(row: LineRow, now: Date): DaySheetLine {
  return { ...toExported(row, now), dueMinor: Math.max(0, row.due_minor) };
}
