import type { LoadPage } from './page-loader.ts';
import { pageAt } from './pages.ts';

const SIGNS_OF_INTEREST = ['pointerover', 'touchstart', 'focusin'];

/** Loads the page behind a link as soon as a guest points at it, touches it or reaches it by keyboard. */
export function prefetchLinks(load: LoadPage): void {
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== location.origin || link.pathname === location.pathname) return;
    if (pageAt(link.pathname).path === '*') return;
    // What cannot be loaded now is asked for again when the link is followed.
    load(link.pathname).catch(() => undefined);
  };
  for (const type of SIGNS_OF_INTEREST) document.addEventListener(type, look, { passive: true });
}
