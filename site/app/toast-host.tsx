import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { NoticeQueue } from '../shared/notices.ts';

const ToastOutlet = lazy(() => import('./toast-outlet.tsx'));

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
