import type {
  ContactLocation,
  PublishedImage,
  PublishedLocation,
  PublishedRoom,
  Shell,
} from '#schemas/published';
import type { TFunction } from 'i18next';
import type { HeadPage } from '../app/head.ts';
import { locationPath, paths, roomPath } from '../app/paths.ts';

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
    case 'location': {
      const { locationId, photos, rooms } = page.content;
      return [
        organisation(hotel),
        ...locations
          .filter(({ id }) => id === locationId)
          .map((location) => ({ ...house(location, hotel), ...wholeHouse(location, photos, hotel) })),
        ...rooms.map((room) => roomData(room, hotel)),
      ];
    }
    case 'room': {
      const { room } = page.content;
      return [
        organisation(hotel),
        ...locations.filter(({ id }) => id === room.locationId).map((location) => house(location, hotel)),
        { ...roomData(room, hotel), ...wholeRoom(room, hotel) },
      ];
    }
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
    url: new URL(locationPath(location.id), siteUrl).href,
    image: new URL(location.image.urls.large, siteUrl).href,
    telephone: location.phone,
    email: location.email,
    currenciesAccepted: currency,
    address: {
      '@type': 'PostalAddress',
      streetAddress: location.streetAddress,
      addressLocality: location.town,
      ...(location.state === undefined ? {} : { addressRegion: location.state }),
      ...(location.pin === undefined ? {} : { postalCode: location.pin }),
      addressCountry: location.country,
    },
  };
}

/** What only the location's own page shows: its words, its photos, its hours and its place. */
function wholeHouse(
  { description, checkIn, checkOut, point }: PublishedLocation,
  photos: readonly PublishedImage[],
  { siteUrl }: Shell['hotel'],
): Thing {
  return {
    description,
    image: photos.map(({ urls }) => new URL(urls.large, siteUrl).href),
    checkinTime: wallTime(checkIn),
    checkoutTime: wallTime(checkOut),
    ...(point ? { geo: coordinates(point) } : {}),
  };
}

/** 840 minutes from midnight are 14:00:00. */
function wallTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;
}

function coordinates({ lat, long }: { lat: number; long: number }): Thing {
  return { '@type': 'GeoCoordinates', latitude: lat, longitude: long };
}

/** What only the room's own page shows: its words, its photos, its beds and what is in it. */
function wholeRoom(
  { description, photos, beds, amenities, accessibility }: PublishedRoom,
  { siteUrl }: Shell['hotel'],
): Thing {
  return {
    description,
    image: photos.map(({ urls }) => new URL(urls.large, siteUrl).href),
    bed: beds.map(({ kind, count }) => ({
      '@type': 'BedDetails',
      typeOfBed: kind.toLowerCase().replaceAll('_', ' '),
      numberOfBeds: count,
    })),
    amenityFeature: [...amenities, ...accessibility].map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
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
    ...(address.point ? { geo: coordinates(address.point) } : {}),
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
    url: new URL(roomPath(room), siteUrl).href,
    ...(photo ? { image: new URL(photo.urls.large, siteUrl).href } : {}),
    occupancy: { '@type': 'QuantitativeValue', maxValue: room.maxOccupancy },
    floorSize: { '@type': 'QuantitativeValue', value: room.sizeSqm, unitCode: 'MTK' },
  };
}

function trailOf(page: ListedPage, { hotel, locations }: Shell, t: TFunction): Thing[] {
  const steps = stepsTo(page, locations, t);
  if (steps.length === 0) return [];
  const items = [{ name: t('nav.home'), path: paths.home }, ...steps].map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: new URL(step.path, hotel.siteUrl).href,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement: items }];
}

/** The pages from the home page, which is not among them, to this one. */
function stepsTo(
  page: ListedPage,
  locations: readonly PublishedLocation[],
  t: TFunction,
): { name: string; path: string }[] {
  const stepTo = (id: string) =>
    locations.filter((location) => location.id === id).map(({ name }) => ({ name, path: locationPath(id) }));
  if (page.kind === 'home') return [];
  if (page.kind === 'location') return stepTo(page.content.locationId);
  if (page.kind === 'room') {
    const { room } = page.content;
    return [...stepTo(room.locationId), { name: room.name, path: roomPath(room) }];
  }
  const isFooter = page.kind === 'policies' || page.kind === 'accessibility';
  const name = isFooter ? t(`footer.${page.kind}`) : t(`nav.${page.kind}`);
  return [{ name, path: paths[page.kind] }];
}
