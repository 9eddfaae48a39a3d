import type { PublishedLocation, Shell } from '#schemas/types';
import { useRouteLoaderData } from 'react-router-dom';

/** The id of the layout route around every page; its loader reads the shell. */
export const APP_ROUTE = '/_app';

/** What every page knows about the hotel. */
export function useShell(): Shell {
  // The router types loader data as unknown; the route with this id loads nothing but the shell.
  return useRouteLoaderData(APP_ROUTE) as Shell;
}

export function findLocation(shell: Shell, id: string | undefined): PublishedLocation | undefined {
  return shell.locations.find((location) => location.id === id);
}
