import { memoize } from '#domain/memoize';
import { LOCALE } from '#schemas/language';

/** Making a format takes much longer than using it, and a start needs none. */
const dayFormatOf = memoize((timeZone) => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full', timeZone }));
const shortDayFormatOf = memoize(
  (timeZone) => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone }),
);
const instantFormatOf = memoize(
  (timeZone) =>
    new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone }),
);

/** A stay date as a guest reads it: Thursday, 14 January 2027. */
export function longDate(date: string): string {
  return dayFormatOf('UTC').format(new Date(`${date}T00:00:00Z`));
}

/** A stay date in a line with others: 14 Jan 2027. */
export function shortDate(date: string): string {
  return shortDayFormatOf('UTC').format(new Date(`${date}T00:00:00Z`));
}

/** Minutes from midnight as a clock shows them: 14:00. */
export function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** An instant on the clock of a place: 21 Nov 2026, 15:40. */
export function instantAt(instant: string, timezone: string): string {
  return instantFormatOf(timezone).format(new Date(instant));
}
