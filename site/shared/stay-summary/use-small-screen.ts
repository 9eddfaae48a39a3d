import { useSyncExternalStore } from 'react';

/** Below the desktop's width, where the summary is a bar. */
const SMALL = '(max-width: 63.99rem)';

/** Whether the summary is a bar at the bottom of the screen. False on the server. */
export function useSmallScreen(): boolean {
  return useSyncExternalStore(subscribe, isSmall, () => false);
}

function isSmall(): boolean {
  return matchMedia(SMALL).matches;
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(SMALL);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
