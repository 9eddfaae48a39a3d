import type {
  PageAbout,
  PageBook,
  PageContact,
  PageGallery,
  PageHome,
  PagePolicies,
  PageServices,
} from '#schemas/types';
import { HOUSE_PICTURES, type Start, TO_WRITE, townWords } from './start.ts';

const [HOUSE, WELCOME, BREAKFAST] = HOUSE_PICTURES;

interface Pages {
  'pages/home.json': PageHome;
  'pages/about.json': PageAbout;
  'pages/services.json': PageServices;
  'pages/gallery.json': PageGallery;
  'pages/contact.json': PageContact;
  'pages/policies.json': PagePolicies;
  'pages/book.json': PageBook;
}

/** The seven pages; what only the hotel knows says TODO. */
export function starterPages(start: Start): Pages & Record<string, object> {
  const { name } = start;
  const picture = (file: string) => ({ file, alt: `Placeholder: a picture of ${name} belongs here.` });
  return {
    'pages/home.json': {
      header: {
        heading: name,
        subheading: `Your hotel in ${townWords(start)}`,
        image: picture(HOUSE),
      },
      rooms: { heading: 'Rooms', detail: `The rooms of ${name}.` },
      attractionsHeading: 'Around the house',
      attractions: start.places.map(({ id, town }) => ({
        heading: town,
        detail: `${TO_WRITE}: what to see in ${town}.`,
        image: picture(`images/${id}.jpg`),
        locationId: id,
      })),
      marqueeAlbumId: 'moments',
    },
    'pages/about.json': {
      header: { heading: `About ${name}`, subheading: 'The people, and the house.' },
      blocks: [
        {
          heading: 'How it began',
          detail: `${TO_WRITE}: tell it in three sentences.`,
          image: picture(WELCOME),
        },
      ],
    },
    'pages/services.json': {
      header: { heading: 'What we do for you', subheading: 'While you stay with us.' },
      highlight: {
        heading: 'Breakfast',
        detail: `${TO_WRITE}: what there is, and from when to when.`,
        image: picture(BREAKFAST),
      },
    },
    'pages/gallery.json': { header: { heading: 'Look around', subheading: 'The house and its rooms.' } },
    'pages/contact.json': {
      header: { heading: 'Talk to us', subheading: 'We are glad to help.' },
      form: { heading: 'Write to us', detail: 'We answer by e-mail.' },
      locationsHeading: start.towns.length === 1 ? 'Where we are' : 'Our houses',
    },
    'pages/policies.json': {
      header: { heading: 'Our terms', subheading: 'Few, and meant.' },
      policyIds: ['flexible'],
    },
    'pages/book.json': {
      header: { heading: 'Find your room', subheading: 'Choose your nights and who is coming.' },
    },
  };
}
