import { useLocation } from 'react-router-dom';

export function useCurrentAddress(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
