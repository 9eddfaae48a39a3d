import { type RefCallback, useCallback, useState } from 'react';

/** A ref, and whether the element's content is wider than the element. */
export function useOverflow(): [boolean, RefCallback<HTMLElement>] {
  const [isOverflowing, setOverflowing] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const measure = () => setOverflowing(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild !== null) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return [isOverflowing, watch];
}
