import type { ReactNode } from 'react';
import { createQueryCache } from '../queries/query-cache.ts';
import { QueryProvider } from '../queries/query-provider.tsx';

// Content pages have no query cache, so the calendar brings its own.
const cache = createQueryCache();

export function CalendarQueries({ children }: { children: ReactNode }) {
  return <QueryProvider cache={cache}>{children}</QueryProvider>;
}
