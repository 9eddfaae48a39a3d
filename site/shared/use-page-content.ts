import { useLoaderData } from 'react-router-dom';
import type { PageContent, PageWithContent } from '../content/content-source.ts';

export function usePageContent<Page extends PageWithContent>(_page: Page): PageContent[Page] {
  // Each route loads exactly the content that its entry in the list of pages names.
  return useLoaderData() as PageContent[Page];
}
