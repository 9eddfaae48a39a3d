import { expect, test } from 'vitest';
import { example, senseLines } from '../../engine/small-hotel.ts';

const { timezone: _own, ...location } = example('location');
const hotel = example('hotel');

test('a location with the clocks of another continent', async () => {
  expect(
    await senseLines({ 'locations/udaipur.json': { ...location, timezone: 'America/New_York' } }),
  ).toEqual([
    'locations/udaipur.json/timezone sense/time-zone: The Kesar Udaipur is in India, where the clocks differ from America/New_York.',
  ]);
});

test('the zone of the hotel, where the location has none', async () => {
  expect(
    await senseLines({
      'locations/udaipur.json': location,
      'hotel.json': { ...hotel, timezone: 'Europe/Lisbon' },
    }),
  ).toEqual([
    'hotel.json/timezone sense/time-zone: The Kesar Udaipur is in India, where the clocks differ from Europe/Lisbon.',
  ]);
});

test('another name of the same time is meant', async () => {
  expect(await senseLines({ 'locations/udaipur.json': { ...location, timezone: 'Asia/Colombo' } })).toEqual(
    [],
  );
});
