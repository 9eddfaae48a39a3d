import { dayFormatter, dayRangeFormatter } from '../../format-day.ts';
import { type LocaleDateParts, localeDateParts, isDayPart } from './locale-date-parts.ts';
import type { IsoDay } from './iso-day.ts';
import { parseTypedDay } from './parse-typed-day.ts';
import { memoizeByDay } from './memoize-by-day.ts';
import type { StayCalendarWords } from './words.ts';

/** Formats days in one locale, as UTC because days have no time zone. */
export interface DayFormat {
  parse: (typed: string, today: IsoDay) => IsoDay | undefined;
  /** "Tuesday, 10 March 2026". */
  full: (day: IsoDay) => string;
  /** "10 Mar 2026": short, and unambiguous where readers differ on 10/03. */
  short: (day: IsoDay) => string;
  /** "Tue 10 Mar". */
  brief: (day: IsoDay) => string;
  /** "March 2026". */
  month: (day: IsoDay) => string;
  /** "10", in the locale's digits. */
  number: (day: IsoDay) => string;
  /** The two days of a stay, with shared parts written once. */
  range: (from: IsoDay, to: IsoDay) => string;
  /** The locale's numeric date pattern, such as DD/MM/YYYY. */
  pattern: (letters: StayCalendarWords['dateParts']) => string;
  /** The style of the weekday names, and the initial of each. */
  weekdays: { style: 'short' | 'narrow'; initials: ReadonlyMap<string, string> };
}

const NO_ZONE = { timeZone: 'UTC', calendar: 'gregory' } as const;
const DAY_OF_WEEK = { weekday: 'short', day: 'numeric', month: 'short' } as const;

export function dayFormat(locale: string, typingLocale = locale): DayFormat {
  const format = (options: Intl.DateTimeFormatOptions) => memoizeByDay(dayFormatter(locale, options));
  const number = new Intl.NumberFormat(locale, { useGrouping: false });
  // Computed when something is typed: most guests only press days.
  let grammars: LocaleDateParts[] | undefined;
  return {
    parse(typed, today) {
      // The page's language too: a chosen day stands in the field with its names.
      grammars ??= [...new Set([typingLocale, locale])].map(localeDateParts);
      return firstOf(grammars, (grammar) => parseTypedDay(typed, today, grammar));
    },
    full: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    short: format({ day: 'numeric', month: 'short', year: 'numeric' }),
    brief: format(DAY_OF_WEEK),
    month: format({ month: 'long', year: 'numeric' }),
    number: memoizeByDay((day) => number.format(Number(day.slice(8)))),
    pattern: patternOf(typingLocale),
    weekdays: weekdaysOf(locale),
    range: dayRangeFormatter(locale, { ...DAY_OF_WEEK, year: 'numeric' }),
  };
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined) {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function patternOf(locale: string): DayFormat['pattern'] {
  const numeric = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  const parts = new Intl.DateTimeFormat(locale, { ...numeric, ...NO_ZONE }).formatToParts(0);
  return (letters) => parts.map(({ type, value }) => (isDayPart(type) ? letters[type] : value)).join('');
}

/** The longest short weekday name that fits a column. Longer ones become initials. */
const ROOM_FOR_WEEKDAY = 4;

function weekdaysOf(locale: string): DayFormat['weekdays'] {
  const names = (style: 'short' | 'narrow') => {
    const formatter = new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, day) => formatter.format(Date.UTC(2026, 2, 1 + day)));
  };
  const short = names('short');
  const narrow = names('narrow');
  const fits = short.every((name) => name.length <= ROOM_FOR_WEEKDAY);
  return {
    style: fits ? 'short' : 'narrow',
    initials: new Map(short.map((name, day) => [name, narrow[day] ?? name])),
  };
}
