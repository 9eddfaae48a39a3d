import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { firstFocus } from './first-focus.ts';
import { linkedSection } from './linked-section.ts';
import { pageBelow, stepOf } from './paths.ts';

/** Moves the focus to the heading or the linked section after a client-side navigation. */
export function useFocusOnNavigation(): void {
  const { pathname, hash, state } = useLocation();
  // Each step of a task counts as a page. A changed search on the same page does not.
  const place = [pathname, hash, stepOf(state)].join(' ');
  const lastPlace = useRef(place);

  useEffect(() => {
    // A dialog moves the focus itself and returns it.
    if (lastPlace.current === place || pageBelow(state) !== undefined) return;
    lastPlace.current = place;
    const target = hash ? linkedSection(hash) : firstFocus();
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    // The router restores the scroll position.
    target.focus({ preventScroll: true });
  }, [place, hash, state]);
}
