import { expect, test } from 'vitest';
import { example, senseLines } from '../../engine/small-hotel.ts';

const rate = example('rate');

test('longer stays than any plan allows', async () => {
  expect(
    await senseLines({
      'rates/udaipur.json': {
        ...rate,
        promoCodes: [
          { code: 'VINDIMA15', name: 'Vintage', discount: { unit: 'PERCENTAGE', value: 15 }, minNights: 21 },
        ],
      },
    }),
  ).toEqual([
    'rates/udaipur.json/promoCodes/0/minNights sense/promo-never: VINDIMA15 can never be used: it asks for 21 nights, and Flexible and Advance end at 14.',
  ]);
});

test('nights that are over too soon', async () => {
  expect(
    await senseLines({
      'rates/udaipur.json': {
        ...rate,
        promoCodes: [
          {
            code: 'VINDIMA15',
            name: 'Vintage',
            discount: { unit: 'PERCENTAGE', value: 15 },
            bookFrom: '2027-05-01',
            stayTo: '2027-04-01',
          },
        ],
      },
    }),
  ).toEqual([
    'rates/udaipur.json/promoCodes/0/stayTo sense/promo-never: VINDIMA15 can never be used: its last night is 1 April 2027, and it may be used from 1 May 2027 on.',
  ]);
});

test('nights of next year, booked now', async () => {
  expect(
    await senseLines({
      'rates/udaipur.json': {
        ...rate,
        promoCodes: [
          {
            code: 'VINDIMA15',
            name: 'Vintage',
            discount: { unit: 'PERCENTAGE', value: 15 },
            bookTo: '2026-12-31',
            stayFrom: '2027-06-01',
          },
        ],
      },
    }),
  ).toEqual([]);
});
