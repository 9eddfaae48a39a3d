import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ListedForStaff } from '#server/staff-operations';
import { OF_DAY, toLine } from './columns.ts';

const listed: ListedForStaff = {
  reference: 'SD34-0645',
  state: 'SUCCESSFUL',
  payment: 'PART_PAID',
  stayState: 'DUE',
  locationId: 'harbour',
  checkIn: '2027-01-14',
  checkOut: '2027-01-16',
  rooms: 1,
  roomTypes: [],
  ratePlans: ['Advance'],
  mealPlans: ['BB'],
  extras: [],
  adults: 2,
  children: 0,
  netMinor: 90_000,
  taxMinor: 10_000,
  taxes: [],
  charges: [
    { id: 'cleaning', label: 'Cleaning', payable: 'IN_PRICE', totalMinor: 5000 },
    { id: 'city-tax', label: 'City tax', payable: 'AT_HOTEL', totalMinor: 1600 },
  ],
  discounts: [{ kind: 'EARLY_BIRD', percent: 10, discountMinor: 9500 }],
  promo: { code: 'VINDIMA15', name: 'Fifteen euros for the harvest', discountMinor: 1500 },
  roundingMinor: -40,
  deposit: {
    dueNowMinor: 30_000,
    balanceMinor: 70_000,
    balance: { due: 'BEFORE_ARRIVAL', dueAt: '2026-12-31T13:00:00.000Z' },
  },
  totalMinor: 100_000,
  paidMinor: 30_000,
  currency: 'EUR',
  currencyDigits: 2,
};

test('a line says what the total includes, what is paid at the hotel, and what is still to come', () => {
  expect(toLine(listed)).toMatchObject({
    charges: 'Cleaning: 50.00',
    chargesAtHotel: 'City tax: 16.00',
    discounts: 'early booking 10 %: 95.00, promo code VINDIMA15: 15.00',
    rounding: '-0.40',
    deposit: '300.00',
    balance: '700.00',
    balanceDue: '2026-12-31T13:00:00.000Z',
  });
});

test('a balance that was paid is nothing, and one at the hotel has no date', () => {
  const deposit = { dueNowMinor: 30_000, balanceMinor: 70_000, balance: { due: 'AT_HOTEL' as const } };
  expect(toLine({ ...listed, paidMinor: 100_000, deposit })).toMatchObject({
    balance: '0.00',
    balanceDue: 'at the hotel',
  });
});

test.each([
  ['CANCELLED', 'DUE'],
  ['REFUNDED', 'DUE'],
  ['EXPIRED', 'DUE'],
  ['SUCCESSFUL', 'NO_SHOW'],
] as const)('nobody owes a balance when %s and %s', (state, stayState) => {
  expect(toLine({ ...listed, state, stayState })).toMatchObject({ balance: '', balanceDue: '' });
});

test.each(OF_DAY)('the guide of operators tells of the column %s', (column) => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/guides/operator.md'), 'utf8');
  const [, columns = ''] = guide.split('### Columns of lists and exports');
  expect(columns.split('\n## ')[0]).toContain(`\`${column}\``);
});

test('a stay that is paid at once has no deposit', () => {
  const { deposit: _none, ...whole } = listed;
  expect(toLine(whole)).toMatchObject({ deposit: '', balance: '', balanceDue: '' });
});
