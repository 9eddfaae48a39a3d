import type { ReactNode } from 'react';

/** Whether there is something to draw. */
export function isGiven(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
