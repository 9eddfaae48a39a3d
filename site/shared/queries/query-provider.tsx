import { createContext, use, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { useFailureHandler } from '../failures/failure-context.ts';
import type { QueryCache } from './query-cache.ts';

const QueryContext = createContext<QueryCache | null>(null);

interface QueryProviderProps {
  children: ReactNode;
  cache: QueryCache;
}

/** Provides the query cache to the screens below. */
export function QueryProvider({ children, cache }: QueryProviderProps) {
  const handleFailure = useFailureHandler();
  return (
    <QueryContext value={cache}>
      <SWRConfig
        value={{
          provider: () => cache,
          revalidateOnFocus: true,
          shouldRetryOnError: false,
          // No deduplication across screens: a room can be sold within SWR's two seconds.
          dedupingInterval: 0,
          // Without an earlier answer the screen shows the failure itself.
          onError: (error: unknown, key) => handleFailure(error, {}, cache.get(key)?.data === undefined),
        }}
      >
        {children}
      </SWRConfig>
    </QueryContext>
  );
}

export function useQueryCache(): QueryCache {
  const cache = use(QueryContext);
  if (!cache) throw new Error('No QueryClient set');
  return cache;
}
