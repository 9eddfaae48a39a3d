import { createContext, use } from 'react';
import type { FailureHandler } from './handle-failure.ts';

export const FailureContext = createContext<FailureHandler | null>(null);

export function useFailureHandler(): FailureHandler {
  const handler = use(FailureContext);
  if (!handler) throw new Error('No failure handler: render inside the layout of the site');
  return handler;
}
