import { Temporal } from 'temporal-polyfill';
import { memoize } from './memoize.ts';

/** Calendar days of the location: nights are [checkIn, checkOut), the departure day is not slept. */
export interface Stay {
  checkIn: string;
  checkOut: string;
}

/** A point in time, as a server's clock or a stored text gives it. */
export type Moment = Date | string;

/** What was asked for: a stay, or the i18n key of what is wrong with it. */
export type ParsedStay =
  | { kind: 'STAY'; stay: Stay }
  | {
      kind: 'REFUSED';
      field: 'checkIn' | 'checkOut';
      messageKey: 'validation.selectDates' | 'validation.sameDates';
    };

/** The longest stay that can be asked for: as long as the longest that a restriction can name. */
const MAX_NIGHTS = 365;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** True for a day of the calendar, written YYYY-MM-DD. */
export function isDay(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(countOfDay(text));
}

/** Days are counted in UTC, which has no clock changes: it is the calendar that counts here, and no place. */
const countOfDay = memoize((day): number => {
  const ms = Date.parse(`${day}T00:00:00.000Z`);
  // The 30th of February is read as a day of March.
  return Number.isNaN(ms) || dayOfCount(ms / DAY_MS) !== day ? Number.NaN : ms / DAY_MS;
});

function dayOfCount(count: number): string {
  return new Date(count * DAY_MS).toISOString().slice(0, 10);
}

/** For days that are known to be some. */
function countOf(day: string): number {
  const count = countOfDay(day);
  if (Number.isNaN(count)) throw new RangeError(`"${day}" is no day of the calendar.`);
  return count;
}

/** Two typed dates as a stay. */
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

/** The day that many days later; earlier when it is negative. */
export function addDays(day: string, days: number): string {
  return dayOfCount(countOf(day) + days);
}

/** Days from one to the other; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return countOf(to) - countOf(from);
}

/** How many nights a stay has. */
export function nightCount({ checkIn, checkOut }: Stay): number {
  return daysBetween(checkIn, checkOut);
}

/** Every night in order, by the day it begins on. */
export function nightsOf({ checkIn, checkOut }: Stay): string[] {
  return [...nightsBetween(`${checkIn}/${checkOut}`)];
}

const nightsBetween = memoize((interval): readonly string[] => {
  const [checkIn = '', checkOut = ''] = interval.split('/');
  const nights = Math.max(0, nightCount({ checkIn, checkOut }));
  return Array.from({ length: nights }, (_, index) => addDays(checkIn, index));
}, 500);

/** ISO day of the week: Monday is 1, Sunday 7. */
export function weekday(day: string): number {
  // The first day that is counted, 1 January 1970, was a Thursday.
  return ((((countOf(day) + 3) % 7) + 7) % 7) + 1;
}

/** Friday and Saturday nights are the weekend's. */
export function isWeekendNight(night: string): boolean {
  const day = weekday(night);
  return day === 5 || day === 6;
}

/** The calendar day at a place, at a moment. */
export function todayIn(timezone: string, now: Moment): string {
  return dayAt(`${msOf(now)}/${timezone}`);
}

const dayAt = memoize((moment): string => {
  const { epochMs, timezone } = placedMoment(moment);
  return zonedAt(epochMs, timezone).toPlainDate().toString();
}, 500);

/**
 * The instant of a wall time at a place: a wall time that a clock change leaves out shifts forward, one that it repeats
 * is the first (BOOKING-RULES, Cancellation 7). In UTC with milliseconds, so that instants sort as text.
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

/** The same wall time so many calendar days later, or earlier when it is negative; in milliseconds, as both ends are. */
export function shiftDays(epochMs: number, days: number, timezone: string): number {
  return days === 0 ? epochMs : daysFrom(`${epochMs}/${timezone}/${days}`);
}

const daysFrom = memoize((shift): number => {
  const { epochMs, timezone } = placedMoment(shift.slice(0, shift.lastIndexOf('/')));
  const days = Number(shift.slice(shift.lastIndexOf('/') + 1));
  return zonedAt(epochMs, timezone).add({ days }).epochMilliseconds;
});

/** Reads "1774706400000/Europe/Berlin". */
function placedMoment(moment: string): { epochMs: number; timezone: string } {
  const end = moment.indexOf('/');
  return { epochMs: Number(moment.slice(0, end)), timezone: moment.slice(end + 1) };
}

function zonedAt(epochMs: number, timezone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timezone);
}

/** A moment for arithmetic; throws where it is none. */
export function msOf(moment: Moment): number {
  const epochMs = typeof moment === 'string' ? msOfText(moment) : moment.getTime();
  if (Number.isNaN(epochMs)) throw new RangeError(`"${String(moment)}" is no point in time.`);
  return epochMs;
}

/** Only what names UTC is read by the quicker parser, which takes other times for those of the machine. */
function msOfText(instant: string): number {
  return instant.endsWith('Z') ? Date.parse(instant) : Temporal.Instant.from(instant).epochMilliseconds;
}

/** The instant of a count of milliseconds, as text in UTC with milliseconds. */
export function textOfMs(epochMilliseconds: number): string {
  return new Date(epochMilliseconds).toISOString();
}
