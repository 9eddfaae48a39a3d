import type { PublishedRoom } from '#schemas/published';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useCertainClock } from '../clock/use-certain-clock.ts';
import { useHydrated } from '../use-hydrated.ts';
import { readSearchAddress, type AddressedSearch } from './read-search-address.ts';
import { useSearchRules } from './use-search-rules.ts';

/** The search in the address. Empty until hydration is done. */
export function useAddressedSearch(rooms: readonly PublishedRoom[]): AddressedSearch {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const address = useMemo(() => new URLSearchParams(isHydrated ? search : ''), [isHydrated, search]);
  const rules = useSearchRules(address.get('location') ?? '');
  const addressed = useMemo(() => readSearchAddress(address, rules, rooms), [address, rules, rooms]);
  // Refused only by what the device takes for today: the server may have another day.
  const isRefusedByToday = useMemo(
    () =>
      addressed.state === 'faulty' &&
      readSearchAddress(address, { ...rules, today: undefined }, rooms).state === 'complete',
    [addressed, address, rules, rooms],
  );
  useCertainClock(isRefusedByToday);
  return addressed;
}
