import { formatRooms, parseRooms } from '#domain/occupancy';
import type { SearchAvailabilityQuery } from '#schemas/api-types';
import { paths } from '../../app/paths.ts';
import {
  checkSearch,
  type GuestsDraft,
  type SearchDraft,
  type SearchFault,
  type SearchRules,
  type StaySearch,
} from './stay-search.ts';

/** What an address asks for. */
export type AddressedSearch =
  /** No dates yet: the form is offered, nothing is wrong unless the location is. */
  | { state: 'undated'; draft: SearchDraft; faults: SearchFault[] }
  | { state: 'faulty'; draft: SearchDraft; faults: SearchFault[] }
  | { state: 'complete'; draft: SearchDraft; search: StaySearch; faults: SearchFault[] };

/** Where a search starts from: two adults in one room. */
const DEFAULT_ROOMS: GuestsDraft[] = [{ adults: 2, childAges: [] }];

export function emptyDraft(locationIds: readonly string[]): SearchDraft {
  // With a single location there is nothing to choose.
  const location = locationIds.length === 1 ? (locationIds[0] ?? '') : '';
  return { location, checkIn: '', checkOut: '', rooms: DEFAULT_ROOMS };
}

/** Reads a search from an address. What cannot be is explained, never dropped. */
export function readSearchAddress(address: URLSearchParams, rules: SearchRules): AddressedSearch {
  const empty = emptyDraft(rules.locationIds);
  const rooms = readRooms(address.get('rooms'), rules);
  const draft = {
    location: address.get('location') || empty.location,
    checkIn: address.get('checkin') ?? '',
    checkOut: address.get('checkout') ?? '',
    rooms: rooms.draft,
  };
  const { search, faults } = checkSearch(draft, rules);
  // A hotel with one location has no field in which a guest could correct it.
  if (rules.locationIds.length === 1) draft.location = empty.location;
  const isUndated = draft.checkIn === '' && draft.checkOut === '';
  if (isUndated) {
    const wrong = faults.filter(
      ({ field }) => field === 'rooms' || (field === 'location' && draft.location !== ''),
    );
    return { state: 'undated', draft, faults: [...rooms.faults, ...wrong] };
  }
  if (!search) return { state: 'faulty', draft, faults: [...rooms.faults, ...faults] };
  return { state: 'complete', draft, search, faults: rooms.faults };
}

function readRooms(text: string | null, { t }: SearchRules): { draft: GuestsDraft[]; faults: SearchFault[] } {
  if (text === null) return { draft: DEFAULT_ROOMS, faults: [] };
  const parsed = parseRooms(text);
  if (parsed.kind === 'ROOMS') return { draft: parsed.rooms, faults: [] };
  const message = `${t(parsed.messageKey)}. ${t('search.faults.roomsReplaced')}`;
  return { draft: DEFAULT_ROOMS, faults: [{ field: 'rooms', message }] };
}

/** The words of a search, in the address of the page and in the request to the server alike. */
export function searchQuery({ locationId, checkIn, checkOut, rooms }: StaySearch): SearchAvailabilityQuery {
  return { location: locationId, checkin: checkIn, checkout: checkOut, rooms: formatRooms(rooms) };
}

/** The rooms of a draft for a plain form; a child without an age counts as the youngest, which the page then asks about. */
export function draftRoomsText(rooms: readonly GuestsDraft[]): string {
  return formatRooms(
    rooms.map(({ adults, childAges }) => ({ adults, childAges: childAges.map((age) => age ?? 0) })),
  );
}

/** The page that shows the rooms of a search. */
export function searchAddress(search: StaySearch): string {
  return `${paths.book}?${new URLSearchParams({ ...searchQuery(search) }).toString()}`;
}
