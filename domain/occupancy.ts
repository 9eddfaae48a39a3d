import type { CatalogueRoom } from '#schemas/types';

export interface RoomGuests {
  adults: number;
  childAges: number[];
}

/** The age from which a guest counts as an adult. */
export const ADULT_AGE = 12;

export const REQUEST_LIMITS = { rooms: 20, adults: 20, children: 20 } as const;

/** The requested rooms, or the i18n key of the message. */
export type ParsedRooms =
  | { kind: 'ROOMS'; rooms: RoomGuests[] }
  | {
      kind: 'REFUSED';
      messageKey:
        | 'validation.selectDetails'
        | 'validation.adultsRequired'
        | 'validation.adultsZero'
        | 'validation.ages'
        | 'validation.invalidGuests';
    };

const COUNT = /^(?:0|[1-9]\d?)$/;

/** Parses "2-7-4,1": rooms separated by commas, each with its adults and the age of every child. */
export function parseRooms(text: string): ParsedRooms {
  if (text === '') return { kind: 'REFUSED', messageKey: 'validation.selectDetails' };
  const rooms: RoomGuests[] = [];
  for (const written of text.split(',')) {
    const [adults = '', ...ages] = written.split('-');
    if (adults === '') return { kind: 'REFUSED', messageKey: 'validation.adultsRequired' };
    if (adults === '0') return { kind: 'REFUSED', messageKey: 'validation.adultsZero' };
    const guests = { adults: Number(adults), childAges: ages.map(Number) };
    if (![adults, ...ages].every((count) => COUNT.test(count)) || !isPossible(guests)) {
      return { kind: 'REFUSED', messageKey: 'validation.invalidGuests' };
    }
    if (guests.childAges.some((age) => age >= ADULT_AGE))
      return { kind: 'REFUSED', messageKey: 'validation.ages' };
    rooms.push(guests);
  }
  if (rooms.length > REQUEST_LIMITS.rooms) return { kind: 'REFUSED', messageKey: 'validation.invalidGuests' };
  return { kind: 'ROOMS', rooms };
}

function isPossible({ adults, childAges }: RoomGuests): boolean {
  return adults <= REQUEST_LIMITS.adults && childAges.length <= REQUEST_LIMITS.children;
}

/** Formats rooms for `parseRooms`. */
export function formatRooms(rooms: readonly RoomGuests[]): string {
  return rooms.map(({ adults, childAges }) => [adults, ...childAges].join('-')).join(',');
}

/** Counts the guests of all rooms. */
export function countGuests(rooms: readonly RoomGuests[]): {
  adults: number;
  children: number;
  guests: number;
} {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0);
  const children = rooms.reduce((sum, room) => sum + room.childAges.length, 0);
  return { adults, children, guests: adults + children };
}

export type RoomLimits = Pick<CatalogueRoom, 'maxAdults' | 'maxChildren' | 'maxOccupancy' | 'maxExtraBeds'>;

export type RoomFit =
  | { fits: true; extraBedsNeeded: number }
  | {
      fits: false;
      reason:
        | 'NO_ADULT'
        | 'TOO_MANY_ADULTS'
        | 'TOO_MANY_CHILDREN'
        | 'TOO_MANY_GUESTS'
        | 'TOO_MANY_EXTRA_BEDS'
        | 'EXTRA_BED_MISSING';
      limit: number;
      extraBedsNeeded: number;
    };

/**
 * Checks whether guests fit a room type. An extra bed adds one guest, but raises neither the limit of adults
 * nor that of children. Without `extraBeds` the room gets as many as it needs.
 */
export function fitsRoom(room: RoomLimits, guests: RoomGuests, extraBeds?: number): RoomFit {
  const { adults, childAges } = guests;
  const extraBedsNeeded = Math.max(0, adults + childAges.length - room.maxOccupancy);
  const beds = extraBeds ?? extraBedsNeeded;
  if (adults < 1) return { fits: false, reason: 'NO_ADULT', limit: 1, extraBedsNeeded };
  if (adults > room.maxAdults)
    return { fits: false, reason: 'TOO_MANY_ADULTS', limit: room.maxAdults, extraBedsNeeded };
  if (childAges.length > room.maxChildren) {
    return { fits: false, reason: 'TOO_MANY_CHILDREN', limit: room.maxChildren, extraBedsNeeded };
  }
  if (extraBedsNeeded > room.maxExtraBeds) {
    const limit = room.maxOccupancy + room.maxExtraBeds;
    return { fits: false, reason: 'TOO_MANY_GUESTS', limit, extraBedsNeeded };
  }
  if (beds > room.maxExtraBeds) {
    return { fits: false, reason: 'TOO_MANY_EXTRA_BEDS', limit: room.maxExtraBeds, extraBedsNeeded };
  }
  if (beds < extraBedsNeeded)
    return { fits: false, reason: 'EXTRA_BED_MISSING', limit: extraBedsNeeded, extraBedsNeeded };
  return { fits: true, extraBedsNeeded };
}

export interface TooMany {
  code: 'TOO_MANY_ADULTS' | 'TOO_MANY_CHILDREN' | 'TOO_MANY_GUESTS';
  limit: number;
}

/**
 * Converts a failed fit to a refusal. A problem with beds becomes the limit of guests, which a guest
 * understands.
 */
export function tooMany(room: RoomLimits, { reason, limit }: Extract<RoomFit, { fits: false }>): TooMany {
  if (reason === 'TOO_MANY_ADULTS' || reason === 'TOO_MANY_CHILDREN') return { code: reason, limit };
  return {
    code: 'TOO_MANY_GUESTS',
    limit: Math.min(room.maxAdults + room.maxChildren, room.maxOccupancy + room.maxExtraBeds),
  };
}
