/** ISO days for tests that run on any day of the year. */

const DAY_MS = 86_400_000;
/** Days (month-day) on which a fixture hotel restricts arrivals or is closed. */
const RESTRICTED = [
  ['12-20', '12-31'],
  ['01-01', '01-03'],
  ['07-01', '07-31'],
] as const;

const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

interface Stay {
  checkIn: string;
  checkOut: string;
}

/** A stay on days without restrictions, about six weeks ahead where other journeys may take the same rooms. */
export function openStay(nights: number, daysAhead = 42): Stay {
  return stayFrom(daysAhead, nights);
}

/** A stay from the day after tomorrow, when free cancellation is over. Later if days are restricted. */
export function soonStay(nights: number): Stay {
  return stayFrom(2, nights);
}

/**
 * The first day of a weekday (1 Monday to 7 Sunday) in the next month of that number which begins at least so many
 * days from now.
 */
export function dayInMonth(month: number, weekday: number, daysAhead: number): string {
  const earliest = Date.now() + daysAhead * DAY_MS;
  const thisYear = Date.UTC(new Date().getUTCFullYear(), month - 1, 1);
  const nextYear = Date.UTC(new Date().getUTCFullYear() + 1, month - 1, 1);
  const first = thisYear < earliest ? nextYear : thisYear;
  // Sunday is 0 for Date.
  return isoDay(first + ((weekday - new Date(first).getUTCDay() + 7) % 7) * DAY_MS);
}

export function nightsAfter(day: string, nights: number): string {
  return isoDay(Date.parse(day) + nights * DAY_MS);
}

function stayFrom(days: number, nights: number): Stay {
  let start = Date.now() + days * DAY_MS;
  const isRestricted = (ms: number): boolean =>
    RESTRICTED.some(([from, to]) => isoDay(ms).slice(5) >= from && isoDay(ms).slice(5) <= to);
  while (isRestricted(start) || isRestricted(start + nights * DAY_MS)) start += DAY_MS;
  return { checkIn: isoDay(start), checkOut: isoDay(start + nights * DAY_MS) };
}
