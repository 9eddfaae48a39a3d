import type { LocaleDateParts, DayPart } from './locale-date-parts.ts';
import { type IsoDay, isoDay } from './iso-day.ts';

/**
 * Parses a typed day: 2026-03-10, the locale's order with any separator (10/3/26, 10.03.2026), or a month name anywhere
 * (Tue 10 March, March 10th 2026). Without a year it is the next such day from `today` on.
 */
export function parseTypedDay(typed: string, today: IsoDay, grammar: LocaleDateParts): IsoDay | undefined {
  const text = tidied(typed, grammar);
  const iso = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})$/.exec(text);
  const spelt = withoutNames(text, grammar);
  const numbers = spelt.rest.match(/\d+/g) ?? [];
  // Any other text is not part of a date; "10th" and "10日" are.
  if (/\p{L}{4,}/u.test(spelt.rest)) return undefined;
  if (spelt.month !== undefined) return fromMonthName(numbers, spelt.month, today);
  return fromNumbers(numbers, today, grammar) ?? (iso === null ? undefined : fromParts(iso.slice(1)));
}

function fromParts([year = '', month = '', day = '']: readonly string[]): IsoDay | undefined {
  return isoDay(Number(year), Number(month), Number(day));
}

function fromMonthName(numbers: readonly string[], month: number, today: IsoDay): IsoDay | undefined {
  if (numbers.length === 0 || numbers.length > 2) return undefined;
  const [first = '', second] = numbers;
  const isYearFirst = first.length === 4;
  const [day, year] = isYearFirst ? [second ?? '', first] : [first, second];
  return year === undefined
    ? nextSuchDay({ day: Number(day), month }, today)
    : dayInYear(year, month, Number(day));
}

function fromNumbers(
  numbers: readonly string[],
  today: IsoDay,
  { order }: LocaleDateParts,
): IsoDay | undefined {
  const [only = ''] = numbers;
  if (numbers.length === 1) return fromNumbersInARow(only, order);
  if (numbers.length === 2) {
    const short = order.filter((part) => part !== 'year');
    const day = Number(numbers[short.indexOf('day')]);
    return nextSuchDay({ day, month: Number(numbers[short.indexOf('month')]) }, today);
  }
  if (numbers.length !== 3) return undefined;
  if (only.length === 4) return fromParts(numbers);
  return inOrder(numbers, order) ?? inOrder(numbers, swapped(order));
}

function fromNumbersInARow(digits: string, order: readonly DayPart[]): IsoDay | undefined {
  if (digits.length !== 8 && digits.length !== 6) return undefined;
  const yearLength = digits.length - 4;
  let from = 0;
  const parts = order.map((part) => {
    const length = part === 'year' ? yearLength : 2;
    from += length;
    return digits.slice(from - length, from);
  });
  return inOrder(parts, order);
}

function inOrder(numbers: readonly string[], order: readonly DayPart[]): IsoDay | undefined {
  const of = (part: DayPart) => numbers[order.indexOf(part)] ?? '';
  return dayInYear(of('year'), Number(of('month')), Number(of('day')));
}

/** Swaps day and month when only that makes a date: 13/03/2026 in any locale. */
function swapped(order: readonly DayPart[]): DayPart[] {
  return order.map((part) => (part === 'day' ? 'month' : part === 'month' ? 'day' : part));
}

function dayInYear(year: string, month: number, day: number): IsoDay | undefined {
  if (year.length === 2) return isoDay(2000 + Number(year), month, day);
  return year.length === 4 ? isoDay(Number(year), month, day) : undefined;
}

function nextSuchDay({ day, month }: { day: number; month: number }, today: IsoDay): IsoDay | undefined {
  const year = Number(today.slice(0, 4));
  // The next 29 February may be eight years away.
  const years = Array.from({ length: 9 }, (_, index) => year + index);
  return years.map((each) => isoDay(each, month, day)).find((each) => each !== undefined && each >= today);
}

function tidied(typed: string, { digits, locale }: LocaleDateParts): string {
  const text = typed
    .normalize('NFKC')
    // Invisible direction marks.
    .replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .toLocaleLowerCase(locale)
    .trim();
  return digits.reduce((rest, digit, value) => rest.replaceAll(digit, String(value)), text);
}

interface Reading {
  month?: number;
  rest: string;
}

/** Among all ways to find names in the text, the one that explains most of it: "mar 28 abr" is a Tuesday in April. */
function withoutNames(text: string, grammar: LocaleDateParts): Reading {
  const whole = grammar.months.flatMap(({ name, month }): Reading[] => {
    const rest = without(text, name);
    return rest === undefined ? [] : [{ month, rest }];
  });
  const readings = (whole.length > 0 ? whole : [withoutBegunMonth(text, grammar)]).map((reading) => ({
    ...reading,
    rest: withoutWeekdays(reading.rest, grammar),
  }));
  return readings.reduce((best, next) => (letters(next.rest) < letters(best.rest) ? next : best));
}

/** "Septem" abbreviates one month only. */
function withoutBegunMonth(text: string, { months }: LocaleDateParts): Reading {
  for (const [word] of text.matchAll(/\p{L}{3,}/gu)) {
    const begun = new Set(months.flatMap(({ name, month }) => (name.startsWith(word) ? [month] : [])));
    const [month] = begun;
    if (month !== undefined && begun.size === 1) return { month, rest: text.replace(word, ' ') };
  }
  return { rest: text };
}

function withoutWeekdays(text: string, { weekdays }: LocaleDateParts): string {
  const bare = weekdays.reduce((rest, name) => without(rest, name) ?? rest, text);
  return bare.replaceAll(/\p{L}{3,}/gu, (word) =>
    weekdays.some((name) => name.startsWith(word)) ? ' ' : word,
  );
}

const letters = (text: string) => text.replaceAll(/\P{L}/gu, '').length;

/** The text without a name that is a whole word in it, else undefined. */
function without(text: string, name: string): string | undefined {
  for (let at = text.lastIndexOf(name); at >= 0; at = at === 0 ? -1 : text.lastIndexOf(name, at - 1)) {
    const rest = `${text.slice(0, at)} ${text.slice(at + name.length)}`;
    if (isWord(text, name, at)) return rest;
  }
  return undefined;
}

/** Not the "2月" of "12月", and not the "mar" of "marble". */
function isWord(text: string, name: string, at: number): boolean {
  const before = text.charAt(at - 1);
  const after = text.charAt(at + name.length);
  const joinsDigits = /^\d/.test(name) && /\d/.test(before);
  const endsInDigits = /\d$/.test(name) && /\d/.test(after);
  const isSpelt = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u.test(name);
  return !joinsDigits && !endsInDigits && !(isSpelt && (/\p{L}/u.test(before) || /\p{L}/u.test(after)));
}
