import { type ReactNode, useEffect } from 'react';

/**
 * Says when the page is the application's: after the work in which React took it over, which may stand in the middle of a guest's
 * own deed. Within that work React cannot draw what a field is told, and would put the field back.
 */
export function AfterHydration({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(() => queueMicrotask(onHydrated), [onHydrated]);
  return children;
}
