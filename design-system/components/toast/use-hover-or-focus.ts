import { type RefObject, useLayoutEffect, useState } from 'react';

const REGION = '[data-sonner-toaster]';

/** Whether the pointer is over a toast, or the focus in the region of the toasts: Alt+T moves it to the region itself. */
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
      // A browser does not tell the other toasts of a focus that is removed with its element.
      if (document.activeElement instanceof HTMLElement && place.contains(document.activeElement))
        document.activeElement.blur();
    };
  }, [card]);

  return isPointed || isFocused;
}

/** A message may come while the focus is on the ones before it. */
function hasRegionFocus(): boolean {
  return document.activeElement?.closest(REGION) != null;
}
