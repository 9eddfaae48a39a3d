import { parseChosen, type ChosenOffer } from '#domain/chosen-rooms';
import { parseRooms } from '#domain/occupancy';
import { LOCATION, ROOM } from '../../app/paths.ts';
import { checkSearch, shortened } from './check-search.ts';
import { CHOSEN, DEFAULT_ROOMS, emptyDraft } from './search-address.ts';
import type { GuestsDraft, SearchDraft, SearchFault, SearchRules, StaySearch } from './stay-search.ts';

export type AddressedSearch =
  /** No dates yet: shows the form, without errors unless the location is unknown. */
  | { state: 'undated'; draft: SearchDraft; faults: SearchFault[] }
  | { state: 'faulty'; draft: SearchDraft; faults: SearchFault[] }
  | {
      state: 'complete';
      draft: SearchDraft;
      search: StaySearch;
      chosen: ChosenOffer[];
      faults: SearchFault[];
    };

/** A room type of the hotel. */
interface KnownRoom {
  id: string;
  locationId: string;
}

/** Reads a search from an address, and explains every value that it cannot read. */
export function readSearchAddress(
  address: URLSearchParams,
  rules: SearchRules,
  hotelRooms: readonly KnownRoom[],
): AddressedSearch {
  const empty = emptyDraft(rules.locationIds);
  const rooms = readRooms(address.get('rooms'), rules);
  const room = readRoom(address, rules, hotelRooms);
  const draft = {
    location: address.get(LOCATION) || room.locationId || empty.location,
    checkIn: address.get('checkin') ?? '',
    checkOut: address.get('checkout') ?? '',
    rooms: rooms.draft,
    promo: address.get('promo') ?? '',
    room: room.id,
  };
  const ofRooms = [...rooms.faults, ...room.faults];
  const { search, faults } = checkSearch(draft, rules);
  // A hotel with one location has no field to correct it in.
  if (rules.locationIds.length === 1) draft.location = empty.location;
  const isUndated = draft.checkIn === '' && draft.checkOut === '';
  if (isUndated) {
    const wrong = faults.filter(
      ({ field }) => field === 'rooms' || (field === 'location' && draft.location !== ''),
    );
    return { state: 'undated', draft, faults: [...ofRooms, ...wrong] };
  }
  if (!search) return { state: 'faulty', draft, faults: [...ofRooms, ...faults] };
  const { chosen, faults: ofChosen } = readChosen(address.get(CHOSEN) ?? '', search, rules);
  return { state: 'complete', draft, search, chosen, faults: [...ofRooms, ...ofChosen] };
}

/** The room that the guest pressed, if the location has it. */
function readRoom(
  address: URLSearchParams,
  { t }: SearchRules,
  hotelRooms: readonly KnownRoom[],
): KnownRoom & { faults: SearchFault[] } {
  const id = address.get(ROOM) ?? '';
  const location = address.get(LOCATION) ?? '';
  const known = hotelRooms.find(
    (room) => room.id === id && (location === '' || room.locationId === location),
  );
  if (known) return { id, locationId: known.locationId, faults: [] };
  const message = t('search.faults.roomUnknown', { value: shortened(id) });
  return { id: '', locationId: '', faults: id === '' ? [] : [{ field: 'room', message }] };
}

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
  // Some of the specification's messages end with a full stop and some do not.
  const message = `${t(parsed.messageKey).replace(/\.$/u, '')}. ${t('search.faults.roomsReplaced')}`;
  return { draft: DEFAULT_ROOMS, faults: [{ field: 'rooms', message }] };
}
