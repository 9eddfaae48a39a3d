import type { PublishedSeo, Shell } from '#schemas/published';
import type { TFunction } from 'i18next';
import type { PageContent } from '../content/content-source.ts';
import type common from '../public/locales/en/common.json';

/** Pages that tell about the hotel. */
export type StoryPage = 'home' | 'about' | 'services' | 'gallery' | 'policies';
/** Pages that have texts of their own for each house. */
export type LocatedPage = 'contact' | 'book';
/** Pages that the interface texts name: those of a single guest, which no search engine lists. */
export type NamedPage = Exclude<keyof (typeof common)['head'], 'accessibility'>;

/** A page as the head sees it: one with texts for search engines, or one that belongs to a single guest. */
export type HeadPage =
  | { [Page in StoryPage]: { kind: Page; content: PageContent[Page] } }[StoryPage]
  | {
      [Page in LocatedPage]: { kind: Page; content: PageContent[Page]; locationId: string | undefined };
    }[LocatedPage]
  | { kind: 'accessibility' }
  | { kind: NamedPage | 'application' };

/** What a page says of itself: kept up by navigation in the browser, and written by the prerenderer with all the rest. */
export interface Head {
  title: string;
  description: string;
}

interface HeadSources {
  page: HeadPage;
  shell: Shell;
  t: TFunction;
}

export function headOf({ page, shell, t }: HeadSources): Head {
  const { businessName, description } = shell.hotel;
  if ('content' in page) {
    const seo = seoOf(page);
    return { title: seo.title, description: seo.description };
  }
  if (page.kind === 'application') return { title: businessName, description };
  const title = `${t(`head.${page.kind}`)} · ${businessName}`;
  if (page.kind !== 'accessibility') return { title, description };
  return { title, description: t('accessibility.lead', { hotel: businessName }) };
}

/** The operator's texts for search engines; those of the chosen house where there are any. */
export function seoOf(page: Extract<HeadPage, { content: unknown }>): PublishedSeo {
  if (page.kind !== 'contact' && page.kind !== 'book') return page.content.seo;
  const { content, locationId } = page;
  return content.locationSeo.find((entry) => entry.locationId === locationId)?.seo ?? content.seo;
}
