import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from './use-autoplay.ts';

/** How long a row must rest to count as settled, in browsers without `scrollend`. */
const SETTLED_MS = 150;

export interface SnapRow {
  count: number;
  index: number;
  onScrollTo: (index: number) => void;
}

/** A scroll row with one slide at a time: the scroll position follows the index, and the index follows scrolling. */
export function useSnapRow({ count, index, onScrollTo }: SnapRow) {
  const row = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasScrolled = useRef(false);
  const [settledTimes, setSettledTimes] = useState(0);

  useEffect(() => {
    if (row.current !== null) scrollTo(row.current, { count, index, isSmooth: hasScrolled.current });
    hasScrolled.current = true;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- also after each settling: a parent may have refused the new index
  }, [count, index, settledTimes]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function settle() {
    if (row.current === null) return;
    const shown = indexIn(row.current, count);
    if (shown === index) return;
    onScrollTo(shown);
    setSettledTimes((times) => times + 1);
  }
  return {
    ref: row,
    onScrollEnd: settle,
    onScroll() {
      if ('onscrollend' in window) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(settle, SETTLED_MS);
    },
  };
}

interface Target {
  count: number;
  index: number;
  isSmooth: boolean;
}

function scrollTo(row: HTMLElement, { count, index, isSmooth }: Target): void {
  const distance = index * slideWidth(row, count);
  row.scrollTo({
    left: isRightToLeft(row) ? -distance : distance,
    behavior: isSmooth && !prefersReducedMotion() ? 'smooth' : 'instant',
  });
}

function indexIn(row: HTMLElement, count: number): number {
  const width = slideWidth(row, count);
  return width === 0 ? 0 : Math.round(Math.abs(row.scrollLeft) / width);
}

/** From the whole row: a slide's width is rounded to pixels, and the errors add up. */
function slideWidth(row: HTMLElement, count: number): number {
  return row.scrollWidth / Math.max(1, count);
}

function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/** The index that a key leads to in a row of `count`, within its ends, or undefined. */
export function indexByKey(key: string, row: Element, { index, count }: { index: number; count: number }) {
  const step = isRightToLeft(row) ? -1 : 1;
  const target = { ArrowRight: index + step, ArrowLeft: index - step, Home: 0, End: count - 1 }[key];
  return target === undefined ? undefined : Math.min(count - 1, Math.max(0, target));
}
