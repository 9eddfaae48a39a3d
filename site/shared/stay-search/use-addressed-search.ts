import type { PublishedRoom } from '#schemas/published';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../use-hydrated.ts';
import { readSearchAddress, type AddressedSearch } from './read-search-address.ts';
import { useSearchRules } from './use-search-rules.ts';

/** The search in the address. Empty until hydration is done. */
export function useAddressedSearch(rooms: readonly PublishedRoom[]): AddressedSearch {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const address = useMemo(() => new URLSearchParams(isHydrated ? search : ''), [isHydrated, search]);
  const rules = useSearchRules(address.get('location') ?? '');
  return useMemo(() => readSearchAddress(address, rules, rooms), [address, rules, rooms]);
}
