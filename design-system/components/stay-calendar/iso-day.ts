import { endOfMonth, parseDate, startOfMonth } from '@internationalized/date';

/** A calendar day as text, YYYY-MM-DD. Sorts as text. */
export type IsoDay = string;

/** The day that many days later; earlier when it is negative. */
export function addDays(day: IsoDay, days: number): IsoDay {
  return parseDate(day).add({ days }).toString();
}

/** How many nights lie between two days; negative when the second is earlier. */
export function nightsBetween(from: IsoDay, to: IsoDay): number {
  return parseDate(to).compare(parseDate(from));
}

/** The day of a year, a month and a day of the month; nothing when the calendar has no such day. */
export function isoDay(year: number, month: number, day: number): IsoDay | undefined {
  const text = `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
  return isIsoDay(text) ? text : undefined;
}

/** Whether a text is a day of the calendar, written YYYY-MM-DD. */
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
