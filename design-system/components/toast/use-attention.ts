import { type RefObject, useEffect, useState } from 'react';

/** Whether the pointer is over a toast or the focus in it. sonner's own element around the card takes the focus first. */
export function useAttention(card: RefObject<HTMLElement | null>): boolean {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);

  useEffect(() => {
    const place = card.current?.closest<HTMLElement>('[data-sonner-toast]') ?? card.current;
    if (place === null) return undefined;
    const watch = new AbortController();
    const listen = (event: string, react: () => void) =>
      place.addEventListener(event, react, { signal: watch.signal });
    listen('pointerenter', () => setPointed(true));
    listen('pointerleave', () => setPointed(false));
    listen('focusin', () => setFocused(true));
    listen('focusout', () => setFocused(false));
    return () => watch.abort();
  }, [card]);

  return isPointed || isFocused;
}
