import { addDays, daysBetween, nightsOf, type Stay } from '#domain/stay';
import type { Alternatives } from '#schemas/api-types';

const MOST_DAYS_AWAY = 7;
const MOST_STAYS = 3;

/** The range of nights to read for finding the nearest stays. */
export function aroundStay({ checkIn, checkOut }: Stay): { from: string; to: string } {
  return { from: addDays(checkIn, -MOST_DAYS_AWAY), to: addDays(checkOut, MOST_DAYS_AWAY) };
}

/** Available stays of the same length, nearest first; of two equally near, the earlier one first. */
export function nearestStays(
  { checkIn, checkOut }: Stay,
  canHave: (stay: Stay) => boolean,
): Alternatives['stays'] {
  const distances = Array.from({ length: MOST_DAYS_AWAY }, (_, index) => index + 1);
  return distances
    .flatMap((days) => [-days, days])
    .map((days) => ({ checkIn: addDays(checkIn, days), checkOut: addDays(checkOut, days) }))
    .filter(canHave)
    .slice(0, MOST_STAYS)
    .map(withNights);
}

/**
 * The available stay of another length that keeps most of the asked nights: the shortest longer one that holds them all,
 * or else one night less. Limits of stay and arrival, such as those of New Year's Eve, leave these where no other day
 * would do.
 */
export function stayOfOtherLength(
  { checkIn, checkOut }: Stay,
  minNights: number | undefined,
  canHave: (stay: Stay) => boolean,
): Alternatives['stays'] {
  const nights = daysBetween(checkIn, checkOut);
  const longer = Math.max(nights + 1, minNights ?? 0);
  const earlier = Array.from({ length: Math.min(longer - nights, MOST_DAYS_AWAY) + 1 }, (_, days) => days);
  const more = earlier.map((days) => ({
    checkIn: addDays(checkIn, -days),
    checkOut: addDays(checkIn, longer - days),
  }));
  const less = [
    { checkIn, checkOut: addDays(checkOut, -1) },
    { checkIn: addDays(checkIn, 1), checkOut },
  ];
  const found = [...more, ...(nights > 1 ? less : [])].find(canHave);
  return found === undefined ? [] : [withNights(found)];
}

function withNights(stay: Stay): Alternatives['stays'][number] {
  return { ...stay, nights: nightsOf(stay).length };
}
