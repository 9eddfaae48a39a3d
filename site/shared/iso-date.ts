/**
 * Arithmetic on calendar days (`YYYY-MM-DD`) for the screens, without a time zone and without the date library of
 * `domain/stay.ts`. The server holds the rules of a stay.
 */
const DAY_MS = 86_400_000;
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/u;

/** True for a day that exists: 2027-02-29 does not. */
export function isIsoDate(text: string): boolean {
  const match = ISO_DAY.exec(text);
  if (!match) return false;
  const midday = utcMidday(text);
  return !Number.isNaN(midday) && new Date(midday).toISOString().startsWith(text);
}

export function addDays(isoDate: string, days: number): string {
  return new Date(utcMidday(isoDate) + days * DAY_MS).toISOString().slice(0, 10);
}

export function nightsBetween(checkIn: string, checkOut: string): number {
  return Math.round((utcMidday(checkOut) - utcMidday(checkIn)) / DAY_MS);
}

/** The last day of a month, YYYY-MM. */
export function lastDayOfMonth(month: string): string {
  // The 28th plus four days is in the next month, whatever the month's length.
  const next = addDays(`${month}-28`, 4);
  return addDays(`${next.slice(0, 7)}-01`, -1);
}

/** The months from one day to another, as YYYY-MM. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let day = from; day.slice(0, 7) <= to.slice(0, 7); day = addDays(lastDayOfMonth(day.slice(0, 7)), 1))
    months.push(day.slice(0, 7));
  return months;
}

const formats = new Map<string, Intl.DateTimeFormat>();

export function todayAt(timezone: string, now: Date): string {
  // The Swedish locale writes ISO dates.
  const format =
    formats.get(timezone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short' });
  formats.set(timezone, format);
  return format.format(now);
}

/** A day as an instant for `Intl`, which must format it in UTC. */
export function utcMidday(isoDate: string): number {
  return Date.parse(`${isoDate}T12:00:00Z`);
}
