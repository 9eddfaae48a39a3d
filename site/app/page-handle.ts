import type { UIMatch } from 'react-router-dom';
import type { PageContent } from '../content/content-source.ts';
import type { HeadPage } from './head.ts';
import { LOCATION } from './paths.ts';

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
    case 'about':
    case 'services':
    case 'gallery':
    case 'policies':
      // The router types loader data as unknown; a route with this handle loads its page's content.
      return { kind, content: match.loaderData as PageContent[typeof kind] } as HeadPage;
    case 'contact':
    case 'book': {
      const locationId = new URLSearchParams(search).get(LOCATION) ?? undefined;
      return { kind, content: match.loaderData as PageContent[typeof kind], locationId } as HeadPage;
    }
    case 'accessibility':
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
