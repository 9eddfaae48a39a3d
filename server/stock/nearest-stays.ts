import { addDays, nightsOf, type Stay } from '#domain/stay';
import type { Alternatives } from '#schemas/api-types';

const MOST_DAYS_AWAY = 7;
const MOST_STAYS = 3;

/** The nights that have to be read to find the nearest stays. */
export function aroundStay({ checkIn, checkOut }: Stay): { from: string; to: string } {
  return { from: addDays(checkIn, -MOST_DAYS_AWAY), to: addDays(checkOut, MOST_DAYS_AWAY) };
}

/** Stays of the same length that can be had, the nearest first and of two the earlier. */
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

/** The stay from the same day that is just long enough, where it can be had. */
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
