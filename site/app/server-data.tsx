import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import type { QueryCache } from '../shared/queries/query-cache.ts';
import { QueryProvider } from '../shared/queries/query-provider.tsx';
import { loadToasts } from './toast-host.tsx';

/** Around the pages that ask the server: others do not load what keeps its answers. */
export function serverDataRoute(cache: QueryCache) {
  return function ServerData() {
    useEffect(() => {
      loadToasts().catch(() => undefined);
    }, []);
    return (
      <QueryProvider cache={cache}>
        <Outlet />
      </QueryProvider>
    );
  };
}
