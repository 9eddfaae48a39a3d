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

/** A stay about six weeks ahead, on days without restrictions. */
export function openStay(nights: number): Stay {
  return stayFrom(42, nights);
}

/** A stay from the day after tomorrow, when free cancellation is over. Later if days are restricted. */
export function soonStay(nights: number): Stay {
  return stayFrom(2, nights);
}

function stayFrom(days: number, nights: number): Stay {
  let start = Date.now() + days * DAY_MS;
  const isRestricted = (ms: number): boolean =>
    RESTRICTED.some(([from, to]) => isoDay(ms).slice(5) >= from && isoDay(ms).slice(5) <= to);
  while (isRestricted(start) || isRestricted(start + nights * DAY_MS)) start += DAY_MS;
  return { checkIn: isoDay(start), checkOut: isoDay(start + nights * DAY_MS) };
}
