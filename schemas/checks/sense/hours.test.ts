import { expect, test } from 'vitest';
import { example, senseLines } from '../../engine/small-hotel.ts';

test('hours in place of minutes', async () => {
  expect(await senseLines({ 'hotel.json': { ...example('hotel'), checkOut: 11 } })).toEqual([
    'hotel.json/checkOut sense/hours: Check-out is 11 minutes after midnight.',
  ]);
});

test('half past midnight is no hour', async () => {
  expect(await senseLines({ 'hotel.json': { ...example('hotel'), checkOut: 30, checkIn: 60 } })).toEqual([]);
});

test('midnight is 0', async () => {
  expect(await senseLines({ 'hotel.json': { ...example('hotel'), checkOut: 0 } })).toEqual([]);
});
