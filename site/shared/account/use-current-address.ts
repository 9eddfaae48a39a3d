import { useLocation } from 'react-router-dom';

/** The address of this page on this site, to come back to. */
export function useCurrentAddress(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
