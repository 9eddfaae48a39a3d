import { expect, test } from 'vitest';
import { example, senseLines } from '../../engine/small-hotel.ts';

/** The one location, without its postal code and its point, in a country. */
function locationIn(country: string) {
  const { address, billingAddress: _other, ...location } = example('location');
  const { pin: _pin, point: _point, ...written } = address;
  return { ...location, address: { ...written, country } };
}

const codeLines = async (files: Parameters<typeof senseLines>[0]): Promise<string[]> =>
  (await senseLines(files)).filter((line) => line.includes('sense/postal-code'));

test.each([
  ['IN', 'India'],
  ['SG', 'Singapore'],
  ['IE', 'Ireland'],
  ['MC', 'Monaco'],
])('an address without a postal code in %s, which has them', async (country, name) => {
  expect(await codeLines({ 'locations/udaipur.json': locationIn(country) })).toEqual([
    `locations/udaipur.json/address sense/postal-code: The address of The Kesar Udaipur has no postal code, and ${name} has them.`,
  ]);
});

test.each(['AE', 'HK', 'BS', 'QA', 'FJ'])('nothing is missed in %s, which has none', async (country) => {
  expect(await codeLines({ 'locations/udaipur.json': locationIn(country) })).toEqual([]);
});

test('the billing address and those of legal entities too', async () => {
  const { pin: _pin, ...address } = example('location').address;
  const hotel = example('hotel');
  const [entity] = hotel.legalEntities ?? [];
  expect(
    await codeLines({
      'hotel.json': { ...hotel, legalEntities: [{ ...entity, address }] },
      'locations/udaipur.json': { ...example('location'), billingAddress: address },
    }),
  ).toEqual([
    'hotel.json/legalEntities/0/address sense/postal-code: The address of Kesar Hotels Private Limited has no postal code, and India has them.',
    'locations/udaipur.json/billingAddress sense/postal-code: The address of The Kesar Udaipur has no postal code, and India has them.',
  ]);
});
