import type { PublishedImage, PublishedLocation, PublishedSeo, Shell } from '#schemas/types';
import type { TFunction } from 'i18next';
import type { PageContent } from '../content/content-source.ts';
import { paths } from './paths.ts';

/** Pages that tell about the hotel. */
export type StoryPage = 'home' | 'about' | 'services' | 'gallery' | 'policies';
/** Pages that have texts of their own for each house. */
export type LocatedPage = 'contact' | 'book';

/** A page as the head sees it: one with texts for search engines, or one that belongs to a single guest. */
export type HeadPage =
  | { [Page in StoryPage]: { kind: Page; content: PageContent[Page] } }[StoryPage]
  | {
      [Page in LocatedPage]: { kind: Page; content: PageContent[Page]; locationId: string | undefined };
    }[LocatedPage]
  | { kind: 'accessibility' }
  | { kind: 'checkout' | 'confirmed' | 'notFound' | 'application' };

/** All that stands in the head of a document because of the page it shows. */
export interface Head {
  title: string;
  description: string;
  keywords: string[];
  /** Missing on pages that no search engine should list. */
  canonical?: string;
  openGraph: { property: string; content: string }[];
  structuredData?: Record<string, unknown>;
}

interface HeadSources {
  page: HeadPage;
  shell: Shell;
  t: TFunction;
}

/** The head of a page: the prerenderer writes all of it, navigation in the browser its title and description. */
export function headOf({ page, shell, t }: HeadSources): Head {
  switch (page.kind) {
    case 'home':
      return {
        ...listedHead(page.content.seo, { shell, path: paths.home, image: page.content.header.image }),
        structuredData: hotelData(shell),
      };
    case 'about':
    case 'services':
    case 'gallery':
    case 'policies':
      return listedHead(page.content.seo, { shell, path: paths[page.kind], image: pictureOf(page, shell) });
    case 'contact':
    case 'book': {
      const { content, locationId } = page;
      const seo = content.locationSeo.find((entry) => entry.locationId === locationId)?.seo ?? content.seo;
      return listedHead(seo, { shell, path: paths[page.kind], image: pictureOf(page, shell) });
    }
    case 'accessibility':
      return listedHead(
        {
          title: `${t('head.accessibility')} · ${shell.hotel.businessName}`,
          description: t('accessibility.lead', { hotel: shell.hotel.businessName }),
          keywords: [],
        },
        { shell, path: paths.accessibility, image: shell.locations[0]?.image },
      );
    case 'checkout':
      return privateHead(t('head.checkout'), shell);
    case 'confirmed':
      return privateHead(t('head.confirmed'), shell);
    case 'notFound':
      return privateHead(t('head.notFound'), shell);
    case 'application':
      return privateHead(shell.hotel.businessName, shell);
    default:
      return page satisfies never;
  }
}

function pictureOf(
  { content }: { content: { header: { image?: PublishedImage } } },
  { locations }: Shell,
): PublishedImage | undefined {
  return content.header.image ?? locations[0]?.image;
}

interface ListedPage {
  shell: Shell;
  path: string;
  image: PublishedImage | undefined;
}

function listedHead(seo: PublishedSeo, { shell, path, image }: ListedPage): Head {
  const { hotel } = shell;
  const canonical = absolute(path, hotel.siteUrl);
  return {
    title: seo.title,
    description: seo.description,
    keywords: seo.keywords,
    canonical,
    openGraph: [
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: hotel.businessName },
      { property: 'og:title', content: seo.title },
      { property: 'og:description', content: seo.description },
      { property: 'og:url', content: canonical },
      ...(image ? pictureTags(image, hotel.siteUrl) : []),
    ],
  };
}

function pictureTags(image: PublishedImage, siteUrl: string): Head['openGraph'] {
  return [
    { property: 'og:image', content: absolute(image.urls.large, siteUrl) },
    { property: 'og:image:alt', content: image.alt },
  ];
}

/** A page for one guest: named, but not for search engines. */
function privateHead(name: string, { hotel }: Shell): Head {
  const title = name === hotel.businessName ? name : `${name} · ${hotel.businessName}`;
  return { title, description: hotel.description, keywords: [], openGraph: [] };
}

/** The hotel for search engines, from the values that the pages show: one entry per location. */
function hotelData({ hotel, locations }: Shell): Record<string, unknown> {
  const organization = {
    '@type': 'Organization',
    '@id': `${hotel.siteUrl}#organization`,
    name: hotel.businessName,
    url: hotel.siteUrl,
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [organization, ...locations.map((location) => locationData(location, hotel))],
  };
}

function locationData(location: PublishedLocation, hotel: Shell['hotel']): Record<string, unknown> {
  return {
    '@type': 'Hotel',
    '@id': `${hotel.siteUrl}#${location.id}`,
    name: location.name,
    description: location.summary,
    parentOrganization: { '@id': `${hotel.siteUrl}#organization` },
    url: absolute(
      `${paths.book}?${new URLSearchParams({ location: location.id }).toString()}`,
      hotel.siteUrl,
    ),
    image: absolute(location.image.urls.large, hotel.siteUrl),
    telephone: location.phone,
    email: location.email,
    checkinTime: clockTime(location.checkIn),
    checkoutTime: clockTime(location.checkOut),
    currenciesAccepted: hotel.currency,
    address: {
      '@type': 'PostalAddress',
      streetAddress: location.streetAddress,
      addressLocality: location.town,
      addressRegion: location.state,
      postalCode: location.pin,
      addressCountry: location.country,
    },
    ...(location.point
      ? { geo: { '@type': 'GeoCoordinates', latitude: location.point.lat, longitude: location.point.long } }
      : {}),
  };
}

/** 840 minutes from midnight are 14:00:00. */
function clockTime(minutes: number): string {
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0');
  return `${hours}:${String(minutes % 60).padStart(2, '0')}:00`;
}

function absolute(path: string, siteUrl: string): string {
  return new URL(path, siteUrl).href;
}
