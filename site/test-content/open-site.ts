import { createMemoryRouter, parsePath } from 'react-router-dom';
import { openRouter, type SiteRouter } from '../app/open-router.ts';
import { createRoutes } from '../app/routes.ts';
import { contentInMemory, type ContentSource } from '../content/content-source.ts';
import { testSite } from './test-pages.ts';

/** A hotel with all its pages. */
export type SiteContent = Parameters<typeof contentInMemory>[0];

export interface OpenedAt {
  address: string;
  /** What the navigation to the address carried along. */
  state?: unknown;
  content?: SiteContent;
  /** The content of the page does not come. */
  isLost?: boolean;
}

/** Goes to an address of a site in memory. The code of its page is loaded before it is drawn, as when the application starts. */
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

function lost(source: ContentSource): ContentSource {
  return { ...source, page: () => Promise.reject(new Error('The page did not come')) };
}
