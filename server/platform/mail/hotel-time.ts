import { memoize } from '#domain/memoize';

/** Created on first use: creating a format is slow, and a start needs none. */
const dayFormatOf = memoize(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }),
);
const shortDayFormatOf = memoize(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
);
const instantFormatsOf = memoize((locale) =>
  memoize(
    (timeZone) =>
      new Intl.DateTimeFormat(locale, {
        dateStyle: 'medium',
        timeStyle: 'short',
        hourCycle: 'h23',
        timeZone,
      }),
  ),
);

/** Formats a stay date: Thursday, 14 January 2027. */
export function longDate(date: string, locale: string): string {
  return dayFormatOf(locale).format(new Date(`${date}T00:00:00Z`));
}

/** Formats a stay date in short: 14 Jan 2027. */
export function shortDate(date: string, locale: string): string {
  return shortDayFormatOf(locale).format(new Date(`${date}T00:00:00Z`));
}

/** Formats minutes since midnight: 14:00. */
export function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Formats an instant in a time zone: 21 Nov 2026, 15:40. */
export function instantAt(instant: string, timezone: string, locale: string): string {
  return instantFormatsOf(locale)(timezone).format(new Date(instant));
}
