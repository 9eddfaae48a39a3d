import { expect, test } from 'vitest';
import { example, senseLines } from '../../engine/small-hotel.ts';

test('tags and codes are not interpreted', async () => {
  expect(await senseLines({ 'hotel.json': { ...example('hotel'), tagline: '<b>One house</b>' } })).toEqual([
    'hotel.json/tagline sense/markup: Guests would read <b> as it is written.',
  ]);
});

test('signs of a sentence are no tags', async () => {
  expect(
    await senseLines({ 'hotel.json': { ...example('hotel'), tagline: 'Rooms < 20 sqm & a garden; 3 > 2' } }),
  ).toEqual([]);
});
