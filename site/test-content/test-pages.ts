import type {
  AboutPage,
  ContactPage,
  GalleryPage,
  LocationPage,
  PoliciesPage,
  PublishedRoom,
  PublishedSeo,
  ServicesPage,
} from '#schemas/published';
import type { PageContent } from '../content/content-source.ts';
import { cabin, picture, testBookPage, testHomePage, testShell, udaipurRooms } from './test-hotel.ts';

function seo(title: string): PublishedSeo {
  return {
    title: `${title}: Hotel Example`,
    description: `${title} of Hotel Example, two small houses by the lake and in the hills.`,
    keywords: ['hotel'],
  };
}

const testAboutPage: AboutPage = {
  page: 'ABOUT',
  seo: seo('About'),
  header: {
    heading: 'Two houses',
    subheading: 'And who keeps them.',
    image: picture('court', 'A courtyard'),
  },
  blocks: [
    { heading: 'How it began', detail: 'With a boat.\n\nThe boat leaked.', image: picture('boat', 'A boat') },
    { heading: 'Who cooks', detail: 'Everybody.', image: picture('kitchen', 'A kitchen') },
  ],
};

const testServicesPage: ServicesPage = {
  page: 'SERVICES',
  seo: seo('Services'),
  header: { heading: 'What we do for you', subheading: 'And what it costs.' },
  servicesHeading: 'Facilities and Services',
  services: [
    {
      id: 'boat-dinner',
      heading: 'Dinner on the boat',
      description: 'From seven until the moon sets.',
      url: 'https://boats.example/dinner',
      locationId: 'udaipur',
      locationName: 'The Kesar Udaipur',
      offers: [
        {
          extraId: 'palace-walk',
          locationId: 'udaipur',
          locationName: 'The Kesar Udaipur',
          charging: 'PERSON',
          priceMinor: 252_000,
        },
      ],
      images: [
        { image: picture('boat-dinner', 'A table on a boat') },
        { image: picture('lamps', 'Lamps on the water') },
      ],
    },
    {
      id: 'laundry',
      heading: 'Laundry',
      description: 'Back the next morning.',
      images: [{ image: picture('linen', 'Folded linen') }],
    },
  ],
  highlight: {
    heading: 'The long table',
    detail: 'Everybody eats together.',
    image: picture('table', 'A table'),
  },
};

const testGalleryPage: GalleryPage = {
  page: 'GALLERY',
  seo: seo('Gallery'),
  header: { heading: 'Look around', subheading: 'As it is on an ordinary day.' },
  albums: [
    {
      id: 'rooms',
      name: 'Rooms by the lake',
      rank: 1,
      gallery: 'rooms',
      locationId: 'udaipur',
      images: [picture('lake-room', 'A room by the lake'), picture('bath', 'A bath')],
    },
    { id: 'lake', name: 'The lake', rank: 2, gallery: 'others', images: [picture('hero', 'A lake at dusk')] },
  ],
};

const testContactPage: ContactPage = {
  page: 'CONTACT',
  seo: seo('Contact'),
  header: { heading: 'A person answers', subheading: 'Ring or write.' },
  locationSeo: [{ locationId: 'udaipur', seo: seo('Contact Udaipur') }],
  form: { heading: 'Write to us', detail: 'We answer within a day.' },
  locationsHeading: 'Where the houses are',
  locations: testShell.locations.map(
    ({ id, name, streetAddress, town, state = '', country, pin = '', point, email, phone }) => ({
      id,
      name,
      isVerified: true,
      address: { streetAddress, town, state, country, pin, ...(point ? { point } : {}) },
      emails: [{ email, isVerified: true }],
      phones: [{ number: phone, isVerified: true }],
    }),
  ),
};

const testPoliciesPage: PoliciesPage = {
  page: 'POLICIES',
  seo: seo('Policies'),
  header: { heading: 'What you can rely on', subheading: 'In plain words.' },
  cancellation: { heading: 'If your plans change', detail: 'The terms stand on your booking.' },
  policies: [
    {
      kind: 'CANCELLATION',
      id: 'flexible',
      name: 'Flexible',
      checkInRules: [{ value: 3, unit: 'DAY', penalty: { unit: 'DAY', value: 1 } }],
      reservationRules: [],
    },
    {
      kind: 'HOUSE_RULES',
      id: 'house-rules',
      name: 'House rules',
      rules: [{ heading: 'Dogs', detail: 'Are welcome by the lake.', locationId: 'udaipur' }],
    },
    {
      kind: 'PRIVACY',
      id: 'privacy',
      name: 'What we know about you',
      summary: 'As little as we can.',
      updatedOn: '2026-11-01',
      contactEmail: 'privacy@hotel.example',
      sections: [{ heading: 'Why', paragraphs: ['To hold a room.'], points: ['Your name.'] }],
    },
  ],
};

const flexible = testPoliciesPage.policies.filter((policy) => policy.kind === 'CANCELLATION');

function locationPage(locationId: string, rooms: readonly PublishedRoom[]): LocationPage {
  return {
    page: 'LOCATION',
    locationId,
    seo: seo(`Rooms of ${locationId}`),
    photos: [
      { ...picture(locationId, `The house of ${locationId}`), caption: 'The house' },
      { ...picture(`${locationId}-court`, 'A courtyard'), caption: 'The courtyard' },
    ],
    rooms: rooms.map((room) => ({ ...room, seo: seo(room.name) })),
    plans: flexible.map((policy) => ({
      id: 'flexible',
      name: 'Flexible',
      description: 'For plans that may still change.',
      payment: 'PAY_AT_HOTEL',
      mealPlans: ['RO', 'BB'],
      roomIds: rooms.map(({ id }) => id),
      policy,
    })),
    charges: [],
  };
}

export const testSite = {
  shell: testShell,
  home: testHomePage,
  about: testAboutPage,
  services: testServicesPage,
  gallery: testGalleryPage,
  contact: testContactPage,
  policies: testPoliciesPage,
  book: testBookPage,
  locationPages: [locationPage('udaipur', udaipurRooms), locationPage('valley', [cabin])],
} satisfies PageContent & { shell: typeof testShell; locationPages: LocationPage[] };
