import { tidyPromoCode } from '#domain/typed-text';
import type { TFunction } from 'i18next';
import { array, integer, nullable, object, refine, string, type Struct } from 'superstruct';
import { addDays, isIsoDate } from '../iso-date.ts';
import {
  type GuestsDraft,
  LONGEST_PROMO,
  type SearchDraft,
  type SearchFault,
  type SearchField,
  type SearchRules,
  type StaySearch,
} from './stay-search.ts';

type CheckedSearch = { search: StaySearch; faults: [] } | { search: undefined; faults: SearchFault[] };

export function checkSearch(draft: SearchDraft, rules: SearchRules): CheckedSearch {
  const [error, valid] = searchStruct(rules).validate(draft);
  if (error) {
    const failures = error.failures().map(({ path, message }) => ({ field: fieldOf(path), message }));
    return { search: undefined, faults: firstPerField(failures) };
  }
  const { location, checkIn, checkOut, room } = valid;
  const rooms = valid.rooms.map(({ adults, childAges }) => ({
    adults,
    childAges: childAges.filter((age) => age !== null),
  }));
  const promo = tidyPromoCode(valid.promo);
  return {
    search: {
      locationId: location,
      checkIn,
      checkOut,
      rooms,
      ...(promo === '' ? {} : { promo }),
      ...(room === '' ? {} : { roomId: room }),
    },
    faults: [],
  };
}

function searchStruct(rules: SearchRules): Struct<SearchDraft> {
  const { t } = rules;
  const fields = object({
    location: refine(string(), 'known', (id) => locationFault(id, rules) ?? true),
    checkIn: refine(string(), 'day', (day) => dayFault(day, rules) ?? true),
    checkOut: refine(string(), 'day', (day) => dayFault(day, rules) ?? true),
    rooms: refine(array(guestsStruct(t)), 'count', (rooms) =>
      rooms.length <= rules.maxRooms ? true : t('search.faults.roomsTooMany', { count: rules.maxRooms }),
    ),
    promo: refine(string(), 'length', (promo) =>
      tidyPromoCode(promo).length <= LONGEST_PROMO
        ? true
        : t('validation.tooLong', { limit: LONGEST_PROMO + 1 }),
    ),
    // Read from an address, which checks it, and never typed.
    room: string(),
  });
  return refine(fields, 'order', ({ checkIn, checkOut }) => {
    if (!isIsoDate(checkIn) || !isIsoDate(checkOut) || checkIn < checkOut) return true;
    const message = checkIn === checkOut ? t('validation.sameDates') : t('search.faults.datesReversed');
    return { message, path: ['checkOut'] };
  });
}

function guestsStruct(t: TFunction): Struct<GuestsDraft> {
  return object({
    adults: refine(integer(), 'present', (adults) => (adults > 0 ? true : t('validation.adultsZero'))),
    childAges: refine(array(nullable(integer())), 'present', (ages) =>
      ages.includes(null) ? t('search.faults.childAgeMissing') : true,
    ),
  });
}

function locationFault(id: string, { locationIds, t }: SearchRules): string | undefined {
  if (id === '') return t('validation.selectLocation');
  return locationIds.includes(id) ? undefined : t('search.faults.locationUnknown', { value: shortened(id) });
}

function dayFault(day: string, { today, horizonDays, formatDay, t }: SearchRules): string | undefined {
  if (day === '') return t('validation.selectDates');
  if (!isIsoDate(day)) return t('search.faults.dateUnreadable', { value: shortened(day) });
  if (today === undefined) return undefined;
  if (day < today) return t('search.faults.datePast', { date: formatDay(day) });
  const last = addDays(today, horizonDays);
  return day > last ? t('search.faults.dateTooFar', { date: formatDay(last) }) : undefined;
}

/** Repeats an invalid value from the address, but limits its length. */
export function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

function fieldOf(path: unknown[]): SearchField {
  switch (path[0]) {
    case 'location':
    case 'checkIn':
    case 'checkOut':
    case 'promo':
    case 'room':
      return path[0];
    default:
      return 'rooms';
  }
}

function firstPerField(faults: SearchFault[]): SearchFault[] {
  return faults.filter((fault, index) => faults.findIndex(({ field }) => field === fault.field) === index);
}
