import { dateWords, dayFormatter, dayRangeFormatter } from '#design-system/format-day';
import { formatBasisPoints } from '#domain/money';
import { firstDayOfWeek } from '#domain/week';
import { localeFor } from '#schemas/language';
import { utcMidday } from '../iso-date.ts';

/** Formats dates, times and money for one language. Calendar days have no time zone; instants are in the hotel's. */
export interface Formats {
  locale: string;
  /** The same, with the first day of the week in the hotel's region. */
  calendarLocale: string;
  /** Sat 28 Mar 2026 */
  day: (isoDate: string) => string;
  /** Tue 9 – Fri 12 Feb: a stay where its year is not in doubt */
  stay: (checkIn: string, checkOut: string) => string;
  /** January 2027, for 2027-01 */
  month: (isoMonth: string) => string;
  /** 14:35 in the hotel's time */
  time: (instant: string, timezone: string) => string;
  /** Sat 28 Mar 2026, 14:35 in the hotel's time */
  moment: (instant: string, timezone: string) => string;
  /** Sat 28 Mar in the hotel's time */
  shortDay: (instant: string, timezone: string) => string;
  /** 840 minutes from midnight are 14:00, as in cancellation terms */
  clock: (minutesFromMidnight: number) => string;
  percent: (basisPoints: number) => string;
  fileSize: (bytes: number) => string;
  list: (items: readonly string[]) => string;
}

/** A 24-hour clock: nobody reads a deadline at 12:00 as midnight. */
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const DAY = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;

const SHORT_DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

const unit = (name: 'kilobyte' | 'megabyte', locale: string): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: name, maximumFractionDigits: 1 });

/** Makes the formats of a page's language in the region of the hotel. */
export function formatsFor(language: string, region: string): Formats {
  const locale = localeFor(language, region);
  const at = (instant: string, options: Intl.DateTimeFormatOptions) =>
    dateWords(new Intl.DateTimeFormat(locale, options).formatToParts(Date.parse(instant)));
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const clock = new Intl.DateTimeFormat(locale, { ...CLOCK, timeZone: 'UTC' });
  const list = new Intl.ListFormat(locale);
  return {
    locale,
    calendarLocale: `${locale}${locale.includes('-u-') ? '' : '-u'}-fw-${firstDayOfWeek(region)}`,
    day: dayFormatter(locale, DAY),
    stay: dayRangeFormatter(locale, SHORT_DAY),
    month: (isoMonth) => month.format(utcMidday(`${isoMonth}-01`)),
    time: (instant, timeZone) => at(instant, { ...CLOCK, timeZone }),
    moment: (instant, timeZone) => at(instant, { ...DAY, ...CLOCK, timeZone }),
    shortDay: (instant, timeZone) => at(instant, { ...SHORT_DAY, timeZone }),
    clock: (minutes) => clock.format(minutes * 60_000),
    fileSize: (bytes) =>
      bytes < MEGABYTE
        ? unit('kilobyte', locale).format(Math.ceil(bytes / KILOBYTE))
        : unit('megabyte', locale).format(bytes / MEGABYTE),
    percent: (basisPoints) => formatBasisPoints(basisPoints, locale),
    list: (items) => list.format(items),
  };
}
