import { parseRooms } from '#domain/occupancy';
import type { KeptSearch } from './kept-search.ts';
import { DEFAULT_ROOMS } from './search-address.ts';
import type { SearchDraft } from './stay-search.ts';

/** Fills what a page does not say itself with the kept search. Its room and promo code are of its location only. */
export function fillDraft(draft: SearchDraft, kept: KeptSearch | undefined): SearchDraft {
  if (kept === undefined) return draft;
  const { locationId, stay, promo = '', roomId = '' } = kept;
  const isThere = draft.location === '' || draft.location === locationId;
  return {
    location: draft.location || locationId,
    checkIn: draft.checkIn || (stay?.checkIn ?? ''),
    checkOut: draft.checkOut || (stay?.checkOut ?? ''),
    rooms: draft.rooms === DEFAULT_ROOMS ? roomsOf(kept) : draft.rooms,
    promo: draft.promo || (isThere ? promo : ''),
    room: draft.room || (isThere ? roomId : ''),
  };
}

function roomsOf({ rooms }: KeptSearch): SearchDraft['rooms'] {
  const parsed = parseRooms(rooms);
  return parsed.kind === 'ROOMS' ? parsed.rooms : DEFAULT_ROOMS;
}
