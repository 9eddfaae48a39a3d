import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { saveTypedValues } from './save-typed-values.ts';

/**
 * Hydrates the document and types again what a guest has typed. All in one task: an event between its steps, such as a
 * press of Search, would meet a form that does not know the values yet.
 */
export function takeOver(root: HTMLElement, application: ReactNode): void {
  const typeAgain = saveTypedValues(root);
  flushSync(() => hydrateRoot(root, application));
  typeAgain();
}

/** Draws the application where the document shows another page. */
export function drawAnew(root: HTMLElement, application: ReactNode): void {
  flushSync(() => createRoot(root).render(application));
}
