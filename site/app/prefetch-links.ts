import { matchRoutes, type RouteObject } from 'react-router-dom';
import { loadPage } from './open-router.ts';

const SIGNS_OF_INTEREST = ['pointerover', 'touchstart', 'focusin'];

/** Loads the page behind a link when a guest hovers, touches or focuses it. */
export function prefetchLinks(routes: RouteObject[]): void {
  const look = ({ target }: Event) => {
    // Browsers keep a module that failed, and a later visit could not load it.
    if (!navigator.onLine) return;
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== location.origin || link.pathname === location.pathname) return;
    if (matchRoutes(routes, link.pathname)?.at(-1)?.route.path === '*') return;
    // Following the link loads it again.
    loadPage(routes, link.pathname).catch(() => undefined);
  };
  for (const type of SIGNS_OF_INTEREST) document.addEventListener(type, look, { passive: true });
}
