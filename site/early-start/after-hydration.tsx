import { type ReactNode, useEffect } from 'react';

/**
 * Calls `onHydrated` after React's hydration task. Inside that task React cannot render a new field value, and would
 * reset the field.
 */
export function AfterHydration({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(() => queueMicrotask(onHydrated), [onHydrated]);
  return children;
}
