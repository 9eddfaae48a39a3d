import { expect, test } from 'vitest';
import { example, senseLines } from '../../engine/small-hotel.ts';

test('more rooms than are sold', async () => {
  expect(await senseLines({ 'locations/udaipur.json': { ...example('location'), totalRooms: 40 } })).toEqual([
    'locations/udaipur.json/totalRooms sense/room-count: The Kesar Udaipur has 40 rooms, but only 4 are sold.',
  ]);
});

test('a hotel that counts otherwise than its locations', async () => {
  expect(await senseLines({ 'hotel.json': { ...example('hotel'), totalRooms: 40 } })).toEqual([
    'hotel.json/totalRooms sense/room-count: The hotel has 40 rooms, but its locations have 4 together.',
  ]);
});

test('some rooms are sold elsewhere', async () => {
  expect(
    await senseLines({
      'hotel.json': {
        ...example('hotel'),
        totalRooms: 12,
      },
      'locations/udaipur.json': {
        ...example('location'),
        totalRooms: 12,
      },
    }),
  ).toEqual([]);
});

test('beds of one dormitory are sold one by one', async () => {
  const rate = example('rate');
  const dormitory = {
    'rooms/lake-suite.json': {
      ...example('room'),
      beds: [{ kind: 'BUNK', count: 1 }],
      capacity: 40,
      maxAdults: 1,
      maxChildren: 0,
      maxOccupancy: 1,
    },
    'rates/udaipur.json': {
      ...rate,
      roomPrices: rate.roomPrices.map((each) => ({ ...each, baseAdults: 1 })),
    },
  };
  expect(await senseLines(dormitory)).toEqual([]);
});

test('a hidden location may be left out of the sum', async () => {
  const nearby = {
    ...example('location'),
    id: 'nearby',
    name: 'The Kesar Nearby',
    enabled: false,
    roomOrder: undefined,
  };
  expect(await senseLines({ 'locations/nearby.json': nearby })).toEqual([]);
  const both = example('hotel').totalRooms + nearby.totalRooms;
  const counted = {
    'hotel.json': { ...example('hotel'), totalRooms: both },
    'locations/nearby.json': nearby,
  };
  expect(await senseLines(counted)).toEqual([]);
});
