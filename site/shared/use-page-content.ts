import { createContext, use } from 'react';
import type { PageContent, PageWithContent } from '../content/content-source.ts';

/** The content of the page that is shown. */
export const PageContentContext = createContext<unknown>(undefined);

/** The published content of the page whose screen renders the caller. */
export function usePageContent<Page extends PageWithContent>(_page: Page): PageContent[Page] {
  // A page is shown with the content that its entry in the list of pages names, and with no other.
  return use(PageContentContext) as PageContent[Page];
}
