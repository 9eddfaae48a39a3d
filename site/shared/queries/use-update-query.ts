import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** Puts an answer that a change brought under the key by which a screen reads it, so that the screen need not ask again. */
export function useUpdateQuery(): (key: readonly [string, ...unknown[]], answer: unknown) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (key: readonly [string, ...unknown[]], answer: unknown) => {
      await mutate(key, answer, { revalidate: false });
    },
    [mutate],
  );
}
