import { useLoaderData } from 'react-router-dom';
import type { PageContent, PageWithContent } from '../content/content-source.ts';

/** The published content of the page whose route renders the caller. */
export function usePageContent<Page extends PageWithContent>(_page: Page): PageContent[Page] {
  // The router types loader data as unknown; the route of a page loads nothing but its content.
  return useLoaderData() as PageContent[Page];
}
