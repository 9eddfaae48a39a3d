import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while the prerendered page is being taken over, true from then on. What only a browser knows (the query of the address,
 * today's date) is used once this is true, so that both sides of hydration draw the same.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
