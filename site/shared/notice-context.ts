import { createContext, use } from 'react';
import type { NoticeQueue } from './notices.ts';

export const NoticeContext = createContext<NoticeQueue['notify'] | null>(null);

export function useNotify(): NoticeQueue['notify'] {
  const notify = use(NoticeContext);
  if (!notify) throw new Error('No place for notices: render inside the layout of the site');
  return notify;
}
