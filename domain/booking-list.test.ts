import { describe, expect, test } from 'vitest';
import { currencyUnit } from './currencies.ts';
import { arrangeBookings, type BookingListRequest, groupOf, type ListedBooking } from './booking-list.ts';

function booking(id: string, changes: Partial<ListedBooking> = {}): ListedBooking {
  return {
    id,
    state: 'SUCCESSFUL',
    payment: 'UNPAID',
    checkIn: '2027-01-14',
    createdAt: '2026-11-21T06:30:00.000Z',
    totalMinor: 1_470_000,
    currency: 'INR',
    currencyDigits: 2,
    words: '7K3M-Q2PD Meera Nair The Kesar Udaipur Deluxe Double',
    ...changes,
  };
}

function ids(items: readonly ListedBooking[], request: BookingListRequest): string[] {
  return arrangeBookings(items, request).map(({ id }) => id);
}

describe('the order of bookings', () => {
  const items = [
    booking('b'),
    booking('later', { createdAt: '2026-11-22T00:00:00.000Z' }),
    booking('a'),
    booking('february', { checkIn: '2027-02-01', totalMinor: 5_000_000 }),
    booking('december', { checkIn: '2026-12-01', totalMinor: 999_999 }),
  ];

  test('latest arrival first, then the latest made, then the id', () => {
    expect(ids(items, {})).toEqual(['february', 'later', 'a', 'b', 'december']);
    expect(ids(items.toReversed(), {})).toEqual(['february', 'later', 'a', 'b', 'december']);
  });

  test('by price up and down; equal prices keep that order', () => {
    expect(ids(items, { sort: 'ASC' })).toEqual(['december', 'later', 'a', 'b', 'february']);
    expect(ids(items, { sort: 'DESC' })).toEqual(['february', 'later', 'a', 'b', 'december']);
  });

  test('months from the latest, sorted inside', () => {
    expect(ids(items, { group: 'DATE', sort: 'ASC' })).toEqual(['february', 'later', 'a', 'b', 'december']);
  });

  test('bands of price go the way of the prices', () => {
    expect(ids(items, { group: 'PRICE' })).toEqual(['december', 'later', 'a', 'b', 'february']);
    expect(ids(items, { group: 'PRICE', sort: 'DESC' })).toEqual(['february', 'later', 'a', 'b', 'december']);
  });
});

describe('groups', () => {
  test('by date are months of check-in', () => {
    expect(groupOf(booking('a'), 'DATE')).toEqual({ kind: 'DATE', key: '2027-01', month: '2027-01' });
  });

  test.each([
    [0, { key: '0-1000000', fromMinor: 0, belowMinor: 1_000_000 }],
    [999_999, { key: '0-1000000' }],
    [1_000_000, { key: '1000000-2500000' }],
    [2_500_000, { key: '2500000-5000000' }],
    [5_000_000, { key: '5000000-', fromMinor: 5_000_000 }],
  ])('by price: %i', (totalMinor, group) => {
    expect(groupOf(booking('a', { totalMinor }), 'PRICE')).toMatchObject(group);
  });

  test.each([
    ['JPY', 9_999, { key: '0-10000' }],
    ['JPY', 10_000, { fromMinor: 10_000, belowMinor: 25_000 }],
    ['JPY', 50_000, { key: '50000-' }],
    ['KWD', 9_999_999, { key: '0-10000000' }],
    ['KWD', 10_000_000, { fromMinor: 10_000_000, belowMinor: 25_000_000 }],
  ])('by price in the main unit of its currency: %s %i', (currency, totalMinor, group) => {
    expect(groupOf(booking('a', { totalMinor, ...currencyUnit(currency) }), 'PRICE')).toMatchObject(group);
  });

  test('the last band is open', () => {
    expect(groupOf(booking('a', { totalMinor: 9_000_000 }), 'PRICE')).not.toHaveProperty('belowMinor');
  });
});

describe('searching', () => {
  const item = booking('a', { words: '7K3M-Q2PD José Şahin The Kesar Udaipur मीरा' });

  test.each(['7k3m', 'q2pd', 'jose', 'SAHIN', 'kesar jose', 'udaipur', 'मीरा', '', '  '])(
    'finds %j',
    (search) => {
      expect(ids([item], { search })).toEqual(['a']);
    },
  );

  test.each(['kochi', 'kesar kochi', '%', '_'])('does not find %j', (search) => {
    expect(ids([item], { search })).toEqual([]);
  });

  test('keeps the states and payments that were asked for', () => {
    const items = [booking('a'), booking('b', { state: 'CANCELLED' }), booking('c', { payment: 'PAID' })];
    expect(ids(items, { states: ['CANCELLED', 'REFUNDED'] })).toEqual(['b']);
    expect(ids(items, { payment: 'PAID' })).toEqual(['c']);
  });
});
