import { endOfMonth, parseDate, startOfMonth } from '@internationalized/date';

/** A calendar day as YYYY-MM-DD. It sorts as text. */
export type IsoDay = string;

/** Adds days; a negative count subtracts. */
export function addDays(day: IsoDay, days: number): IsoDay {
  return parseDate(day).add({ days }).toString();
}

/** The same day of another month, or its last day. */
export function addMonths(day: IsoDay, months: number): IsoDay {
  return parseDate(day).add({ months }).toString();
}

/** How many months one day's month is after another's. */
export function monthsBetween(from: IsoDay, to: IsoDay): number {
  const month = (day: IsoDay) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return month(to) - month(from);
}

/** The nights between two days; negative if the second is earlier. */
export function nightsBetween(from: IsoDay, to: IsoDay): number {
  return parseDate(to).compare(parseDate(from));
}

/** A day from its parts, or undefined if it does not exist. */
export function isoDay(year: number, month: number, day: number): IsoDay | undefined {
  const text = `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
  return isIsoDay(text) ? text : undefined;
}

/** Whether a text is an existing day, as YYYY-MM-DD. */
export function isIsoDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isParsable(text);
}

function isParsable(text: string): boolean {
  try {
    return parseDate(text).toString() === text;
  } catch {
    return false;
  }
}

export function firstOfMonth(day: IsoDay): IsoDay {
  return startOfMonth(parseDate(day)).toString();
}

export function lastOfMonth(day: IsoDay): IsoDay {
  return endOfMonth(parseDate(day)).toString();
}

const twoDigits = (count: number) => String(count).padStart(2, '0');
