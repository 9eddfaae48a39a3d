import { createContext, use } from 'react';
import type { NoticeQueue } from './notices.ts';

/** Where toasts are raised, provided once by the layout of the whole site. */
export const NoticeContext = createContext<NoticeQueue['notify'] | null>(null);

export function useNotify(): NoticeQueue['notify'] {
  const notify = use(NoticeContext);
  if (!notify) throw new Error('No place for notices: render inside the layout of the site');
  return notify;
}
