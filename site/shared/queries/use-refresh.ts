import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** Asks again for everything that screens read under a name, after a change whose answer does not hold it. */
export function useRefresh(): (name: string) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (name: string) => {
      await mutate((key) => Array.isArray(key) && key[0] === name);
    },
    [mutate],
  );
}
