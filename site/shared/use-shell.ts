import type { PublishedLocation, Shell } from '#schemas/published';
import { createContext, use } from 'react';

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('The hotel is known inside the site only');
  return shell;
}

export function findLocation(shell: Shell, id: string | undefined): PublishedLocation | undefined {
  return shell.locations.find((location) => location.id === id);
}
