import type { PublishedImage, Shell } from '#schemas/published';
import type { TFunction } from 'i18next';
import { type Head, headOf, type HeadPage, seoOf } from '../app/head.ts';
import { locationPath, paths, roomPath } from '../app/paths.ts';
import { type StructuredData, structuredDataOf } from './structured-data.ts';

export interface SearchHead extends Head {
  keywords: string[];
  /** Missing on pages that search engines must not list. */
  canonical?: string;
  openGraph: { property: string; content: string }[];
  structuredData?: StructuredData;
}

interface HeadSources {
  page: HeadPage;
  shell: Shell;
  t: TFunction;
}

export function searchHeadOf(sources: HeadSources): SearchHead {
  const { page, shell } = sources;
  const head = headOf(sources);
  if ('content' in page) {
    return {
      ...listed(head, { shell, ...placeOf(page) }),
      keywords: seoOf(page).keywords,
      structuredData: structuredDataOf({ ...sources, page }),
    };
  }
  if (page.kind !== 'accessibility') return { ...head, keywords: [], openGraph: [] };
  return {
    ...listed(head, { shell, path: paths.accessibility, image: undefined }),
    structuredData: structuredDataOf({ ...sources, page }),
  };
}

function placeOf(page: Extract<HeadPage, { content: unknown }>): Pick<ListedPage, 'path' | 'image'> {
  if (page.kind === 'location') {
    return { path: locationPath(page.content.locationId), image: page.content.photos[0] };
  }
  if (page.kind === 'room') {
    return { path: roomPath(page.content.room), image: page.content.room.photos[0] };
  }
  return { path: paths[page.kind], image: page.content.header.image };
}

interface ListedPage {
  shell: Shell;
  path: string;
  image: PublishedImage | undefined;
}

function listed(head: Head, { shell, path, image }: ListedPage): SearchHead {
  const { hotel, locations } = shell;
  const canonical = new URL(path, hotel.siteUrl).href;
  const picture = image ?? locations[0]?.image;
  return {
    ...head,
    keywords: [],
    canonical,
    openGraph: [
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: hotel.businessName },
      { property: 'og:title', content: head.title },
      { property: 'og:description', content: head.description },
      { property: 'og:url', content: canonical },
      ...(picture ? pictureTags(picture, hotel.siteUrl) : []),
    ],
  };
}

function pictureTags(image: PublishedImage, siteUrl: string): SearchHead['openGraph'] {
  return [
    { property: 'og:image', content: new URL(image.urls.large, siteUrl).href },
    { property: 'og:image:alt', content: image.alt },
  ];
}
