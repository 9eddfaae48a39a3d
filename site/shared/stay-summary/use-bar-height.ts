import { type RefObject, useEffect, useRef } from 'react';

/** Tells the page's styles how high the element with this ref is, as `--summary-bar`: it lies over the end of the page. */
export function useBarHeight(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
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
