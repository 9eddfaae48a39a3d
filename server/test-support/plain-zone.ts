/** Time zones from their offsets alone. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The instant of a wall time, both in milliseconds: a gap shifts forward, an overlap takes the first. */
export function instantOf(wallMs: number, timezone: string): number {
  const offsets = [wallMs - DAY_MS, wallMs + DAY_MS].map((near) => wallTime(near, timezone) - near);
  const [offsetBefore = 0] = offsets;
  const fitting = offsets.map((offset) => wallMs - offset).filter((at) => wallTime(at, timezone) === wallMs);
  return fitting.length === 0 ? wallMs - offsetBefore : Math.min(...fitting);
}

/** Check-in at a location on the day of arrival, or so many calendar days before. */
export function checkInOf(
  { timezone, checkIn }: { timezone: string; checkIn: number },
  arrival: string,
  daysBefore = 0,
): number {
  return instantOf(Date.parse(arrival) + checkIn * MINUTE_MS - daysBefore * DAY_MS, timezone);
}

/** The calendar day at an instant. */
export function dayAt(atMs: number, timezone: string): string {
  return new Date(wallTime(atMs, timezone)).toISOString().slice(0, 10);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the clock on the wall shows, as milliseconds since 1970 on that wall. */
export function wallTime(atMs: number, timezone: string): number {
  const clock =
    clocks.get(timezone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timezone, clock);
  const milliseconds = ((atMs % 1000) + 1000) % 1000;
  return Date.parse(`${clock.format(atMs).replace(' ', 'T')}Z`) + milliseconds;
}
