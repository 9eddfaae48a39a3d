import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { createQueryCache } from '../shared/queries/query-cache.ts';
import { QueryProvider } from '../shared/queries/query-provider.tsx';
import { loadToasts } from './toast-host.tsx';
import { useFirstInteraction } from './use-first-interaction.ts';

// A failure to load the toasts must not break the page.
const fetchToasts = () => void loadToasts().catch(() => undefined);

/** Wraps only the pages that ask the server, so that other pages do not load the query cache. */
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
