import { lazy, Suspense, type ReactNode, useSyncExternalStore } from 'react';
import type { NoticeQueue } from '../shared/notices.ts';

/**
 * Fetches the toasts. Pages that ask the server fetch them on the first interaction, because errors come when the
 * network is gone.
 */
export const loadToasts = () => import('./toast-outlet.tsx');

// Every error is also shown in its page, so the page works without toasts.
const ToastOutlet = lazy(() => loadToasts().catch(() => ({ default: Silence })));

function Silence(_props: { notices: NoticeQueue }): ReactNode {
  return null;
}

export function ToastHost({ notices }: { notices: NoticeQueue }) {
  const isWanted = useSyncExternalStore(notices.onWanted, notices.isWanted, () => false);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastOutlet notices={notices} />
    </Suspense>
  );
}
