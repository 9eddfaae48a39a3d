import { LOCATION, paths } from '../../app/paths.ts';
import { deviceStorage, type KeyStorage } from '../browser-storage.ts';
import { addDays, isIsoDate } from '../iso-date.ts';
import type { StaySearch } from './stay-search.ts';
import { draftRoomsText } from './search-address.ts';

const NAME = 'verandah.search';
const KEPT_DAYS = 30;

/** The last search of this device: location, dates and guests, and nothing else (TRUST T22). */
export interface KeptSearch {
  locationId: string;
  checkIn: string;
  checkOut: string;
  /** Rooms and guests, as in an address. */
  rooms: string;
}

interface Today {
  /** Today on this device, YYYY-MM-DD. */
  today: string;
}

export interface SearchMemory {
  keep: (search: StaySearch, when: Today) => void;
  /** The stored text, for comparison. */
  text: () => string | null;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

export function createSearchMemory(open: () => KeyStorage): SearchMemory {
  const listeners = new Set<() => void>();
  let opened: KeyStorage | undefined;
  const storage = () => (opened ??= open());
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    keep({ locationId, checkIn, checkOut, rooms }, { today }) {
      const kept: KeptSearch = { locationId, checkIn, checkOut, rooms: draftRoomsText(rooms) };
      try {
        storage().setItem(NAME, JSON.stringify({ ...kept, keptOn: today }));
      } catch {
        // A full storage must not stop a search.
      }
      tell();
    },
    text: () => storage().getItem(NAME),
    clear() {
      storage().removeItem(NAME);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const searchMemory = createSearchMemory(deviceStorage);

/** Reads a stored search. Undefined once it is 30 days old, its arrival is past, or it is not one of ours. */
export function readKeptSearch(text: string | null, { today }: Today): KeptSearch | undefined {
  const kept = parsed(text);
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { locationId, checkIn, checkOut, rooms, keptOn } = kept as Record<string, unknown>;
  if (typeof locationId !== 'string' || typeof rooms !== 'string') return undefined;
  if (!isDay(checkIn) || !isDay(checkOut) || !isDay(keptOn)) return undefined;
  if (checkIn < today || checkOut <= checkIn || addDays(keptOn, KEPT_DAYS) <= today) return undefined;
  return { locationId, checkIn, checkOut, rooms };
}

/** The results of a stored search. */
export function keptSearchAddress({ locationId, checkIn, checkOut, rooms }: KeptSearch): string {
  const query = { [LOCATION]: locationId, checkin: checkIn, checkout: checkOut, rooms };
  return `${paths.book}?${new URLSearchParams(query).toString()}`;
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && isIsoDate(value);
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
