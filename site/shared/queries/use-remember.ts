import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** Puts an answer that a change brought under the key by which a screen reads it, so that the screen need not ask again. */
export function useRemember(): <Answer>(
  key: readonly [string, ...unknown[]],
  answer: Answer,
) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (key, answer) => {
      await mutate(key, answer, { revalidate: false });
    },
    [mutate],
  );
}
