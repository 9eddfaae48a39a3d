import { lazy, Suspense, type ReactNode, useSyncExternalStore } from 'react';
import type { NoticeQueue } from '../shared/notices.ts';

/** Fetches what shows toasts. A page that asks the server does so with the first deed, since errors come when the network is gone. */
export const loadToasts = () => import('./toast-outlet.tsx');

// Every error also stands in its page: without toasts the page goes on.
const ToastOutlet = lazy(() => loadToasts().catch(() => ({ default: Silence })));

function Silence(_props: { notices: NoticeQueue }): ReactNode {
  return null;
}

/** The place of the toasts; costs a guest nothing until the first one. */
export function ToastHost({ notices }: { notices: NoticeQueue }) {
  const isWanted = useSyncExternalStore(notices.onWanted, notices.isWanted, () => false);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastOutlet notices={notices} />
    </Suspense>
  );
}
