import { type RefObject, useEffect, useRef } from 'react';

/** Lets the page be scrolled clear of what lies over its end, by hand and when the focus moves: the element with this ref. */
export function useBottomSpace(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const page = document.documentElement.style;
    const body = document.body.style;
    const observer = new ResizeObserver(() => {
      const room = `${Math.ceil(innerHeight - current.getBoundingClientRect().top)}px`;
      page.scrollPaddingBlockEnd = room;
      body.paddingBlockEnd = room;
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      page.scrollPaddingBlockEnd = '';
      body.paddingBlockEnd = '';
    };
  }, []);
  return element;
}
