import { expect, test } from 'vitest';
import { example, senseLines } from '../../engine/small-hotel.ts';

const rate = example('rate');

test('more nights are asked for than any plan allows', async () => {
  expect(
    await senseLines({
      'rates/udaipur.json': {
        ...rate,
        restrictions: [{ from: '2027-08-01', to: '2027-08-31', minNights: 15 }],
      },
    }),
  ).toEqual([
    'rates/udaipur.json/restrictions/0/minNights sense/unsold-nights: No stay can include the nights from 1 August 2027 to 31 August 2027: at least 15 nights are asked for, and Flexible and Advance end at 14.',
  ]);
});

test('nobody may arrive for weeks', async () => {
  expect(
    await senseLines({
      'rates/udaipur.json': {
        ...rate,
        restrictions: [{ from: '2027-02-01', to: '2027-03-31', closedToArrival: true }],
      },
    }),
  ).toEqual([
    'rates/udaipur.json/restrictions/0/closedToArrival sense/unsold-nights: No stay can include the nights from 14 February 2027 to 31 March 2027: nobody may arrive on these days, and no stay from an earlier day is long enough.',
  ]);
});

test('a house that is closed beyond the horizon', async () => {
  expect(
    await senseLines({
      'rates/udaipur.json': {
        ...rate,
        restrictions: [{ from: '2026-11-01', to: '2030-03-31', closed: true }],
      },
    }),
  ).toEqual([
    'rates/udaipur.json/restrictions/0/to sense/unsold-nights: Everything is closed until 31 March 2030, and guests book until 20 November 2027: nothing of it can be booked.',
  ]);
});

test('a winter without guests, and days without arrivals, are meant', async () => {
  expect(
    await senseLines({
      'rates/udaipur.json': {
        ...rate,
        restrictions: [
          { from: '2027-01-10', to: '2027-02-28', closed: true },
          { from: '2026-12-31', to: '2026-12-31', closedToArrival: true },
          { from: '2026-12-29', to: '2027-01-01', minNights: 4 },
        ],
      },
    }),
  ).toEqual([]);
});
