import { describe, expect, it } from 'vitest';
import { testBookPage, testHomePage, testShell } from '../test-content/test-hotel.ts';
import { createTestI18n } from '../test-content/test-texts.ts';
import { headOf } from './head.ts';

const { t } = createTestI18n();
const home = { kind: 'home', content: testHomePage } as const;
const book = (locationId?: string) => ({ kind: 'book', content: testBookPage, locationId }) as const;

describe('headOf', () => {
  it('takes the texts of a page from its search-engine entry', () => {
    expect(headOf({ page: home, shell: testShell, t })).toMatchObject({
      title: 'Hotel Example: by the lake and in the hills',
      description: 'Two small houses, one by the lake and one in the hills. Book directly with us.',
      keywords: ['hotel', 'lake', 'hills'],
      canonical: 'https://hotel.example/',
    });
  });

  it('shows the hero picture to who shares the page', () => {
    const { openGraph } = headOf({ page: home, shell: testShell, t });
    expect(openGraph).toContainEqual({
      property: 'og:image',
      content: 'https://hotel.example/images/hero-1440.jpg',
    });
    expect(openGraph).toContainEqual({ property: 'og:image:alt', content: 'A lake at dusk' });
  });

  it('uses the entry of the chosen location on the book page, and the same canonical address', () => {
    expect(headOf({ page: book('valley'), shell: testShell, t })).toMatchObject({
      title: 'Book the Valley Lodge',
      canonical: 'https://hotel.example/book',
    });
    expect(headOf({ page: book('nowhere'), shell: testShell, t }).title).toBe(
      'Book directly at Hotel Example',
    );
  });

  it('keeps pages of one guest without a canonical address', () => {
    const head = headOf({ page: { kind: 'checkout' }, shell: testShell, t });
    expect(head.title).toBe('Checkout · Hotel Example');
    expect(head.canonical).toBeUndefined();
  });

  it('describes each location as a hotel with the values that the pages show', () => {
    const graph = headOf({ page: home, shell: testShell, t }).structuredData?.['@graph'];
    expect(graph).toEqual([
      expect.objectContaining({ '@type': 'Organization', name: 'Hotel Example' }),
      expect.objectContaining({
        '@type': 'Hotel',
        name: 'The Kesar Udaipur',
        telephone: '+912942345678',
        checkinTime: '14:00:00',
        checkoutTime: '12:00:00',
        geo: { '@type': 'GeoCoordinates', latitude: 24.5764, longitude: 73.6799 },
      }),
      expect.objectContaining({ name: 'Valley Lodge', checkinTime: '15:00:00', checkoutTime: '11:00:00' }),
    ]);
  });
});
