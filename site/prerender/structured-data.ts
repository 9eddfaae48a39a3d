import type { ContactLocation, PublishedLocation, PublishedRoom, Shell } from '#schemas/published';
import type { TFunction } from 'i18next';
import type { HeadPage } from '../app/head.ts';
import { locationAddress, paths } from '../app/paths.ts';

type Thing = Record<string, unknown>;

export interface StructuredData {
  '@context': 'https://schema.org';
  '@graph': Thing[];
}

type ListedPage = Extract<HeadPage, { content: unknown } | { kind: 'accessibility' }>;

interface Sources {
  page: ListedPage;
  shell: Shell;
  t: TFunction;
}

/** Describes only what the page shows: names, addresses, rooms and breadcrumbs. */
export function structuredDataOf({ page, shell, t }: Sources): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@graph': [...thingsOf(page, shell), ...trailOf(page, shell, t)],
  };
}

function thingsOf(page: ListedPage, shell: Shell): Thing[] {
  const { hotel, locations } = shell;
  switch (page.kind) {
    case 'home':
      return [
        organisation(hotel),
        ...locations.map((location) => house(location, hotel)),
        ...page.content.rooms.items.map((room) => roomData(room, hotel)),
      ];
    case 'contact':
      return [
        organisation(hotel),
        ...locations.map((location) => ({
          ...house(location, hotel),
          ...waysToReach(page.content.locations.find(({ id }) => id === location.id)),
        })),
      ];
    case 'book':
      return [
        organisation(hotel),
        ...locations.map((location) => ({ ...house(location, hotel), description: location.summary })),
        ...page.content.rooms.map((room) => roomData(room, hotel)),
      ];
    case 'about':
    case 'services':
    case 'gallery':
    case 'policies':
    case 'accessibility':
      return [organisation(hotel)];
    default:
      return page satisfies never;
  }
}

function organisation({ businessName, siteUrl }: Shell['hotel']): Thing {
  return { '@type': 'Organization', '@id': `${siteUrl}#organization`, name: businessName, url: siteUrl };
}

function house(location: PublishedLocation, { siteUrl, currency }: Shell['hotel']): Thing {
  return {
    '@type': 'Hotel',
    '@id': `${siteUrl}#${location.id}`,
    name: location.name,
    parentOrganization: { '@id': `${siteUrl}#organization` },
    url: new URL(locationAddress(location.id), siteUrl).href,
    image: new URL(location.image.urls.large, siteUrl).href,
    telephone: location.phone,
    email: location.email,
    currenciesAccepted: currency,
    address: {
      '@type': 'PostalAddress',
      streetAddress: location.streetAddress,
      addressLocality: location.town,
      addressRegion: location.state,
      postalCode: location.pin,
      addressCountry: location.country,
    },
  };
}

/** Shown on the contact page only: phone numbers, mailboxes and the map point. */
function waysToReach(location: ContactLocation | undefined): Thing {
  if (!location) return {};
  const { phones, emails, address } = location;
  return {
    contactPoint: [
      ...phones.map(({ number }) => ({ '@type': 'ContactPoint', telephone: number })),
      ...emails.map(({ email }) => ({ '@type': 'ContactPoint', email })),
    ],
    ...(address.point
      ? { geo: { '@type': 'GeoCoordinates', latitude: address.point.lat, longitude: address.point.long } }
      : {}),
  };
}

/** The facts of a room card. It leaves out prices, because they depend on the nights. */
function roomData(room: PublishedRoom, { siteUrl }: Shell['hotel']): Thing {
  const [photo] = room.photos;
  return {
    '@type': 'HotelRoom',
    '@id': `${siteUrl}#${room.id}`,
    name: room.name,
    description: room.summary,
    containedInPlace: { '@id': `${siteUrl}#${room.locationId}` },
    url: new URL(locationAddress(room.locationId), siteUrl).href,
    ...(photo ? { image: new URL(photo.urls.large, siteUrl).href } : {}),
    occupancy: { '@type': 'QuantitativeValue', maxValue: room.maxOccupancy },
    floorSize: { '@type': 'QuantitativeValue', value: room.sizeSqm, unitCode: 'MTK' },
  };
}

function trailOf({ kind }: ListedPage, { hotel }: Shell, t: TFunction): Thing[] {
  if (kind === 'home') return [];
  const name = kind === 'policies' || kind === 'accessibility' ? t(`footer.${kind}`) : t(`nav.${kind}`);
  const steps = [
    { name: t('nav.home'), path: paths.home },
    { name, path: paths[kind] },
  ];
  const items = steps.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: new URL(step.path, hotel.siteUrl).href,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement: items }];
}
