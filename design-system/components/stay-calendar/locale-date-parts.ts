export type DayPart = 'day' | 'month' | 'year';

/** How a locale writes dates: order, names and digits. */
export interface LocaleDateParts {
  locale: string;
  order: readonly DayPart[];
  /** All month names, the longest first. */
  months: readonly { name: string; month: number }[];
  /** All weekday names, the longest first. */
  weekdays: readonly string[];
  /** The locale's digits zero to nine, if they are not 0 to 9. */
  digits: readonly string[];
}

const REFERENCE_YEAR = 2026;
const utc = { timeZone: 'UTC', calendar: 'gregory' } as const;

/** Derives a locale's date parts from the browser's formats. */
export function localeDateParts(locale: string): LocaleDateParts {
  const numeric = new Intl.DateTimeFormat(locale, {
    ...utc,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  const digits = Array.from({ length: 10 }, (_, digit) => plain.format(digit));
  return {
    order: numeric.formatToParts(0).flatMap(({ type }) => (isDayPart(type) ? [type] : [])),
    months: monthNames(locale),
    weekdays: weekdayNames(locale),
    digits: digits[0] === '0' ? [] : digits,
    locale,
  };
}

const STYLES = ['long', 'short'] as const;

function monthNames(locale: string): LocaleDateParts['months'] {
  const middles = Array.from({ length: 12 }, (_, month) => Date.UTC(REFERENCE_YEAR, month, 15));
  // Some languages inflect the month beside a day: "марта", "maaliskuuta".
  const namers = STYLES.flatMap((style) => [
    namer(locale, 'month', { month: style }),
    namer(locale, 'month', { month: style, day: 'numeric' }),
  ]);
  const names = middles.flatMap((date, index) =>
    namers.map((nameOf) => ({ name: nameOf(date), month: index + 1 })),
  );
  // A numeric month name is parsed as a number.
  return longestFirst(names, ({ name }) => name).filter(({ name }) => !/^\d*$/.test(name));
}

function weekdayNames(locale: string): string[] {
  const week = Array.from({ length: 7 }, (_, day) => Date.UTC(REFERENCE_YEAR, 2, 1 + day));
  const namers = STYLES.flatMap((style) => [
    namer(locale, 'weekday', { weekday: style }),
    namer(locale, 'weekday', { weekday: style, day: 'numeric', month: style, year: 'numeric' }),
  ]);
  const names = week.flatMap((date) => namers.map((nameOf) => nameOf(date)));
  return longestFirst(names, (name) => name).filter((name) => name !== '');
}

function namer(locale: string, part: 'month' | 'weekday', options: Intl.DateTimeFormatOptions) {
  const formatter = new Intl.DateTimeFormat(locale, { ...utc, ...options });
  return (date: number): string => {
    const name = formatter.formatToParts(date).find(({ type }) => type === part)?.value ?? '';
    return name.normalize('NFKC').toLocaleLowerCase(locale).replace(/\.$/, '');
  };
}

function longestFirst<Item>(items: readonly Item[], textOf: (item: Item) => string): Item[] {
  return items.toSorted((a, b) => textOf(b).length - textOf(a).length);
}

export const isDayPart = (type: string): type is DayPart =>
  type === 'day' || type === 'month' || type === 'year';
