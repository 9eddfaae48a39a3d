import { type RefObject, useLayoutEffect, useState } from 'react';

const REGION = '[data-sonner-toaster]';

/** Whether a toast is hovered or the region of toasts is focused. Alt+T focuses the region. */
export function useHoverOrFocus(card: RefObject<HTMLElement | null>): boolean {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(hasRegionFocus);

  useLayoutEffect(() => {
    const place = card.current?.closest<HTMLElement>('[data-sonner-toast]') ?? card.current;
    if (place === null) return undefined;
    const region = place.closest<HTMLElement>(REGION) ?? place;
    const watch = new AbortController();
    const { signal } = watch;
    place.addEventListener('pointerenter', () => setPointed(true), { signal });
    place.addEventListener('pointerleave', () => setPointed(false), { signal });
    region.addEventListener('focusin', () => setFocused(true), { signal });
    region.addEventListener('focusout', () => setFocused(false), { signal });
    return () => {
      watch.abort();
      // Browsers fire no focusout when a focused element is removed.
      if (document.activeElement instanceof HTMLElement && place.contains(document.activeElement))
        document.activeElement.blur();
    };
  }, [card]);

  return isPointed || isFocused;
}

/** A toast may appear while the focus is on an earlier one. */
function hasRegionFocus(): boolean {
  return document.activeElement?.closest(REGION) != null;
}
