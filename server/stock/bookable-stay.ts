import { DomainError } from '#domain/refusal';
import { addDays, nightsOf, parseStay, type Stay, todayIn } from '#domain/stay';
import type { CatalogueLocation } from '#schemas/types';

/** A stay that a location can sell at all: in order, not in the past and within the horizon. */
export function bookableStay(
  dates: { checkIn: string; checkOut: string },
  { location, horizonDays, now }: { location: CatalogueLocation; horizonDays: number; now: Date },
): Stay & { nights: string[] } {
  const stay = parseStay(dates);
  const today = todayIn(location.timezone, now);
  if (stay.checkIn < today || stay.checkOut > addDays(today, horizonDays)) throw new DomainError('VALIDATION');
  return { ...stay, nights: nightsOf(stay) };
}
