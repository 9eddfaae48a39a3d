import { describe, expect, it } from 'vitest';
import { testBookPage, testHomePage, testShell } from '../test-content/test-hotel.ts';
import { testSite } from '../test-content/test-pages.ts';
import { createTestI18n } from '../test-content/test-texts.ts';
import { searchHeadOf } from './search-head.ts';

const { t } = createTestI18n();
const home = { kind: 'home', content: testHomePage } as const;
const book = { kind: 'book', content: testBookPage, locationId: 'valley' } as const;
const [udaipur] = testSite.locationPages;
if (udaipur === undefined) throw new Error('The hotel has a location.');
const location = { kind: 'location', content: udaipur } as const;
const [, , , suite] = udaipur.rooms;
if (suite === undefined) throw new Error('The location has four rooms.');
const room = { kind: 'room', content: { page: udaipur, room: suite } } as const;
const graphOf = (page: Parameters<typeof searchHeadOf>[0]['page']) =>
  searchHeadOf({ page, shell: testShell, t }).structuredData?.['@graph'];

describe('searchHeadOf', () => {
  it('names the one address of a page', () => {
    expect(searchHeadOf({ page: home, shell: testShell, t })).toMatchObject({
      keywords: ['hotel', 'lake', 'hills'],
      canonical: 'https://hotel.example/',
    });
    expect(searchHeadOf({ page: book, shell: testShell, t })).toMatchObject({
      title: 'Book the Valley Lodge',
      canonical: 'https://hotel.example/book',
    });
  });

  it('keeps pages of one guest without an address', () => {
    expect(searchHeadOf({ page: { kind: 'checkout' }, shell: testShell, t }).canonical).toBeUndefined();
  });

  it('shows the hero picture to who shares the page', () => {
    const { openGraph } = searchHeadOf({ page: home, shell: testShell, t });
    expect(openGraph).toContainEqual({
      property: 'og:image',
      content: 'https://hotel.example/images/hero-1440.jpg',
    });
    expect(openGraph).toContainEqual({ property: 'og:image:alt', content: 'A lake at dusk' });
  });

  it('describes each house and each room of the home page', () => {
    expect(graphOf(home)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ '@type': 'Organization', name: 'Hotel Example' }),
        expect.objectContaining({
          '@type': 'Hotel',
          name: 'The Kesar Udaipur',
          telephone: '+912942345678',
          url: 'https://hotel.example/udaipur',
        }),
        expect.objectContaining({
          '@type': 'HotelRoom',
          name: 'Cedar Cabin',
          containedInPlace: { '@id': 'https://hotel.example#valley' },
        }),
      ]),
    );
  });

  it('describes a location and a room on pages of their own, with titles and places of their own', () => {
    expect(searchHeadOf({ page: location, shell: testShell, t })).toMatchObject({
      title: 'Rooms of udaipur: Hotel Example',
      canonical: 'https://hotel.example/udaipur',
    });
    expect(graphOf(location)).toContainEqual(
      expect.objectContaining({ '@type': 'Hotel', checkinTime: '14:00:00', checkoutTime: '12:00:00' }),
    );
    expect(searchHeadOf({ page: room, shell: testShell, t })).toMatchObject({
      title: 'Lake Suite: Hotel Example',
      canonical: 'https://hotel.example/udaipur/lake-suite',
    });
    const graph = graphOf(room) ?? [];
    expect(graph.filter((thing) => thing['@type'] === 'HotelRoom')).toMatchObject([
      { name: 'Lake Suite', bed: [{ typeOfBed: 'double', numberOfBeds: 1 }] },
    ]);
    expect(graph.at(-1)).toMatchObject({
      itemListElement: [{ name: 'Home' }, { name: 'The Kesar Udaipur' }, { name: 'Lake Suite' }],
    });
  });

  it('says where a page is in the site, and nothing of the kind on the home page', () => {
    expect(graphOf({ kind: 'accessibility' })).toContainEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://hotel.example/' },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Accessibility',
          item: 'https://hotel.example/accessibility',
        },
      ],
    });
    expect(graphOf(home)).not.toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
  });
});
