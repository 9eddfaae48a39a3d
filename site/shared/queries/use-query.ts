import { useEffect } from 'react';
import useSWR, { unstable_serialize as serialize } from 'swr';
import { useQueryCache } from './query-provider.tsx';

type QueryKey = readonly [name: string, ...parts: unknown[]];

/** Server data of a screen: exactly one of the four states that every screen draws. */
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
  /** Off for what cannot change, like a quote: once answered, it is not asked for again by focus or by a connection that is back. */
  canChange?: boolean;
  /** Shows the answer under the previous key until the next one is there. */
  keepPreviousData?: boolean;
}

/** Reads server data under a key; no key means that there is nothing to ask yet. */
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
    // What could not be loaded offline is asked for in any case.
    revalidateOnReconnect: canChange || cache.get(cacheKey)?.data === undefined,
  });

  useEffect(() => (cacheKey === '' ? undefined : cache.retain(cacheKey)), [cache, cacheKey]);

  if (key === null) return { state: 'idle' };
  const again = () => void mutate();
  // What is shown of the previous key is no answer to a question that failed.
  const isAnswered = data !== undefined && (error === undefined || cache.get(cacheKey)?.data !== undefined);
  if (isAnswered) {
    const replace = (answer: Answer) => void mutate(answer, { revalidate: false });
    return { state: 'ready', answer: data, isRefreshing: isValidating, replace, refresh: again };
  }
  // A retry after an error draws the loading state again.
  if (error !== undefined && !isValidating) return { state: 'error', error, retry: again };
  return { state: 'loading' };
}
