import { describe, expect, it } from 'vitest';
import { testBookPage, testHomePage, testShell } from '../test-content/test-hotel.ts';
import { createTestI18n } from '../test-content/test-texts.ts';
import { headOf } from './head.ts';

const { t } = createTestI18n();
const book = (locationId?: string) => ({ kind: 'book', content: testBookPage, locationId }) as const;

describe('headOf', () => {
  it('takes the texts of a page from its search-engine entry', () => {
    expect(headOf({ page: { kind: 'home', content: testHomePage }, shell: testShell, t })).toEqual({
      title: 'Hotel Example: by the lake and in the hills',
      description: 'Two small houses, one by the lake and one in the hills. Book directly with us.',
    });
  });

  it('uses the entry of the chosen location', () => {
    expect(headOf({ page: book('valley'), shell: testShell, t }).title).toBe('Book the Valley Lodge');
    expect(headOf({ page: book('nowhere'), shell: testShell, t }).title).toBe(
      'Book directly at Hotel Example',
    );
  });

  it('names the pages of one guest by the interface texts', () => {
    expect(headOf({ page: { kind: 'checkout' }, shell: testShell, t }).title).toBe(
      'Checkout · Hotel Example',
    );
    expect(headOf({ page: { kind: 'application' }, shell: testShell, t }).title).toBe('Hotel Example');
  });
});
