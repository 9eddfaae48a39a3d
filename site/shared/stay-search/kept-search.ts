import { LOCATION, paths, ROOM } from '../../app/paths.ts';
import { addDays, isIsoDate } from '../iso-date.ts';

const KEPT_DAYS = 30;

/** The last search of this tab or this device, without anything personal (TRUST T22). */
export interface KeptSearch {
  locationId: string;
  /** Absent once its arrival is past. */
  stay?: { checkIn: string; checkOut: string };
  /** Rooms and guests, as in an address. */
  rooms: string;
  promo?: string;
  roomId?: string;
  /** The address of the results as this tab left them, with chosen rooms, meals, sorting and filters. */
  results?: string;
}

interface Today {
  /** Today at the hotel, YYYY-MM-DD. */
  today: string;
}

/** Reads a stored search. Undefined once it is 30 days old, and when it is not one of ours. */
export function readKeptSearch(text: string | null, { today }: Today): KeptSearch | undefined {
  const kept = parsed(text);
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { locationId, checkIn, checkOut, rooms, keptOn, ...more } = kept as Record<string, unknown>;
  if (typeof locationId !== 'string' || typeof rooms !== 'string') return undefined;
  if (!isDay(keptOn) || addDays(keptOn, KEPT_DAYS) <= today) return undefined;
  const party = { locationId, rooms, ...textsOf(more, ['promo', 'roomId']) };
  if (checkIn === undefined && checkOut === undefined) return party;
  if (!isDay(checkIn) || !isDay(checkOut) || checkOut <= checkIn) return undefined;
  if (checkIn < today) return party;
  return { ...party, stay: { checkIn, checkOut }, ...textsOf(more, ['results']) };
}

/** The search of an address with dates. Undefined for every other page. */
export function searchInAddress(pathname: string, search: string, { today }: Today): KeptSearch | undefined {
  const query = new URLSearchParams(search);
  const checkIn = query.get('checkin');
  if (pathname !== paths.book || checkIn === null) return undefined;
  const text = JSON.stringify({
    locationId: query.get(LOCATION),
    checkIn,
    checkOut: query.get('checkout'),
    rooms: query.get('rooms'),
    promo: query.get('promo') ?? undefined,
    roomId: query.get(ROOM) ?? undefined,
    results: pathname + search,
    keptOn: today,
  });
  return readKeptSearch(text, { today });
}

/** Back to the results of a search. */
export function keptSearchAddress(kept: KeptSearch): string {
  return kept.results ?? datesAddress(kept, kept.locationId, kept.roomId);
}

/**
 * Where a guest finds a room of a location, with what is known of their search. A promo code is of one location. Without
 * dates the calendar of a pressed room opens.
 */
export function datesAddress(kept: KeptSearch | undefined, locationId: string, roomId?: string): string {
  const query = {
    [LOCATION]: locationId,
    ...(kept?.stay === undefined ? {} : { checkin: kept.stay.checkIn, checkout: kept.stay.checkOut }),
    ...(kept === undefined ? {} : { rooms: kept.rooms }),
    ...(kept?.promo === undefined || kept.locationId !== locationId ? {} : { promo: kept.promo }),
    ...(roomId === undefined ? {} : { [ROOM]: roomId }),
  };
  return `${paths.book}?${new URLSearchParams(query).toString()}`;
}

function textsOf<Name extends string>(
  record: Record<string, unknown>,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = record[name];
    if (typeof value === 'string') texts[name] = value;
  }
  return texts;
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && isIsoDate(value);
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
