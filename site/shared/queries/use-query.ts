import { useEffect } from 'react';
import useSWR, { unstable_serialize as serialize } from 'swr';
import { useQueryCache } from './query-provider.tsx';

type QueryKey = readonly [name: string, ...parts: unknown[]];

/** Server data of a screen, in one of the four states that every screen draws. */
export type Query<Answer> =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'error'; error: unknown; retry: () => void }
  | {
      state: 'ready';
      answer: Answer;
      isRefreshing: boolean;
      replace: (answer: Answer) => void;
      refresh: () => void;
    };

interface QueryOptions {
  /** False for data that never changes, such as a quote: focus and reconnection do not reload it. */
  canChange?: boolean;
  /** Shows the previous key's answer until the next one arrives. */
  keepPreviousData?: boolean;
}

/** Reads server data by key. An undefined key sends no request. */
export function useQuery<Answer>(
  key: QueryKey | null,
  ask: () => Promise<Answer>,
  { canChange = true, keepPreviousData = false }: QueryOptions = {},
): Query<Answer> {
  const cache = useQueryCache();
  const cacheKey = serialize(key);
  const { data, error, isValidating, mutate } = useSWR<Answer, unknown>(key, ask, {
    keepPreviousData,
    revalidateOnFocus: canChange,
    // Reload what failed to load while offline.
    revalidateOnReconnect: canChange || cache.get(cacheKey)?.data === undefined,
  });

  useEffect(() => (cacheKey === '' ? undefined : cache.retain(cacheKey)), [cache, cacheKey]);

  if (key === null) return { state: 'idle' };
  const again = () => void mutate();
  // The previous key's data does not answer a failed request.
  const isAnswered = data !== undefined && (error === undefined || cache.get(cacheKey)?.data !== undefined);
  if (isAnswered) {
    const replace = (answer: Answer) => void mutate(answer, { revalidate: false });
    return { state: 'ready', answer: data, isRefreshing: isValidating, replace, refresh: again };
  }
  // A retry shows the loading state again.
  if (error !== undefined && !isValidating) return { state: 'error', error, retry: again };
  return { state: 'loading' };
}
