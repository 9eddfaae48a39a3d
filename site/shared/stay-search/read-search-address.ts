import { parseChosen, type ChosenOffer } from '#domain/chosen-rooms';
import { parseRooms } from '#domain/occupancy';
import { checkSearch } from './check-search.ts';
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

/** Reads a search from an address, and explains every value that it cannot read. */
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
  // A hotel with one location has no field to correct it in.
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
