import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False during hydration, true afterwards. Use it for values that only the browser knows (query, today's date), so that
 * both sides of hydration render the same.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
