import type { RouteObject } from 'react-router-dom';
import type { ContentSource } from '../content/content-source.ts';
import { App } from './_app.tsx';
import { FailurePage } from './failure-page.tsx';
import { type PageHandle, PAGES, type SitePage } from './pages.ts';

export function createRoutes(source: ContentSource): RouteObject[] {
  const pages = (isServed: (page: SitePage) => boolean) =>
    PAGES.filter(isServed).map((page) => routeOf(page, source));
  return [
    {
      id: '/_app',
      Component: App,
      ErrorBoundary: FailurePage,
      children: [
        {
          // Inside the layout, so that a failed page keeps the navigation.
          ErrorBoundary: FailurePage,
          children: [
            ...pages(({ asksServer }) => asksServer !== true),
            {
              // One route for all pages that ask the server, so that they share a cache.
              lazy: async () => ({ Component: (await import('./server-data.tsx')).createServerData() }),
              children: pages(({ asksServer }) => asksServer === true),
            },
          ],
        },
      ],
    },
  ];
}

function routeOf({ path, kind, content, screen }: SitePage, source: ContentSource): RouteObject {
  const lazy = async () => ({ Component: await screen() });
  if (content === undefined) return { id: kind, path, lazy, handle: { kind } satisfies PageHandle };
  const readContent = () => source.page(content);
  return {
    id: kind,
    path,
    lazy,
    loader: readContent,
    // Published content does not depend on the query of an address.
    shouldRevalidate: () => false,
    handle: { kind, readContent } satisfies PageHandle,
  };
}
