import { useEffect } from 'react';

const DEEDS = ['pointerdown', 'keydown'] as const;

/** Calls once when the guest first does something on the page: until then a page that tells about the hotel asks the server nothing. */
export function useFirstDeed(act: () => void): void {
  useEffect(() => {
    const done = new AbortController();
    const once = () => {
      done.abort();
      act();
    };
    for (const deed of DEEDS)
      document.addEventListener(deed, once, { capture: true, passive: true, signal: done.signal });
    return () => done.abort();
  }, [act]);
}
