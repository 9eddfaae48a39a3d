import type { LocationPage, PublishedSeo, Shell } from '#schemas/published';
import type { TFunction } from 'i18next';
import type { PageContent, RoomContent } from '../content/content-source.ts';
import type common from '../public/locales/en/common.json';

export type StoryPage = 'home' | 'about' | 'services' | 'gallery' | 'policies';
export type LocatedPage = 'contact' | 'book';
/** Pages of one guest. Their titles come from the interface texts and no search engine lists them. */
export type NamedPage = Exclude<keyof (typeof common)['head'], 'accessibility'>;

export type HeadPage =
  | { [Page in StoryPage]: { kind: Page; content: PageContent[Page] } }[StoryPage]
  | {
      [Page in LocatedPage]: { kind: Page; content: PageContent[Page]; locationId: string | undefined };
    }[LocatedPage]
  | { kind: 'location'; content: LocationPage }
  | { kind: 'room'; content: RoomContent }
  | { kind: 'accessibility' }
  | { kind: NamedPage | 'application' };

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

export function seoOf(page: Extract<HeadPage, { content: unknown }>): PublishedSeo {
  if (page.kind === 'room') return page.content.room.seo;
  if (page.kind !== 'contact' && page.kind !== 'book') return page.content.seo;
  const { content, locationId } = page;
  return content.locationSeo.find((entry) => entry.locationId === locationId)?.seo ?? content.seo;
}
