import { useLoaderData } from 'react-router-dom';
import type { PageContent, PageWithContent } from '../content/content-source.ts';

/** The published content of the page whose screen renders the caller. */
export function usePageContent<Page extends PageWithContent>(_page: Page): PageContent[Page] {
  // The route of a page loads the content that its entry in the list of pages names, and no other.
  return useLoaderData() as PageContent[Page];
}
