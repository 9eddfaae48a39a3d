import { expect, test } from 'vitest';
import { example, senseLines } from '../../engine/small-hotel.ts';

/** The one location, without its state and its point, in a country. */
function locationIn(country: string) {
  const { address, billingAddress: _other, ...location } = example('location');
  const { state: _state, point: _point, ...written } = address;
  return { ...location, address: { ...written, country } };
}

const stateLines = async (files: Parameters<typeof senseLines>[0]): Promise<string[]> =>
  (await senseLines(files)).filter((line) => line.includes('sense/state'));

test.each([
  ['IN', 'India'],
  ['US', 'United States'],
  ['IT', 'Italy'],
])('an address without a state in %s, whose addresses name one', async (country, name) => {
  expect(await stateLines({ 'locations/udaipur.json': locationIn(country) })).toEqual([
    `locations/udaipur.json/address sense/state: The address of The Kesar Udaipur names no state, and addresses in ${name} do.`,
  ]);
});

test.each(['AE', 'HK', 'SG', 'IE', 'BS', 'MC', 'PT', 'PR'])('nothing is missed in %s', async (country) => {
  expect(await stateLines({ 'locations/udaipur.json': locationIn(country) })).toEqual([]);
});
