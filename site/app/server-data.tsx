import { type PropsWithChildren, type ReactNode, useEffect } from 'react';
import { createQueryCache } from '../shared/queries/query-cache.ts';
import { QueryProvider } from '../shared/queries/query-provider.tsx';
import { loadToasts } from './toast-host.tsx';

/** Around the pages that ask the server: others do not load what keeps its answers. */
export function createServerData() {
  const cache = createQueryCache();
  return function ServerData({ children }: PropsWithChildren): ReactNode {
    useEffect(() => {
      loadToasts().catch(() => undefined);
    }, []);
    return <QueryProvider cache={cache}>{children}</QueryProvider>;
  };
}
