import { addDays, nightsOf, parseStay, type Stay, todayIn } from '#domain/stay';
import type { CatalogueLocation } from '#schemas/types';
import type { LiveRelease } from '../release/index.ts';
import { fieldRefusal } from '../platform/http/refuse-field.ts';

/** A stay whose dates the location sells, with its nights. */
export interface BookableStay extends Stay {
  nights: string[];
}

/** The names of the two dates in the request, used in the refusal. */
type StayFields = Readonly<Record<'checkIn' | 'checkOut', string>>;

interface WhereAndWhen {
  release: LiveRelease;
  location: CatalogueLocation;
  now: Date;
  fields?: StayFields;
}

/** Refuses dates that are out of order, in the past at the location or beyond its horizon. */
export function bookableStay(
  dates: { checkIn: string; checkOut: string },
  { release, location, now, fields = { checkIn: 'checkIn', checkOut: 'checkOut' } }: WhereAndWhen,
): BookableStay {
  const parsed = parseStay(dates.checkIn, dates.checkOut);
  if (parsed.kind === 'REFUSED') throw fieldRefusal(fields[parsed.field], parsed.messageKey);
  const today = todayIn(location.timezone, now);
  const lastDay = addDays(today, release.catalogue.booking.horizonDays);
  if (dates.checkIn < today) throw fieldRefusal(fields.checkIn, 'validation.selectDates');
  if (dates.checkOut > lastDay) throw fieldRefusal(fields.checkOut, 'validation.selectDates');
  return { ...parsed.stay, nights: nightsOf(parsed.stay) };
}
