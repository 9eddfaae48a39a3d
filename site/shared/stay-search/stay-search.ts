import type { StayValue } from '#design-system/stay-calendar';
import type { RoomGuests } from '#schemas/api-types';
import type { TFunction } from 'i18next';

/** One room's guests as typed: a child's age may be missing. */
export interface GuestsDraft {
  adults: number;
  childAges: (number | null)[];
}

export interface SearchDraft {
  location: string;
  checkIn: string;
  checkOut: string;
  rooms: GuestsDraft[];
  /** A promo code as typed. Empty without one. */
  promo: string;
  /** The room type that the guest pressed before choosing dates. Empty without one. */
  room: string;
}

export interface StaySearch {
  locationId: string;
  checkIn: string;
  checkOut: string;
  rooms: RoomGuests[];
  promo?: string;
  /** The room type that comes first. */
  roomId?: string;
}

export type SearchField = keyof SearchDraft | 'chosen';

export interface SearchFault {
  field: SearchField;
  message: string;
}

export interface SearchRules {
  locationIds: readonly string[];
  /** Today at the hotel. Undefined while prerendering. */
  today: string | undefined;
  horizonDays: number;
  maxRooms: number;
  formatDay: (isoDate: string) => string;
  t: TFunction;
}

export const LONGEST_PROMO = 40;

export interface StayCalendarPanelProps {
  locationId: string;
  rooms: readonly GuestsDraft[];
  /** Today at the hotel, and the last day that can be booked. */
  today: string;
  lastDay: string;
  stay: StayValue;
  onStayChange: (stay: StayValue) => void;
}
