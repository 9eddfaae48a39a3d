import { expect, test } from 'vitest';
import { example, senseLines } from '../../engine/small-hotel.ts';

const rate = example('rate');

test('more adults than guests', async () => {
  expect(
    await senseLines({ 'rooms/lake-suite.json': { ...example('room'), maxAdults: 4, maxOccupancy: 2 } }),
  ).toEqual([
    'rooms/lake-suite.json/maxAdults sense/guests-and-beds: Lake Suite takes 4 adults, but at most 3 guests.',
  ]);
});

test('more guests than places in beds', async () => {
  expect(
    await senseLines({ 'rooms/lake-suite.json': { ...example('room'), maxAdults: 10, maxOccupancy: 10 } }),
  ).toEqual([
    'rooms/lake-suite.json/maxOccupancy sense/guests-and-beds: Lake Suite takes 10 guests, but its beds have room for 2.',
  ]);
});

test('a base price for more adults than may stay', async () => {
  expect(
    await senseLines({
      'rates/udaipur.json': {
        ...rate,
        roomPrices: rate.roomPrices.map((each, at) => (at === 0 ? { ...each, baseAdults: 4 } : each)),
      },
    }),
  ).toEqual([
    'rates/udaipur.json/roomPrices/0/baseAdults sense/guests-and-beds: The base price of Lake Suite covers 4 adults, but the room takes 2.',
  ]);
});

test('a child shares the bed of its parents', async () => {
  expect(await senseLines({ 'rooms/lake-suite.json': { ...example('room'), maxOccupancy: 3 } })).toEqual([]);
});

test('bunks of a dormitory', async () => {
  expect(
    await senseLines({
      'rooms/lake-suite.json': {
        ...example('room'),
        beds: [{ kind: 'BUNK', count: 6 }],
        maxAdults: 12,
        maxChildren: 0,
        maxOccupancy: 12,
      },
    }),
  ).toEqual([]);
});
