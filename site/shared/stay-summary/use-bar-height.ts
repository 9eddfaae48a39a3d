import { type RefObject, useEffect, useRef } from 'react';

/** Sets `--summary-bar` to the height of the element with this ref, which covers the end of the page. */
export function useBarHeight(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const page = document.documentElement.style;
    const observer = new ResizeObserver(() => page.setProperty('--summary-bar', `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      page.removeProperty('--summary-bar');
    };
  }, []);
  return element;
}
