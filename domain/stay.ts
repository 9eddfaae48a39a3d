import { Temporal } from 'temporal-polyfill';
import { memoize } from './memoize.ts';

/** Calendar days of the location: nights are [checkIn, checkOut), without the departure day. */
export interface Stay {
  checkIn: string;
  checkOut: string;
}

/** A point in time, as a date or as stored text. */
export type Moment = Date | string;

/** The requested stay, or the i18n key of the message. */
export type ParsedStay =
  | { kind: 'STAY'; stay: Stay }
  | {
      kind: 'REFUSED';
      field: 'checkIn' | 'checkOut';
      messageKey: 'validation.selectDates' | 'validation.sameDates';
    };

const MAX_NIGHTS = 365;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** Returns whether a text is a calendar day, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(countOfDay(text));
}

/** Days are counted in UTC, because it has no clock changes. */
const countOfDay = memoize((day): number => {
  const ms = Date.parse(`${day}T00:00:00.000Z`);
  // February 30 is parsed as a day in March.
  return Number.isNaN(ms) || dayOfCount(ms / DAY_MS) !== day ? Number.NaN : ms / DAY_MS;
});

function dayOfCount(count: number): string {
  return new Date(count * DAY_MS).toISOString().slice(0, 10);
}

function countOf(day: string): number {
  const count = countOfDay(day);
  if (Number.isNaN(count)) throw new RangeError(`"${day}" is not a calendar day.`);
  return count;
}

/** Parses two typed dates as a stay. */
export function parseStay(checkIn: string, checkOut: string): ParsedStay {
  if (!isDay(checkIn)) return { kind: 'REFUSED', field: 'checkIn', messageKey: 'validation.selectDates' };
  if (!isDay(checkOut)) return { kind: 'REFUSED', field: 'checkOut', messageKey: 'validation.selectDates' };
  if (checkIn === checkOut) return { kind: 'REFUSED', field: 'checkOut', messageKey: 'validation.sameDates' };
  const nights = daysBetween(checkIn, checkOut);
  if (nights < 1 || nights > MAX_NIGHTS) {
    return { kind: 'REFUSED', field: 'checkOut', messageKey: 'validation.selectDates' };
  }
  return { kind: 'STAY', stay: { checkIn, checkOut } };
}

/** Adds days to a day; a negative count goes back. */
export function addDays(day: string, days: number): string {
  return dayOfCount(countOf(day) + days);
}

/** Counts the days from one to the other; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return countOf(to) - countOf(from);
}

/** Counts the nights of a stay. */
export function nightCount({ checkIn, checkOut }: Stay): number {
  return daysBetween(checkIn, checkOut);
}

/** Lists every night by the day it begins on, in order. */
export function nightsOf({ checkIn, checkOut }: Stay): string[] {
  return [...nightsBetween(`${checkIn}/${checkOut}`)];
}

const nightsBetween = memoize((interval): readonly string[] => {
  const [checkIn = '', checkOut = ''] = interval.split('/');
  const nights = Math.max(0, nightCount({ checkIn, checkOut }));
  return Array.from({ length: nights }, (_, index) => addDays(checkIn, index));
}, 500);

/** Returns the ISO day of the week: Monday is 1, Sunday 7. */
export function weekday(day: string): number {
  // 1 January 1970 was a Thursday.
  return ((((countOf(day) + 3) % 7) + 7) % 7) + 1;
}

const FRIDAY_AND_SATURDAY: readonly number[] = [5, 6];

/** Returns whether a night begins on a weekend day; these are ISO days of the week. */
export function isWeekendNight(night: string, weekendDays: readonly number[] = FRIDAY_AND_SATURDAY): boolean {
  return weekendDays.includes(weekday(night));
}

/** Returns the calendar day in a time zone at a moment. */
export function todayIn(timezone: string, now: Moment): string {
  return dayAt(`${msOf(now)}/${timezone}`);
}

const dayAt = memoize((moment): string => {
  const { epochMs, timezone } = placedMoment(moment);
  return zonedAt(epochMs, timezone).toPlainDate().toString();
}, 500);

/**
 * Returns the instant of a wall time in a time zone. A time that a clock change skips shifts forward; of a
 * repeated one the first counts (BOOKING-RULES, Cancellation 7). In UTC with milliseconds, so that instants
 * sort as text.
 */
export function instantOf(day: string, minutes: number, timezone: string): string {
  return wallTimeAt(`${day}/${minutes}/${timezone}`);
}

const wallTimeAt = memoize((wallTime): string => {
  const [day = '', minutesText = '', ...zone] = wallTime.split('/');
  const minutes = Number(minutesText);
  const time = Temporal.PlainTime.from(
    { hour: Math.trunc(minutes / 60), minute: minutes % 60 },
    { overflow: 'reject' },
  );
  const zoned = Temporal.PlainDate.from(day)
    .toPlainDateTime(time)
    .toZonedDateTime(zone.join('/'), { disambiguation: 'compatible' });
  return textOfMs(zoned.epochMilliseconds);
});

/** Moves an instant by calendar days at the same wall time; in milliseconds. A negative count goes back. */
export function shiftDays(epochMs: number, days: number, timezone: string): number {
  return days === 0 ? epochMs : daysFrom(`${epochMs}/${timezone}/${days}`);
}

const daysFrom = memoize((shift): number => {
  const { epochMs, timezone } = placedMoment(shift.slice(0, shift.lastIndexOf('/')));
  const days = Number(shift.slice(shift.lastIndexOf('/') + 1));
  return zonedAt(epochMs, timezone).add({ days }).epochMilliseconds;
});

/** Parses "1774706400000/Europe/Berlin". */
function placedMoment(moment: string): { epochMs: number; timezone: string } {
  const end = moment.indexOf('/');
  return { epochMs: Number(moment.slice(0, end)), timezone: moment.slice(end + 1) };
}

function zonedAt(epochMs: number, timezone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timezone);
}

/** Returns a moment in milliseconds; throws when it is invalid. */
export function msOf(moment: Moment): number {
  const epochMs = typeof moment === 'string' ? msOfText(moment) : moment.getTime();
  if (Number.isNaN(epochMs)) throw new RangeError(`"${String(moment)}" is not a point in time.`);
  return epochMs;
}

/** Only text in UTC may use the faster parser, which reads other text in the machine's time zone. */
function msOfText(instant: string): number {
  return instant.endsWith('Z') ? Date.parse(instant) : Temporal.Instant.from(instant).epochMilliseconds;
}

/** Formats milliseconds as an instant in UTC with milliseconds. */
export function textOfMs(epochMilliseconds: number): string {
  return new Date(epochMilliseconds).toISOString();
}
