import { deviceStorage, type KeyStorage, tabStorage } from '../browser-storage.ts';
import { draftRoomsText, searchAddress } from './search-address.ts';
import type { StaySearch } from './stay-search.ts';

const NAME = 'verandah.search';

interface When {
  /** Today at the hotel, YYYY-MM-DD. */
  today: string;
}

export interface SearchMemory {
  /** Keeps a search on the device, and for this tab also the address of its results. */
  keep: (search: StaySearch, when: When & { results?: string }) => void;
  /** The stay of a quote or a booking is what this tab is about, whatever other tabs searched. */
  keepForTab: (search: StaySearch, when: When) => void;
  /** The stored text of this tab, or else of the device. */
  text: () => string | null;
  /** Forgets the dates of what `text` gives. */
  forgetStay: () => void;
  /** Forgets what `text` gives. */
  drop: () => void;
  /** Forgets everything. */
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

export function createSearchMemory(openDevice: () => KeyStorage, openTab: () => KeyStorage): SearchMemory {
  const listeners = new Set<() => void>();
  let openedDevice: KeyStorage | undefined;
  let openedTab: KeyStorage | undefined;
  const device = () => (openedDevice ??= openDevice());
  const tab = () => (openedTab ??= openTab());
  const source = () => (tab().getItem(NAME) === null ? device() : tab());
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    keep(search, { today, results = searchAddress(search) }) {
      const kept = { ...plain(search), keptOn: today };
      write(device(), kept);
      write(tab(), { ...kept, results });
      tell();
    },
    keepForTab(search, { today }) {
      if (search.checkIn < today || isSameStay(tab().getItem(NAME), search)) return;
      write(tab(), { ...plain(search), keptOn: today, results: searchAddress(search) });
      tell();
    },
    text: () => source().getItem(NAME),
    forgetStay() {
      const { checkIn, checkOut: _out, results: _results, ...kept } = recordOf(source().getItem(NAME));
      if (checkIn === undefined) return;
      write(source(), kept);
      tell();
    },
    drop() {
      source().removeItem(NAME);
      tell();
    },
    clear() {
      tab().removeItem(NAME);
      device().removeItem(NAME);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const searchMemory = createSearchMemory(deviceStorage, tabStorage);

function plain({ rooms, ...search }: StaySearch) {
  return { ...search, rooms: draftRoomsText(rooms) };
}

function write(storage: KeyStorage, kept: object): void {
  try {
    storage.setItem(NAME, JSON.stringify(kept));
  } catch {
    // A full storage must not stop a search.
  }
}

function isSameStay(text: string | null, search: StaySearch): boolean {
  const kept = recordOf(text);
  const { locationId, checkIn, checkOut, rooms } = plain(search);
  return Object.entries({ locationId, checkIn, checkOut, rooms }).every(
    ([name, value]) => kept[name] === value,
  );
}

function recordOf(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}
