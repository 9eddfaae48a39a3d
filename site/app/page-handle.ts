import type { UIMatch } from 'react-router-dom';
import type { PageContent } from '../content/content-source.ts';
import type { HeadPage } from './head.ts';

/** What a route says about its page. */
export interface PageHandle {
  page: HeadPage['kind'];
}

/** The page that the matched routes show. */
export function pageOf(matches: readonly UIMatch[], search: string): HeadPage {
  const match = matches.findLast(({ handle }) => isPageHandle(handle));
  if (!match || !isPageHandle(match.handle)) return { kind: 'notFound' };
  const kind = match.handle.page;
  switch (kind) {
    case 'home':
      // The router types loader data as unknown; a route with this handle loads its page's content.
      return { kind, content: match.loaderData as PageContent['home'] };
    case 'book': {
      const locationId = new URLSearchParams(search).get('location') ?? undefined;
      return { kind, content: match.loaderData as PageContent['book'], locationId };
    }
    case 'checkout':
    case 'confirmed':
    case 'notFound':
    case 'application':
      return { kind };
    default:
      return kind satisfies never;
  }
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'page' in handle;
}
