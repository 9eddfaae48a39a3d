/**
 * A small published hotel for tests and stories: two locations in two time zones, rooms with and without optional
 * facts. A test checks it against the published schemas.
 */
import type {
  BookPage,
  HomePage,
  PublishedImage,
  PublishedLocation,
  PublishedRoom,
  Shell,
} from '#schemas/published';

export function picture(id: string, alt: string): PublishedImage {
  const address = (width: number, ending: string) => `/images/${id}-${width}.${ending}`;
  const sizes = (ending: string) => ({
    thumb: address(160, ending),
    small: address(480, ending),
    medium: address(960, ending),
    large: address(1440, ending),
  });
  return {
    id,
    alt,
    decorative: false,
    width: 1440,
    height: 960,
    urls: sizes('jpg'),
    webp: sizes('webp'),
    avif: sizes('avif'),
  };
}

/** The location of the examples in `schemas/api`, so that their answers fit this hotel. */
const udaipur: PublishedLocation = {
  id: 'udaipur',
  name: 'The Kesar Udaipur',
  summary: 'Nine rooms above the lake.',
  description: 'Nine rooms above the lake, with the boats below the windows.',
  timezone: 'Asia/Kolkata',
  checkIn: 840,
  checkOut: 720,
  town: 'Udaipur',
  state: 'Rajasthan',
  country: 'IN',
  streetAddress: '1 Lake Road',
  pin: '313001',
  point: { lat: 24.5764, long: 73.6799 },
  email: 'udaipur@hotel.example',
  phone: '+912942345678',
  directions: 'Ten minutes on foot from the landing.',
  isVerified: true,
  image: picture('udaipur', 'A white house above a lake'),
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

function udaipurRoom(id: string, name: string): PublishedRoom {
  return {
    id,
    locationId: 'udaipur',
    name,
    summary: `${name}, with the lake below.`,
    description: `${name}, with two windows to the lake and a desk between them.`,
    photos: [
      picture(`${id}-1`, 'A double bed between two windows'),
      picture(`${id}-2`, 'A desk with a lamp'),
    ],
    beds: [{ kind: 'DOUBLE', count: 1 }],
    sizeSqm: 24,
    view: 'Lake',
    maxAdults: 2,
    maxChildren: 1,
    maxOccupancy: 2,
    maxExtraBeds: 1,
    amenities: ['Wi-Fi', 'Desk'],
    accessibility: ['Step-free from the street'],
  };
}

export const udaipurRooms: PublishedRoom[] = [
  {
    ...udaipurRoom('courtyard-double', 'Courtyard Double'),
    views: ['COURTYARD'],
    access: { features: ['STEP_FREE', 'GRAB_RAILS'], stepsToRoom: 0, doorWidthCm: 95 },
  },
  udaipurRoom('deluxe-double', 'Deluxe Double'),
  udaipurRoom('family-room', 'Family Room'),
  udaipurRoom('lake-suite', 'Lake Suite'),
];

export const cabin: PublishedRoom = {
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
  language: 'en',
  hotel: {
    id: 'test-hotel',
    businessName: 'Hotel Example',
    description: 'Two small houses, one by the lake and one in the hills.',
    tagline: 'By the lake, in the hills',
    currency: 'INR',
    currencyDigits: 2,
    region: 'IN',
    timezone: 'Asia/Kolkata',
    siteUrl: 'https://hotel.example',
    checkIn: 840,
    checkOut: 720,
    phone: '+912942345678',
    privacyTags: 'always',
    fontFamily: 'Lora',
    headingFontFamily: 'Lora',
    fontSource: 'self',
  },
  booking: { maxRooms: 3, horizonDays: 365 },
  locations: [udaipur, valley],
  pages: {
    home: '/data/home.000000000000.json',
    about: '/data/about.000000000000.json',
    services: '/data/services.000000000000.json',
    gallery: '/data/gallery.000000000000.json',
    contact: '/data/contact.000000000000.json',
    policies: '/data/policies.000000000000.json',
    book: '/data/book.000000000000.json',
  },
  locationPages: {
    udaipur: '/data/location-udaipur.000000000000.json',
    valley: '/data/location-valley.000000000000.json',
  },
  writtenPhones: { '+912942345678': '+91 294 234 5678', '+12135550100': '+1 213 555 0100' },
  reasons: ['A person answers at any hour', 'Pay at the hotel'],
};

export const testHomePage: HomePage = {
  page: 'HOME',
  seo: {
    title: 'Hotel Example: by the lake and in the hills',
    description: 'Two small houses, one by the lake and one in the hills. Book directly with us.',
    keywords: ['hotel', 'lake', 'hills'],
  },
  header: {
    heading: 'Sleep where the boats wake you',
    subheading: 'Thirteen rooms in two houses.',
    image: picture('hero', 'A lake at dusk'),
    carousel: [],
  },
  rooms: { heading: 'Rooms', detail: 'Each one different.', items: [...udaipurRooms, cabin] },
  attractionsHeading: 'Around us',
  attractions: ['Boats', 'Market', 'Fort', 'Cedar walk'].map((heading) => ({
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
  rooms: [...udaipurRooms, cabin],
};
