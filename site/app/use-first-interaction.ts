import { useEffect } from 'react';

const INTERACTIONS = ['pointerdown', 'keydown'] as const;

/** Calls `act` once, on the first interaction. Content pages ask the server nothing before it. */
export function useFirstInteraction(act: () => void): void {
  useEffect(() => {
    const done = new AbortController();
    const once = () => {
      done.abort();
      act();
    };
    for (const type of INTERACTIONS)
      document.addEventListener(type, once, { capture: true, passive: true, signal: done.signal });
    return () => done.abort();
  }, [act]);
}
