import type { RoomGuests } from '#schemas/api-types';
import type { TFunction } from 'i18next';

/** The guests of one room as they are typed in: a child's age may still be missing. */
export interface GuestsDraft {
  adults: number;
  childAges: (number | null)[];
}

/** What the search form holds, complete or not. */
export interface SearchDraft {
  location: string;
  checkIn: string;
  checkOut: string;
  rooms: GuestsDraft[];
  /** A promo code as it was typed; empty without one. */
  promo: string;
}

/** A search that the server can answer. */
export interface StaySearch {
  locationId: string;
  checkIn: string;
  checkOut: string;
  rooms: RoomGuests[];
  promo?: string;
}

/** What a message is about: a field, or the rooms that an address names as chosen. */
export type SearchField = keyof SearchDraft | 'chosen';

/** Why a search cannot be asked, in the words of the specification. */
export interface SearchFault {
  field: SearchField;
  message: string;
}

/** What a search has to keep to, and the words for what is wrong with it. */
export interface SearchRules {
  locationIds: readonly string[];
  /** Today where the hotel stands; nothing while the page is prerendered. */
  today: string | undefined;
  horizonDays: number;
  maxRooms: number;
  formatDay: (isoDate: string) => string;
  t: TFunction;
}

/** The longest promo code that the server reads. */
export const LONGEST_PROMO = 40;
