import { useEffect } from 'react';

const INTERACTIONS = ['pointerdown', 'keydown'] as const;

/**
 * Calls `act` once, on the first interaction. Content pages ask the server nothing before it. The press that starts the
 * application counts: it is over before anything here can listen, so the browser is asked whether there was one.
 */
export function useFirstInteraction(act: () => void): void {
  useEffect(() => {
    // Browsers of before 2023 do not tell; there the next interaction counts.
    if ('userActivation' in navigator && navigator.userActivation.hasBeenActive) return act();
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
