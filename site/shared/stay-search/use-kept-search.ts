import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsServerTimeKnown, useToday } from '../clock/use-server-clock.ts';
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
  const read = useMemo(
    () => (today === undefined ? undefined : readKeptSearch(text, { today })),
    [text, today],
  );
  const isElsewhere = read !== undefined && !findLocation(shell, read.locationId);
  const kept = isElsewhere ? undefined : read;
  // A device with a wrong date must not delete what is still good.
  const isCertain = useIsServerTimeKnown() && today !== undefined;
  const isOver = isElsewhere || (isCertain && text !== null && read === undefined);
  const isPast = isCertain && kept !== undefined && kept.stay === undefined;
  useEffect(() => {
    if (isOver) searchMemory.drop();
    else if (isPast) searchMemory.forgetStay();
  }, [isOver, isPast]);
  return kept;
}

/** The search that a page is about: that of its address, or else the kept one. */
export function useShownSearch(): KeptSearch | undefined {
  const { pathname, search } = useLocation();
  const today = useTodayAtHotel();
  const kept = useKeptSearch();
  const shown = useMemo(
    () => (today === undefined ? undefined : searchInAddress(pathname, search, { today })),
    [pathname, search, today],
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
  const today = useTodayAtHotel();
  const { pathname, search: query } = useLocation();
  const results = pathname + query;
  useEffect(() => {
    if (today !== undefined) searchMemory.keep(search, { today, results });
  }, [search, today, results]);
}

/** Undefined until hydration is done. */
function useTodayAtHotel(): string | undefined {
  return useToday(useShell().hotel.timezone);
}
