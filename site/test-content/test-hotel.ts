/**
 * A small hotel in its published form, for tests and stories: two locations in two time zones, rooms with and without optional
 * facts. A test holds it against the published schemas.
 */
import type {
  BookPage,
  HomePage,
  PublishedImage,
  PublishedLocation,
  PublishedRoom,
  Shell,
} from '#schemas/types';

function picture(id: string, alt: string): PublishedImage {
  const address = (width: number, ending: string) => `/images/${id}-${width}.${ending}`;
  const sizes = (ending: string) => ({
    thumb: address(160, ending),
    small: address(480, ending),
    medium: address(960, ending),
    large: address(1440, ending),
  });
  return { id, alt, decorative: false, width: 1440, height: 960, urls: sizes('jpg'), webp: sizes('webp') };
}

const harbour: PublishedLocation = {
  id: 'harbour',
  name: 'Harbour House',
  summary: 'Nine rooms above the old harbour.',
  description: 'Nine rooms above the old harbour, with the ferries below the windows.',
  timezone: 'Asia/Kolkata',
  checkIn: 840,
  checkOut: 720,
  town: 'Kochi',
  state: 'Kerala',
  country: 'IN',
  streetAddress: '1 Quay Road',
  pin: '682001',
  point: { lat: 9.9658, long: 76.2421 },
  email: 'harbour@hotel.example',
  phone: '+914842345678',
  directions: 'Ten minutes on foot from the ferry.',
  isVerified: true,
  image: picture('harbour', 'A white house above a harbour'),
};

const valley: PublishedLocation = {
  id: 'valley',
  name: 'Valley Lodge',
  summary: 'Four cabins under cedars.',
  description: 'Four cabins under cedars, half a day from the road.',
  timezone: 'America/Los_Angeles',
  checkIn: 900,
  checkOut: 660,
  town: 'Big Pine',
  state: 'California',
  country: 'US',
  streetAddress: '12 Cedar Lane',
  pin: '93513',
  email: 'valley@hotel.example',
  phone: '+12135550100',
  isVerified: false,
  image: picture('valley', 'Cabins under cedars'),
};

const harbourRoom: PublishedRoom = {
  id: 'harbour-double',
  locationId: 'harbour',
  name: 'Harbour Double',
  summary: 'A double room with the harbour below.',
  description: 'A double room with two windows to the harbour and a desk between them.',
  photos: [
    picture('double-1', 'A double bed between two windows'),
    picture('double-2', 'A desk with a lamp'),
  ],
  beds: [{ kind: 'DOUBLE', count: 1 }],
  sizeSqm: 24,
  view: 'Harbour',
  maxAdults: 2,
  maxChildren: 1,
  maxOccupancy: 2,
  maxExtraBeds: 1,
  amenities: ['Wi-Fi', 'Desk'],
  accessibility: ['Step-free from the street'],
};

const cabin: PublishedRoom = {
  id: 'cedar-cabin',
  locationId: 'valley',
  name: 'Cedar Cabin',
  summary: 'A cabin for four.',
  description: 'A cabin for four with a stove.',
  photos: [picture('cabin-1', 'A stove between two bunks')],
  beds: [{ kind: 'BUNK', count: 2 }],
  sizeSqm: 30,
  maxAdults: 4,
  maxChildren: 3,
  maxOccupancy: 4,
  maxExtraBeds: 0,
  amenities: [],
  accessibility: [],
};

export const testShell: Shell = {
  releaseId: 'r-0123456789ab',
  hotel: {
    id: 'test-hotel',
    businessName: 'Hotel Example',
    description: 'Two small houses, one by the sea and one in the hills.',
    tagline: 'By the sea, in the hills',
    currency: 'INR',
    timezone: 'Asia/Kolkata',
    siteUrl: 'https://hotel.example',
    checkIn: 840,
    checkOut: 720,
    phone: '+914842345678',
    privacyTags: 'always',
    fontFamily: 'Lora',
    fontSource: 'self',
  },
  booking: { maxRooms: 3, horizonDays: 365 },
  locations: [harbour, valley],
  pages: { home: '/data/home.000000000000.json', book: '/data/book.000000000000.json' },
};

export const testHomePage: HomePage = {
  page: 'HOME',
  seo: {
    title: 'Hotel Example: by the sea and in the hills',
    description: 'Two small houses, one by the sea and one in the hills. Book directly with us.',
    keywords: ['hotel', 'sea', 'hills'],
  },
  header: {
    heading: 'Sleep where the ferries wake you',
    subheading: 'Thirteen rooms in two houses.',
    image: picture('hero', 'A harbour at dusk'),
    carousel: [],
  },
  rooms: { heading: 'Rooms', detail: 'Each one different.', items: [harbourRoom, cabin] },
  attractionsHeading: 'Around us',
  attractions: ['Ferry', 'Market', 'Lighthouse', 'Cedar walk'].map((heading) => ({
    heading,
    detail: `${heading}, ten minutes away.`,
    image: picture(heading.toLowerCase().replaceAll(' ', '-'), heading),
  })),
  marquee: Array.from({ length: 12 }, (_, index) => picture(`marquee-${index + 1}`, `Picture ${index + 1}`)),
};

export const testBookPage: BookPage = {
  page: 'BOOK',
  seo: {
    title: 'Book directly at Hotel Example',
    description: 'All rooms with their prices.',
    keywords: ['book'],
  },
  locationSeo: [
    {
      locationId: 'valley',
      seo: {
        title: 'Book the Valley Lodge',
        description: 'All cabins with their prices.',
        keywords: ['cabin'],
      },
    },
  ],
  header: { heading: 'Find your room', subheading: 'Choose a house and your dates.' },
  rooms: [harbourRoom, cabin],
};
