/** Calendar days have no time zone, so they are formatted as UTC. */
const NO_ZONE = { timeZone: 'UTC', calendar: 'gregory' } as const;

const DAY_MS = 86_400_000;

/** Formats days, given as YYYY-MM-DD, in one locale. */
export function dayFormatter(locale: string, options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = new Intl.DateTimeFormat(locale, { ...options, ...NO_ZONE });
  return (day) => plain(format.format(instantOf(day)));
}

/** Formats two days, given as YYYY-MM-DD, with their shared parts written once. */
export function dayRangeFormatter(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (from: string, to: string) => string {
  const format = new Intl.DateTimeFormat(locale, { ...options, ...NO_ZONE });
  return (from, to) => plain(format.formatRange(instantOf(from), instantOf(to)));
}

/** The nights between two days, given as YYYY-MM-DD; negative if the second is earlier. */
export function nightsBetween(from: string, to: string): number {
  return (instantOf(to) - instantOf(from)) / DAY_MS;
}

/** Some engines add thin spaces: server and browser must write the same. */
function plain(text: string): string {
  return text.replaceAll(/[\u2009\u202F]/g, ' ');
}

function instantOf(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, date);
}
