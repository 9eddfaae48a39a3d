import { localeFor, TOOL_LANGUAGE, WORLD } from '../../language.ts';

/** A day as people write it: `1 August 2027`. */
export function dayWords(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(localeFor(TOOL_LANGUAGE, WORLD), {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}

export function nightWords(nights: number): string {
  return nights === 1 ? '1 night' : `${nights} nights`;
}

const MOST_LISTED = 4;

/** `Twin, Suite and Studio`; of many only the first. */
export function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_LISTED);
  if (names.length > MOST_LISTED) return `${shown.join(', ')} and ${names.length - MOST_LISTED} more`;
  return shown.join(', ').replace(/, (?=[^,]*$)/, ' and ');
}
