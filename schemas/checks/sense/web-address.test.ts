import { expect, test } from 'vitest';
import { example, senseLines } from '../../engine/small-hotel.ts';

test('an address with a path', async () => {
  expect(
    await senseLines({ 'hotel.json': { ...example('hotel'), siteUrl: 'https://www.thekesar.example/home' } }),
  ).toEqual([
    'hotel.json/siteUrl sense/web-address: The site begins at https://www.thekesar.example/, and this address ends in /home.',
  ]);
});

test('another domain', async () => {
  expect(
    await senseLines({ 'hotel.json': { ...example('hotel'), siteUrl: 'https://old-hotel.example' } }),
  ).toEqual([
    'hotel.json/siteUrl sense/web-address: The site is at old-hotel.example here, and at www.thekesar.example as its own domain.',
  ]);
});

test('with or without www', async () => {
  expect(
    await senseLines({ 'hotel.json': { ...example('hotel'), siteUrl: 'https://thekesar.example' } }),
  ).toEqual([]);
});
