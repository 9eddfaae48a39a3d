import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The number of months that fit. CSS decides by showing or hiding a probe; this reads it, so that the keyboard never
 * reaches a hidden month. The server renders both.
 */
export function useMonthCount(fixed: 1 | 2 | undefined) {
  const probe = useRef<HTMLSpanElement>(null);
  const [fitting, setFitting] = useState<1 | 2>(2);
  useLayoutEffect(() => {
    const element = probe.current;
    const frame = element?.parentElement;
    if (fixed !== undefined || element === null || !frame) return undefined;
    const ask = () => setFitting(getComputedStyle(element).display === 'none' ? 1 : 2);
    ask();
    const observer = new ResizeObserver(ask);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [fixed]);
  return { count: fixed ?? fitting, probe };
}
