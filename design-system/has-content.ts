import type { ReactNode } from 'react';

/** Whether there is something to draw. */
export function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
