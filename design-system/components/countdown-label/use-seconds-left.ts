import { useEffect, useState } from 'react';

/** Whole seconds until an instant, never below zero. It reads the clock, so a sleeping tab catches up. */
export function useSecondsLeft(endsAtMs: number, now: () => number): number {
  const [secondsLeft, setSecondsLeft] = useState(() => secondsUntil(endsAtMs, now()));

  useEffect(() => {
    function tick() {
      const left = secondsUntil(endsAtMs, now());
      setSecondsLeft(left);
      if (left === 0) clearInterval(timer);
    }
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [endsAtMs, now]);

  return secondsLeft;
}

function secondsUntil(endsAtMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000));
}

export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
