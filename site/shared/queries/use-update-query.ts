import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** Stores a change's answer in the query cache, so that the screen need not reload it. */
export function useUpdateQuery(): (key: readonly [string, ...unknown[]], answer: unknown) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (key: readonly [string, ...unknown[]], answer: unknown) => {
      await mutate(key, answer, { revalidate: false });
    },
    [mutate],
  );
}
