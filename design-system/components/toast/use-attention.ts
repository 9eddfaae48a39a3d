import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the pointer is over a toast, or the focus in the region of the toasts: Alt+T moves it to the region itself. */
export function useAttention(card: RefObject<HTMLElement | null>): boolean {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);

  useLayoutEffect(() => {
    const place = card.current?.closest<HTMLElement>('[data-sonner-toast]') ?? card.current;
    if (place === null) return undefined;
    const region = place.closest<HTMLElement>('[data-sonner-toaster]') ?? place;
    const watch = new AbortController();
    const { signal } = watch;
    place.addEventListener('pointerenter', () => setPointed(true), { signal });
    place.addEventListener('pointerleave', () => setPointed(false), { signal });
    region.addEventListener('focusin', () => setFocused(true), { signal });
    region.addEventListener('focusout', () => setFocused(false), { signal });
    setFocused(region.contains(document.activeElement));
    return () => {
      watch.abort();
      // A browser does not tell the other toasts of a focus that is removed with its element.
      if (document.activeElement instanceof HTMLElement && place.contains(document.activeElement))
        document.activeElement.blur();
    };
  }, [card]);

  return isPointed || isFocused;
}
