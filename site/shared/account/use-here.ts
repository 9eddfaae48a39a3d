import { useLocation } from 'react-router-dom';

/** The address of this page on this site, to come back to. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
