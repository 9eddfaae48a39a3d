import { formatChosen, parseChosen, type ChosenOffer } from '#domain/chosen-rooms';
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
  | {
      state: 'complete';
      draft: SearchDraft;
      search: StaySearch;
      /** What was chosen for the first of several rooms. */
      chosen: ChosenOffer[];
      faults: SearchFault[];
    };

/** Where a search starts from: two adults in one room. */
const DEFAULT_ROOMS: GuestsDraft[] = [{ adults: 2, childAges: [] }];

export function emptyDraft(locationIds: readonly string[]): SearchDraft {
  // With a single location there is nothing to choose.
  const location = locationIds.length === 1 ? (locationIds[0] ?? '') : '';
  return { location, checkIn: '', checkOut: '', rooms: DEFAULT_ROOMS, promo: '' };
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
    promo: address.get('promo') ?? '',
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
  const { chosen, faults: ofChosen } = readChosen(address.get(CHOSEN) ?? '', search, rules);
  return { state: 'complete', draft, search, chosen, faults: [...rooms.faults, ...ofChosen] };
}

/** In the query of the page and of the request: what was chosen room by room. */
const CHOSEN = 'chosen';

function readChosen(
  text: string,
  { rooms }: StaySearch,
  { t }: SearchRules,
): { chosen: ChosenOffer[]; faults: SearchFault[] } {
  const chosen = parseChosen(text);
  if (chosen && chosen.length <= rooms.length) return { chosen, faults: [] };
  return { chosen: [], faults: [{ field: CHOSEN, message: t('search.faults.chosenUnreadable') }] };
}

function readRooms(text: string | null, { t }: SearchRules): { draft: GuestsDraft[]; faults: SearchFault[] } {
  if (text === null) return { draft: DEFAULT_ROOMS, faults: [] };
  const parsed = parseRooms(text);
  if (parsed.kind === 'ROOMS') return { draft: parsed.rooms, faults: [] };
  const message = `${t(parsed.messageKey)}. ${t('search.faults.roomsReplaced')}`;
  return { draft: DEFAULT_ROOMS, faults: [{ field: 'rooms', message }] };
}

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
