import type { ChosenOffer } from '#domain/chosen-rooms';
import { useLocation } from 'react-router-dom';
import { searchAddress } from './search-address.ts';
import type { StaySearch } from './stay-search.ts';

/** The parts of an address that say how its results are looked at. */
export const VIEW_NAMES = { meal: 'meals', sort: 'sort', wanted: 'with' } as const;

/** Writes the address of another search, looked at in the same way as the current one. */
export function useSearchAddress(): (search: StaySearch, chosen?: readonly ChosenOffer[]) => string {
  const { search: shown } = useLocation();
  return (search, chosen = []) => keepView(searchAddress(search, chosen), shown);
}

function keepView(address: string, current: string): string {
  const from = new URLSearchParams(current);
  const kept = Object.values(VIEW_NAMES).flatMap((name) => {
    const value = from.get(name);
    return value === null ? [] : [`&${new URLSearchParams({ [name]: value }).toString()}`];
  });
  return address + kept.join('');
}
