import type { ReactNode } from 'react';

/** Whether a node renders anything. */
export function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
