import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType } from 'react-router-dom';
import { linkedSection } from './linked-section.ts';
import type { Place } from './navigation.ts';

/** Begins each page at its top or its linked section, and brings a guest who goes back to where they were. */
export function useScroll(place: Place): void {
  const positions = useRef(new Map<string, number>());
  const shown = useRef(place);

  useEffect(() => {
    // The browser would scroll before the page is there. Another document is its own matter again.
    history.scrollRestoration = 'manual';
    const remember = () => positions.current.set(shown.current.location.key, scrollY);
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', leave);
    };
  }, []);

  useLayoutEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    const { location, action, keepsScroll } = place;
    if (keepsScroll) return;
    const section = linkedSection(location.hash);
    if (action === NavigationType.Pop) scrollTo(0, positions.current.get(location.key) ?? 0);
    else if (section) section.scrollIntoView();
    else scrollTo(0, 0);
  }, [place]);
}
