import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** Reloads every query under a name, after a change whose answer does not hold them. */
export function useRefresh(): (name: string) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (name: string) => {
      await mutate((key) => Array.isArray(key) && key[0] === name);
    },
    [mutate],
  );
}
