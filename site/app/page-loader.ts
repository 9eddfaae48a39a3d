import { type ComponentType, Fragment, type PropsWithChildren } from 'react';
import type { ContentSource } from '../content/content-source.ts';
import type { HeadPage } from './head.ts';
import { pageAt, type SitePage } from './pages.ts';
import { LOCATION } from './paths.ts';

/** A page with all that it is drawn from. */
export interface View {
  page: SitePage;
  Screen: ComponentType;
  /** What stands around the screen. */
  Frame: ComponentType<PropsWithChildren>;
  /** As the page's entry names it. */
  content: unknown;
}

/** Loads the code and the content of the page at an address; what was loaded before is not asked for again. */
export type LoadPage = (pathname: string) => Promise<View>;

export function createPageLoader(source: ContentSource): LoadPage {
  // One for all pages that ask the server: going from one to the next asks nothing twice within five minutes.
  let serverData: Promise<View['Frame']> | undefined;
  const frameOf = ({ asksServer }: SitePage): Promise<View['Frame']> => {
    if (asksServer === undefined) return Promise.resolve(Fragment);
    serverData ??= import('./server-data.tsx').then(({ createServerData }) => createServerData());
    // A failed load is forgotten, so that trying again asks again.
    serverData.catch(() => {
      serverData = undefined;
    });
    return serverData;
  };

  return async (pathname) => {
    const page = pageAt(pathname);
    const [Screen, Frame, content] = await Promise.all([
      page.screen(),
      frameOf(page),
      page.content === undefined ? undefined : source.page(page.content),
    ]);
    return { page, Screen, Frame, content };
  };
}

/** The page that a view shows. */
export function headPageOf({ page, content }: View, search: string): HeadPage {
  const { kind } = page;
  // A view holds the content of its own page.
  if (kind === 'contact' || kind === 'book')
    return { kind, content, locationId: new URLSearchParams(search).get(LOCATION) ?? undefined } as HeadPage;
  return (content === undefined ? { kind } : { kind, content }) as HeadPage;
}
