import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { createQueryCache } from '../shared/queries/query-cache.ts';
import { QueryProvider } from '../shared/queries/query-provider.tsx';
import { loadToasts } from './toast-host.tsx';
import { useFirstInteraction } from './use-first-interaction.ts';

// What fails before a guest has done anything stands in its page.
const fetchToasts = () => void loadToasts().catch(() => undefined);

/** Around the pages that ask the server: others do not load what keeps its answers. */
export function createServerData() {
  const cache = createQueryCache();
  return function ServerData(): ReactNode {
    useFirstInteraction(fetchToasts);
    return (
      <QueryProvider cache={cache}>
        <Outlet />
      </QueryProvider>
    );
  };
}
