import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keepWishedExtra } from '../shared/wished-extra.ts';
import { EXTRA, LOCATION } from './paths.ts';

/** Keeps the extra that an address names, because the search on its page writes an address without it. */
export function useWishedExtra(): void {
  const { search } = useLocation();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const locationId = query.get(LOCATION);
    const extraId = query.get(EXTRA);
    if (locationId !== null && extraId !== null) keepWishedExtra(locationId, extraId);
  }, [search]);
}
