import {
  type createMemoryRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
} from 'react-router-dom';
import type { PageHandle } from './pages.ts';

export type SiteRouter = ReturnType<typeof createMemoryRouter>;
type CreateRouter = (routes: RouteObject[], options: { hydrationData?: HydrationState }) => SiteRouter;

/**
 * Creates a router after the page at an address is loaded, so that both sides of hydration start from the same tree.
 */
export async function openRouter(
  routes: RouteObject[],
  pathname: string,
  create: CreateRouter,
): Promise<SiteRouter> {
  const loaded = await loadPage(routes, pathname).catch(() => undefined);
  const router = create(routes, loaded ? { hydrationData: { loaderData: loaded } } : {});
  // The router retries a page that failed to load, then shows the failure page.
  if (!router.state.initialized) await initialized(router);
  return router;
}

export async function loadPage(routes: RouteObject[], pathname: string): Promise<Record<string, unknown>> {
  const matches = matchRoutes(routes, pathname) ?? [];
  const contents = await Promise.all(
    matches.map(async ({ route, params }) => {
      // Written by routes.ts.
      const { readContent } = (route.handle ?? {}) as Partial<PageHandle>;
      const [content] = await Promise.all([readContent?.(params), resolveLazy(route)]);
      return readContent && route.id !== undefined ? [[route.id, content] as const] : [];
    }),
  );
  return Object.fromEntries(contents.flat());
}

async function resolveLazy(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

function initialized(router: SiteRouter): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}
