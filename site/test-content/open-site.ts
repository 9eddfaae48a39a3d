import { createMemoryRouter, parsePath } from 'react-router-dom';
import { openRouter, type SiteRouter } from '../app/open-router.ts';
import { createRoutes } from '../app/routes.ts';
import { contentInMemory, type ContentSource } from '../content/content-source.ts';
import { testSite } from './test-pages.ts';

/** A hotel with all its pages. */
export type SiteContent = Parameters<typeof contentInMemory>[0];

export interface OpenedAt {
  address: string;
  state?: unknown;
  content?: SiteContent;
  /** The page's content fails to load. */
  isLost?: boolean;
}

/** Opens an address of a site in memory. The page's code loads before rendering, as in the application. */
export function openSite({
  address,
  state = null,
  content = testSite,
  isLost = false,
}: OpenedAt): Promise<SiteRouter> {
  const source = contentInMemory(content);
  const path = parsePath(address);
  return openRouter(createRoutes(isLost ? lost(source) : source), path.pathname ?? '/', (routes, options) =>
    createMemoryRouter(routes, { ...options, initialEntries: [{ ...path, state }] }),
  );
}

const lose = () => Promise.reject(new Error('The page did not come'));

function lost(source: ContentSource): ContentSource {
  return { ...source, page: lose, location: lose };
}
