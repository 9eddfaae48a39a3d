import { utcMidday } from '../iso-date.ts';

/** The region whose number and date habits go with a language of the interface. */
const REGIONS: Readonly<Record<string, string>> = { en: 'en-IN' };

/** Dates, times and money for one language. Calendar days have no time zone; instants are always shown in the hotel's. */
export interface Formats {
  locale: string;
  /** Sat, 28 Mar 2026 */
  day: (isoDate: string) => string;
  /** 28 March */
  shortDay: (isoDate: string) => string;
  /** Sat, 28 Mar 2026, 14:00 at the hotel */
  instant: (instant: string, timezone: string) => string;
  /** 14:35 at the hotel */
  time: (instant: string, timezone: string) => string;
  /** 840 minutes from midnight are 2:00 pm */
  clock: (minutesFromMidnight: number) => string;
  percent: (basisPoints: number) => string;
  list: (items: readonly string[]) => string;
}

export function createFormats(language: string): Formats {
  const locale = REGIONS[language] ?? language;
  const day = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const shortDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const list = new Intl.ListFormat(locale);
  return {
    locale,
    day: (isoDate) => day.format(utcMidday(isoDate)),
    shortDay: (isoDate) => shortDay.format(utcMidday(isoDate)),
    instant: (instant, timeZone) =>
      new Intl.DateTimeFormat(locale, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        hour: 'numeric',
        minute: '2-digit',
        timeZone,
      }).format(Date.parse(instant)),
    time: (instant, timeZone) =>
      new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(Date.parse(instant)),
    clock: (minutes) => clock.format(minutes * 60_000),
    percent: (basisPoints) => percent.format(basisPoints / 10_000),
    list: (items) => list.format(items),
  };
}
