import { expect, test } from 'vitest';
import { example, diagnosticLines } from '../../engine/small-hotel.ts';

const { checkIn: _in, checkOut: _out, ...location } = example('location');

test('leaving at the hour of arrival is possible', async () => {
  const hotel = { ...example('hotel'), checkIn: 720, checkOut: 720 };
  expect(await diagnosticLines({ 'hotel.json': hotel })).toEqual([]);
});

test('a house with one time of its own is held against the hotel’s other', async () => {
  expect(await diagnosticLines({ 'locations/udaipur.json': { ...location, checkOut: 900 } })).toEqual([
    'locations/udaipur.json:53:15 warning stay/overlap',
  ]);
  expect(await diagnosticLines({ 'locations/udaipur.json': { ...location, checkIn: 600 } })).toEqual([
    'locations/udaipur.json:53:14 warning stay/overlap',
  ]);
});

test('a house without times of its own is not said again', async () => {
  const hotel = { ...example('hotel'), checkIn: 720, checkOut: 840 };
  expect(await diagnosticLines({ 'hotel.json': hotel, 'locations/udaipur.json': location })).toEqual([
    'hotel.json:25:15 warning stay/overlap',
  ]);
});
