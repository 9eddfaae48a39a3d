import { parsePath, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { type Navigation, startNavigation } from '../app/navigation.ts';
import { createPageLoader } from '../app/page-loader.ts';
import { contentInMemory } from '../content/content-source.ts';
import { testSite } from './test-pages.ts';

/** A hotel with all its pages. */
export type SiteContent = Parameters<typeof contentInMemory>[0];

interface OpenedAt {
  address: string;
  /** What the navigation to the address carried along. */
  state?: unknown;
  content?: SiteContent;
  /** The code or the content of the page does not come. */
  isLost?: boolean;
}

/** Goes to an address of a site in memory. The code of its page is loaded before it is drawn, as when the application starts. */
export function openSite({
  address,
  state = null,
  content = testSite,
  isLost = false,
}: OpenedAt): Promise<Navigation> {
  return startNavigation({
    history: createMemoryHistory({ initialEntries: [{ ...parsePath(address), state }] }),
    load: isLost ? lost : createPageLoader(contentInMemory(content)),
    needsDocument: () => false,
    loadDocument: () => undefined,
  });
}

function lost(): Promise<never> {
  return Promise.reject(new Error('The page did not come'));
}
