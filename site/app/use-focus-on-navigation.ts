import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { linkedSection } from './linked-section.ts';
import { pageBelow, stepOf } from './paths.ts';

/** Moves the focus to the heading (or the linked section) of a page that was reached without a document load. */
export function useFocusOnNavigation(): void {
  const { pathname, hash, state } = useLocation();
  // Each step of a task is a place of its own; a changed search on the same page is not.
  const place = [pathname, hash, stepOf(state)].join(' ');
  const lastPlace = useRef(place);

  useEffect(() => {
    // A dialog over the page takes the focus itself, and gives it back.
    if (lastPlace.current === place || pageBelow(state) !== undefined) return;
    lastPlace.current = place;
    const target = hash ? linkedSection(hash) : document.querySelector<HTMLElement>('main h1');
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    // The scroll position is the router's matter.
    target.focus({ preventScroll: true });
  }, [place, hash, state]);
}
