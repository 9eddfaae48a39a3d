import { matchRoutes, type RouteObject } from 'react-router-dom';
import { loadPage } from './open-router.ts';

const SIGNS_OF_INTEREST = ['pointerover', 'touchstart', 'focusin'];

/** Loads the page behind a link as soon as a guest points at it, touches it or reaches it by keyboard. */
export function prefetchLinks(routes: RouteObject[]): void {
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== location.origin || link.pathname === location.pathname) return;
    if (matchRoutes(routes, link.pathname)?.at(-1)?.route.path === '*') return;
    // What cannot be loaded now is asked for again when the link is followed.
    loadPage(routes, link.pathname).catch(() => undefined);
  };
  for (const type of SIGNS_OF_INTEREST) document.addEventListener(type, look, { passive: true });
}
