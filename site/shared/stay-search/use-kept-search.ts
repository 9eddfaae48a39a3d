import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { todayAt } from '../iso-date.ts';
import { findLocation, useShell } from '../use-shell.ts';
import { type KeptSearch, readKeptSearch, searchMemory } from './kept-search.ts';
import type { StaySearch } from './stay-search.ts';

/** The last search of this device. Undefined until hydration is done, and when there is none that can be repeated. */
export function useKeptSearch(): KeptSearch | undefined {
  const shell = useShell();
  const text = useSyncExternalStore(searchMemory.subscribe, searchMemory.text, () => null);
  const [today] = useState(() => todayAt(shell.hotel.timezone, new Date()));
  const kept = useMemo(() => {
    const known = readKeptSearch(text, { today });
    return known && findLocation(shell, known.locationId) ? known : undefined;
  }, [shell, text, today]);
  const isOver = text !== null && kept === undefined;
  useEffect(() => {
    if (isOver) searchMemory.clear();
  }, [isOver]);
  return kept;
}

/** Keeps a search on this device for 30 days. */
export function useKeepSearch(search: StaySearch): void {
  const { timezone } = useShell().hotel;
  useEffect(() => searchMemory.keep(search, { today: todayAt(timezone, new Date()) }), [search, timezone]);
}
