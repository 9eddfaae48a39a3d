import { addDays, nightsOf, type Stay } from '#domain/stay';
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

/** The shortest available stay from the same arrival day that meets the minimum length. */
export function longerStay(
  { checkIn }: Stay,
  minNights: number,
  canHave: (stay: Stay) => boolean,
): Alternatives['stays'] {
  const stay = { checkIn, checkOut: addDays(checkIn, minNights) };
  return canHave(stay) ? [withNights(stay)] : [];
}

function withNights(stay: Stay): Alternatives['stays'][number] {
  return { ...stay, nights: nightsOf(stay).length };
}
