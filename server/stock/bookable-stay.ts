import { addDays, nightsOf, parseStay, type Stay, todayIn } from '#domain/stay';
import type { CatalogueLocation } from '#schemas/types';
import type { LiveRelease } from '../current-release/live-release.ts';
import { fieldRefusal } from '../http/refuse-field.ts';

/** A stay that a location can sell at all, and its nights. */
export interface BookableStay extends Stay {
  nights: string[];
}

/** Refuses dates that are out of order, in the past of the location or beyond what it sells. */
export function bookableStay(
  dates: { checkIn: string; checkOut: string },
  { release, location, now }: { release: LiveRelease; location: CatalogueLocation; now: Date },
): BookableStay {
  const parsed = parseStay(dates.checkIn, dates.checkOut);
  if (parsed.kind === 'REFUSED') throw fieldRefusal(parsed.field, parsed.messageKey);
  const today = todayIn(location.timezone, now);
  const lastDay = addDays(today, release.catalogue.booking.horizonDays);
  if (dates.checkIn < today) throw fieldRefusal('checkIn', 'validation.selectDates');
  if (dates.checkOut > lastDay) throw fieldRefusal('checkOut', 'validation.selectDates');
  return { ...parsed.stay, nights: nightsOf(parsed.stay) };
}
