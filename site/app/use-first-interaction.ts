import { useEffect } from 'react';

const INTERACTIONS = ['pointerdown', 'keydown'] as const;

/** Calls once when the guest first does something on the page: until then a page that tells about the hotel asks the server nothing. */
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
