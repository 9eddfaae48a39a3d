import { formatChosen, type ChosenOffer } from '#domain/chosen-rooms';
import { formatRooms } from '#domain/occupancy';
import type { SearchAvailabilityQuery } from '#schemas/api-types';
import { paths } from '../../app/paths.ts';
import type { GuestsDraft, SearchDraft, StaySearch } from './stay-search.ts';

/** Where a search starts from: two adults in one room. */
export const DEFAULT_ROOMS: GuestsDraft[] = [{ adults: 2, childAges: [] }];

export function emptyDraft(locationIds: readonly string[]): SearchDraft {
  // With a single location there is nothing to choose.
  const location = locationIds.length === 1 ? (locationIds[0] ?? '') : '';
  return { location, checkIn: '', checkOut: '', rooms: DEFAULT_ROOMS, promo: '' };
}

/** In the query of the page and of the request: what was chosen room by room. */
export const CHOSEN = 'chosen';

/** The words of a search, in the address of the page and in the request to the server alike. */
function searchQuery({ locationId, checkIn, checkOut, rooms, promo }: StaySearch): SearchAvailabilityQuery {
  const stay = { location: locationId, checkin: checkIn, checkout: checkOut, rooms: formatRooms(rooms) };
  return promo === undefined ? stay : { ...stay, promo };
}

/** What the server is asked: several rooms are chosen one after the other. */
export function availabilityQuery(
  search: StaySearch,
  chosen: readonly ChosenOffer[],
): SearchAvailabilityQuery {
  const isOneByOne = search.rooms.length > 1 || chosen.length > 0;
  return { ...searchQuery(search), ...(isOneByOne ? { [CHOSEN]: formatChosen(chosen) } : {}) };
}

/** The rooms of a draft for a plain form; a child without an age counts as the youngest, which the page then asks about. */
export function draftRoomsText(rooms: readonly GuestsDraft[]): string {
  return formatRooms(
    rooms.map(({ adults, childAges }) => ({ adults, childAges: childAges.map((age) => age ?? 0) })),
  );
}

/** The page that shows the rooms of a search, after some of several were chosen. */
export function searchAddress(search: StaySearch, chosen: readonly ChosenOffer[] = []): string {
  const query = { ...searchQuery(search), ...(chosen.length > 0 ? { [CHOSEN]: formatChosen(chosen) } : {}) };
  return `${paths.book}?${new URLSearchParams(query).toString()}`;
}
