import { expect, test } from 'vitest';
import { example, senseLines } from '../../engine/small-hotel.ts';

test('a point whose numbers are swapped', async () => {
  expect(
    await senseLines({
      'locations/udaipur.json': {
        ...example('location'),
        address: { ...example('location').address, country: 'IN', point: { lat: 73.6835, long: 24.5764 } },
      },
    }),
  ).toEqual([
    'locations/udaipur.json/address/point/lat sense/place: The point of The Kesar Udaipur (73.6835, 24.5764) is far from India.',
  ]);
});

test('a point of a country that is not known here is not judged', async () => {
  expect(
    await senseLines({
      'locations/udaipur.json': {
        ...example('location'),
        address: { ...example('location').address, country: 'AQ', point: { lat: 73.6835, long: 24.5764 } },
      },
    }),
  ).toEqual([]);
});

test('a point on the coast', async () => {
  expect(
    await senseLines({
      'locations/udaipur.json': {
        ...example('location'),
        address: { ...example('location').address, country: 'IN', point: { lat: 8.08, long: 77.55 } },
      },
    }),
  ).toEqual([]);
});
