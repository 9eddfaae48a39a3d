import type { FocusEvent } from 'react';

/**
 * Scrolls what takes the focus inside an element into view. Radix does not scroll when Tab wraps around, and a browser
 * leaves alone what is partly in view.
 */
export function showFocused({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  // A pointer press must not scroll its target.
  if (target !== currentTarget && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest' });
}
