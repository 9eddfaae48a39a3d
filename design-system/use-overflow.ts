import { type RefCallback, useCallback, useState } from 'react';

/** A ref, and whether the element's content is wider (`x`) or higher (`y`) than the element. */
export function useOverflow(axis: 'x' | 'y'): [boolean, RefCallback<HTMLElement>] {
  const [isOverflowing, setOverflowing] = useState(false);
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const measure = () =>
        setOverflowing(
          axis === 'x'
            ? element.scrollWidth > element.clientWidth
            : element.scrollHeight > element.clientHeight,
        );
      // The observer first reports a frame later, too late for who presses Tab at once.
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      if (element.firstElementChild !== null) observer.observe(element.firstElementChild);
      return () => observer.disconnect();
    },
    [axis],
  );
  return [isOverflowing, watch];
}
