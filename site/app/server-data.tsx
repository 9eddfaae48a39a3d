import { Outlet } from 'react-router-dom';
import { QueryProvider } from '../shared/queries/query-provider.tsx';

/** Around the pages that ask the server: others do not load the cache. */
export function ServerData() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  );
}
