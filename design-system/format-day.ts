/** Calendar days have no time zone, so they are formatted as UTC. */
const NO_ZONE = { timeZone: 'UTC', calendar: 'gregory' } as const;

const DAY_MS = 86_400_000;

/** Formats days, given as YYYY-MM-DD, in one locale. */
export function dayFormatter(locale: string, options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = new Intl.DateTimeFormat(locale, { ...options, ...NO_ZONE });
  const words = options.weekday === 'short' ? dateWords : joined;
  return (day) => words(format.formatToParts(instantOf(day)));
}

/** Formats two days, given as YYYY-MM-DD, with their shared parts written once. */
export function dayRangeFormatter(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (from: string, to: string) => string {
  const format = new Intl.DateTimeFormat(locale, { ...options, ...NO_ZONE });
  const words = options.weekday === 'short' ? dateWords : joined;
  // A field is drawn again with every press on a day, and a range takes longer to write than the field.
  let last = { from: '', to: '', text: '' };
  return (from, to) => {
    if (from !== last.from || to !== last.to) {
      last = { from, to, text: words(format.formatRangeToParts(instantOf(from), instantOf(to))) };
    }
    return last.text;
  };
}

/** The nights between two days, given as YYYY-MM-DD; negative if the second is earlier. */
export function nightsBetween(from: string, to: string): number {
  return (instantOf(to) - instantOf(from)) / DAY_MS;
}

type Parts = readonly { type: string; value: string }[];

/**
 * Joins the parts of a short date in the one notation of all screens, "Tue 9 Feb 2027, 14:00": a comma stands only
 * before the time, and between two numbers (Feb 9, 2027).
 */
export function dateWords(parts: Parts): string {
  return joined(
    parts.map((part, at) => {
      const before = parts[at - 1]?.type;
      const after = parts[at + 1]?.type;
      const isNeeded = after === 'hour' || (before === 'day' && after === 'year');
      return part.type === 'literal' && !isNeeded
        ? { ...part, value: part.value.replace(/^[,،]\s+/u, ' ') }
        : part;
    }),
  );
}

/** Some engines add thin spaces: server and browser must write the same. */
function joined(parts: Parts): string {
  return parts
    .map(({ value }) => value)
    .join('')
    .replaceAll(/[\u2009\u202F]/gu, ' ');
}

function instantOf(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, date);
}
