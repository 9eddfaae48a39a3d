import { startTransition, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../button/index.ts';

interface MoreMonthsProps {
  label: string;
  onMore: () => void;
}

/** Shows more months when it is scrolled to, or pressed. */
export function MoreMonths({ label, onMore }: MoreMonthsProps) {
  const end = useRef<HTMLDivElement>(null);
  // A press on a day must not wait for them.
  const show = useEffectEvent(() => startTransition(onMore));
  useEffect(() => {
    if (!end.current || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver((entries) => {
      // New months would push a button that has the focus out of view.
      const isFocused = end.current?.contains(document.activeElement) === true;
      if (!isFocused && entries.some(({ isIntersecting }) => isIntersecting)) show();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={end}>
      <Button tone="quiet" width="full" onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}
