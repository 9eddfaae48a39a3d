import { type RefObject, useEffect, useRef } from 'react';

/** Adds space at the end of the page, so that the element with this ref never covers its last content. */
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
