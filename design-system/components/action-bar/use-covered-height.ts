import { type RefObject, useEffect } from 'react';
import { COVERED } from './covered.ts';

/** Tells the page how much of its end the element covers, because the element's text may wrap. */
export function useCoveredHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const page = document.documentElement.style;
    const observer = new ResizeObserver(() => page.setProperty(COVERED, `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      page.removeProperty(COVERED);
    };
  }, [element]);
}
