import type { Params, RouteObject } from 'react-router-dom';
import type { ContentSource, RoomContent } from '../content/content-source.ts';
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
  const readContent = reader(content, source);
  return {
    id: kind,
    path,
    lazy,
    loader: ({ params }) => readContent(params),
    // Published content does not depend on the query of an address.
    shouldRevalidate: ({ currentParams, nextParams }) =>
      currentParams['locationId'] !== nextParams['locationId'] ||
      currentParams['roomId'] !== nextParams['roomId'],
    handle: { kind, readContent } satisfies PageHandle,
  };
}

function reader(
  content: NonNullable<SitePage['content']>,
  source: ContentSource,
): (params: Params) => Promise<unknown> {
  if (content === 'location') {
    return async ({ locationId = '' }) => (await source.location(locationId)) ?? null;
  }
  if (content === 'room') return (params) => readRoom(params, source);
  return () => source.page(content);
}

async function readRoom(
  { locationId = '', roomId }: Params,
  source: ContentSource,
): Promise<RoomContent | null> {
  const page = await source.location(locationId);
  const room = page?.rooms.find(({ id }) => id === roomId);
  return page === undefined || room === undefined ? null : { page, room };
}
