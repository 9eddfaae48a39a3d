import { createContext, use, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { useFailureHandler } from '../failures/failure-context.ts';
import type { QueryCache } from './query-cache.ts';

const QueryContext = createContext<QueryCache | null>(null);

interface QueryProviderProps {
  children: ReactNode;
  cache: QueryCache;
}

/** Makes server data available to the screens below it. */
export function QueryProvider({ children, cache }: QueryProviderProps) {
  const handleFailure = useFailureHandler();
  return (
    <QueryContext value={cache}>
      <SWRConfig
        value={{
          provider: () => cache,
          revalidateOnFocus: true,
          shouldRetryOnError: false,
          // A screen that is opened again asks again: a room can be lost within SWR's two seconds.
          dedupingInterval: 0,
          // Without an answer from before, the screen draws the failure in its place.
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
