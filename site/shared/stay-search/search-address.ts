import { formatChosen, type ChosenOffer } from '#domain/chosen-rooms';
import { formatRooms } from '#domain/occupancy';
import type { SearchAvailabilityQuery } from '#schemas/api-types';
import { paths, ROOM } from '../../app/paths.ts';
import type { GuestsDraft, SearchDraft, StaySearch } from './stay-search.ts';

/** The default search: two adults in one room. */
export const DEFAULT_ROOMS: GuestsDraft[] = [{ adults: 2, childAges: [] }];

export function emptyDraft(locationIds: readonly string[]): SearchDraft {
  // A single location is preselected.
  const location = locationIds.length === 1 ? (locationIds[0] ?? '') : '';
  return { location, checkIn: '', checkOut: '', rooms: DEFAULT_ROOMS, promo: '', room: '' };
}

export const CHOSEN = 'chosen';

/** The query of a search that changes its answer: all of it but the room that comes first. */
function searchQuery({ locationId, checkIn, checkOut, rooms, promo }: StaySearch): SearchAvailabilityQuery {
  const stay = { location: locationId, checkin: checkIn, checkout: checkOut, rooms: formatRooms(rooms) };
  return promo === undefined ? stay : { ...stay, promo };
}

/** The request's query. Several rooms are chosen one after the other. */
export function availabilityQuery(
  search: StaySearch,
  chosen: readonly ChosenOffer[],
): SearchAvailabilityQuery {
  const isOneByOne = search.rooms.length > 1 || chosen.length > 0;
  return { ...searchQuery(search), ...(isOneByOne ? { [CHOSEN]: formatChosen(chosen) } : {}) };
}

/**
 * The rooms of a draft for a plain form. A child without an age counts as the youngest, and the page then asks for the
 * age.
 */
export function draftRoomsText(rooms: readonly GuestsDraft[]): string {
  return formatRooms(
    rooms.map(({ adults, childAges }) => ({ adults, childAges: childAges.map((age) => age ?? 0) })),
  );
}

export function searchAddress(search: StaySearch, chosen: readonly ChosenOffer[] = []): string {
  const query = {
    ...searchQuery(search),
    ...(search.roomId === undefined ? {} : { [ROOM]: search.roomId }),
    ...(chosen.length > 0 ? { [CHOSEN]: formatChosen(chosen) } : {}),
  };
  return `${paths.book}?${new URLSearchParams(query).toString()}`;
}
