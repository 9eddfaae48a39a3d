import { useLayoutEffect, useRef, useState } from 'react';
import { addMonths, firstOfMonth, type IsoDay, lastOfMonth, monthsBetween } from './iso-day.ts';
import type { StayCalendarProps } from './props.ts';

interface MonthsInput {
  months: StayCalendarProps['months'];
  min: IsoDay;
  max: IsoDay | undefined;
  focusedDay: IsoDay;
}

/** Two fit into the height of a large phone or beside each other; the third is about to be scrolled to. */
const FIRST_MONTHS = 3;
/** Enough for any hotel that takes bookings without an end. */
const MOST_MONTHS = 25;

/**
 * The number of months. How many fit is decided by CSS, which shows or hides a probe; this reads it, so that the keyboard
 * never reaches a hidden month. The server renders both. Months that scroll begin with the first on sale, and reach one
 * beyond the focused day.
 */
export function useMonthCount({ months, min, max, focusedDay }: MonthsInput) {
  const probe = useRef<HTMLSpanElement>(null);
  const [fitting, setFitting] = useState<1 | 2>(2);
  const [scrolled, setScrolled] = useState(FIRST_MONTHS);
  useLayoutEffect(() => {
    const element = probe.current;
    const frame = element?.parentElement;
    if (months !== undefined || element === null || !frame) return undefined;
    const ask = () => setFitting(getComputedStyle(element).display === 'none' ? 1 : 2);
    ask();
    const observer = new ResizeObserver(ask);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [months]);
  if (months !== 'scroll') return { count: months ?? fitting, probe, lastShown: max, more: undefined };

  const all = max === undefined ? MOST_MONTHS : Math.min(MOST_MONTHS, monthsBetween(min, max) + 1);
  const count = Math.min(all, Math.max(scrolled, monthsBetween(min, focusedDay) + 2));
  const lastDay = lastOfMonth(addMonths(firstOfMonth(min), count - 1));
  return {
    count,
    probe,
    // The library then keeps the first month where it is.
    lastShown: max !== undefined && max < lastDay ? max : lastDay,
    more: count < all ? () => setScrolled(count + FIRST_MONTHS) : undefined,
  };
}
