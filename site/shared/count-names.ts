import type { TFunction } from 'i18next';

/** Each name once, in order, with its count when that is more than one. */
export function countNames(names: readonly string[], t: TFunction): string[] {
  const counts = Map.groupBy(names, (name) => name);
  return Array.from(counts, ([name, { length: count }]) =>
    count > 1 ? t('booking.times', { name, count }) : name,
  );
}
