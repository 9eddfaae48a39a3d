import type { SiteContent } from '../../site/test-content/open-site.ts';
import { testSite } from '../../site/test-content/test-pages.ts';
import { pictures, twelvePictures } from '../pictures.ts';

const FILES = [...twelvePictures, pictures.lakeSuite, pictures.deluxe, pictures.family, pictures.bath];

/** Texts for search engines only. */
const UNSEEN: ReadonlySet<string> = new Set(['seo', 'locationSeo']);

/** The maximum lengths of the schemas. */
const LONGEST: Readonly<Record<string, number>> = {
  businessName: 100,
  tagline: 120,
  heading: 120,
  subheading: 240,
  attractionsHeading: 120,
  servicesHeading: 120,
  locationsHeading: 120,
  detail: 600,
  summary: 200,
  description: 1000,
  name: 100,
  locationName: 100,
  directions: 1000,
};
const LONG_WORDS = 'Donaudampfschifffahrtsgesellschaftskapitänskajüte with a veranda above the water, ';

/** The site tests' hotel with the demo hotel's pictures, which exist. */
export const hotel: SiteContent = withPictures(testSite);

/** The same hotel with the longest texts that its operator may write. */
export const longHotel: SiteContent = lengthened(hotel);

/** The same hotel with charges beside the price of a room. */
export const chargingHotel: SiteContent = {
  ...hotel,
  locationPages: hotel.locationPages?.map((page) => ({
    ...page,
    charges: [
      { id: 'heritage', label: 'Heritage fee', payable: 'AT_HOTEL' },
      { id: 'cleaning', label: 'Cleaning', payable: 'IN_PRICE' },
    ],
  })),
};

/** The minimum content of a hotel: one location and no optional fields. */
export const bareHotel: SiteContent = bared(hotel);

/** An album with very many pictures. */
export const hotelOfManyPictures: SiteContent = {
  ...hotel,
  gallery: {
    ...hotel.gallery,
    albums: hotel.gallery.albums.map((album) => ({
      ...album,
      images: Array.from({ length: 200 }, (_, index) => ({
        ...(album.images[index % album.images.length] ?? hotel.home.header.image),
        id: `${album.id}-${index}`,
      })),
    })),
  },
};

/** A hotel that asks for consent first. */
export const askingHotel: SiteContent = {
  ...hotel,
  shell: {
    ...hotel.shell,
    hotel: { ...hotel.shell.hotel, googleTagId: 'GTM-EXAMPLE', privacyTags: 'after-consent' },
  },
};

/** Replaces every picture by one that Storybook serves. */
function withPictures<Content>(content: Content): Content {
  let next = 0;
  return rewritten(content, (_key, value) => {
    if (typeof value !== 'object' || value === null || !('urls' in value)) return value;
    const { urls } = FILES[next % FILES.length] ?? pictures.palace;
    next += 1;
    // One file stands for every format: browsers detect the format from its content.
    return { ...value, urls, webp: urls, avif: urls };
  });
}

function lengthened<Content>(content: Content): Content {
  return rewritten(content, (key, value) => {
    const limit = LONGEST[key];
    if (typeof value !== 'string' || limit === undefined) return value;
    // Keep the start, so that two locations do not get the same name.
    return `${value} ${LONG_WORDS.repeat(Math.ceil(limit / LONG_WORDS.length))}`.slice(0, limit).trim();
  });
}

/** Replaces values in a copy of the same shape, innermost first. */
function rewritten<Content>(content: Content, replace: (key: string, value: unknown) => unknown): Content {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => replace('', visit(item)));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        name,
        UNSEEN.has(name) ? part : replace(name, visit(part)),
      ]),
    );
  };
  // Values were replaced by values of their type.
  return visit(content) as Content;
}

function bared(content: SiteContent): SiteContent {
  const { shell, home, about, services, gallery, contact, policies, book } = content;
  const { tagline: _tagline, phone: _phone, ...plainHotel } = shell.hotel;
  const { reasons: _reasons, ...plainShell } = shell;
  const locations = shell.locations.slice(0, 1).map(({ point: _point, ...location }) => location);
  const rooms = book.rooms.slice(0, 1).map(({ view: _view, ...room }) => ({
    ...room,
    photos: room.photos.slice(0, 1),
    amenities: [],
    accessibility: [],
  }));
  const { image: _about, ...aboutHeader } = about.header;
  return {
    shell: { ...plainShell, hotel: plainHotel, locations },
    home: { ...home, rooms: { ...home.rooms, items: rooms }, attractions: [] },
    about: { ...about, header: aboutHeader, blocks: about.blocks.slice(0, 1) },
    services: { ...services, services: [] },
    gallery: { ...gallery, albums: [] },
    contact: {
      ...contact,
      locationSeo: [],
      locations: contact.locations.slice(0, 1),
    },
    policies: { ...policies, policies: policies.policies.filter(({ kind }) => kind === 'CANCELLATION') },
    book: { ...book, locationSeo: [], rooms },
    locationPages: content.locationPages.slice(0, 1).map((page) => ({
      ...page,
      photos: page.photos.slice(0, 1),
      rooms: rooms.map((room) => ({ ...room, seo: page.seo })),
      plans: [],
    })),
  };
}
