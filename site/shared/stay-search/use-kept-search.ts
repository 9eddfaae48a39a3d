import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { todayAt } from '../iso-date.ts';
import { useHydrated } from '../use-hydrated.ts';
import { findLocation, useShell } from '../use-shell.ts';
import { datesAddress, type KeptSearch, readKeptSearch, searchInAddress } from './kept-search.ts';
import { searchMemory } from './search-memory.ts';
import type { StaySearch } from './stay-search.ts';

/**
 * The last search of this tab, or else of this device. Undefined until hydration is done, and when there is none that can
 * be repeated.
 */
export function useKeptSearch(): KeptSearch | undefined {
  const shell = useShell();
  const text = useSyncExternalStore(searchMemory.subscribe, searchMemory.text, () => null);
  const today = useTodayAtHotel();
  const kept = useMemo(() => {
    const known = readKeptSearch(text, { today });
    return known && findLocation(shell, known.locationId) ? known : undefined;
  }, [shell, text, today]);
  const isOver = text !== null && kept === undefined;
  const isPast = kept !== undefined && kept.stay === undefined;
  useEffect(() => {
    if (isOver) searchMemory.drop();
    else if (isPast) searchMemory.forgetStay();
  }, [isOver, isPast]);
  return kept;
}

/** The search that a page is about: that of its address, or else the kept one. */
export function useShownSearch(): KeptSearch | undefined {
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  const today = useTodayAtHotel();
  const kept = useKeptSearch();
  const shown = useMemo(
    () => (isHydrated ? searchInAddress(pathname, search, { today }) : undefined),
    [isHydrated, pathname, search, today],
  );
  return shown ?? kept;
}

/** Where a guest finds a room of a location or one room type of it, with the dates and guests that are known. */
export function useDatesAddress(): (locationId: string, roomId?: string) => string {
  const kept = useKeptSearch();
  return (locationId, roomId) => datesAddress(kept, locationId, roomId);
}

/** Keeps a search on this device for 30 days, and the address of its results in this tab. */
export function useKeepSearch(search: StaySearch): void {
  const { timezone } = useShell().hotel;
  const { pathname, search: query } = useLocation();
  const results = pathname + query;
  useEffect(
    () => searchMemory.keep(search, { today: todayAt(timezone, new Date()), results }),
    [search, timezone, results],
  );
}

function useTodayAtHotel(): string {
  const { timezone } = useShell().hotel;
  const [today] = useState(() => todayAt(timezone, new Date()));
  return today;
}
