import { expect, test } from 'vitest';
import { example, senseLines } from '../../engine/small-hotel.ts';

/** Without those on the clocks of the other country. */
const placeLines = async (files: Parameters<typeof senseLines>[0]): Promise<string[]> =>
  (await senseLines(files)).filter((line) => line.includes('sense/place'));

test('a point whose numbers are swapped', async () => {
  expect(
    await placeLines({
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
    await placeLines({
      'locations/udaipur.json': {
        ...example('location'),
        address: { ...example('location').address, country: 'BQ', point: { lat: 73.6835, long: 24.5764 } },
      },
    }),
  ).toEqual([]);
});

test('a point on the coast', async () => {
  expect(
    await placeLines({
      'locations/udaipur.json': {
        ...example('location'),
        address: { ...example('location').address, country: 'IN', point: { lat: 8.08, long: 77.55 } },
      },
    }),
  ).toEqual([]);
});

test.each([
  ['PT', 32.65, -16.91, 'Funchal'],
  ['ES', 28.12, -15.43, 'Las Palmas'],
  ['US', 21.31, -157.86, 'Honolulu'],
  ['FR', -20.88, 55.45, 'Saint-Denis'],
  ['CK', -21.21, -159.78, 'Rarotonga'],
  ['MV', 4.18, 73.51, 'Malé'],
  ['TJ', 38.56, 68.77, 'Dushanbe'],
])('far from the middle of its country and still in it: %s', async (country, lat, long) => {
  const { address, ...location } = example('location');
  expect(
    await placeLines({
      'locations/udaipur.json': { ...location, address: { ...address, country, point: { lat, long } } },
    }),
  ).toEqual([]);
});
