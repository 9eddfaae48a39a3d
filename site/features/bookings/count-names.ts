import type { TFunction } from 'i18next';

/** Each name once, in the order of its first, with how often it is there when that is more than once. */
export function countNames(names: readonly string[], t: TFunction): string[] {
  const counts = Map.groupBy(names, (name) => name);
  return Array.from(counts, ([name, { length: count }]) =>
    count > 1 ? t('booking.times', { name, count }) : name,
  );
}
