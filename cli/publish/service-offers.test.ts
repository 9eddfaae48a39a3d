import { expect, test } from 'vitest';
import { buildCatalogue } from '#schemas/catalogue';
import { checkContent } from '#schemas/engine';
import { nodeFileSystem } from '#schemas/engine/disk';
import { offersOf } from './build-service-offers.ts';

const { content } = await checkContent({ fs: nodeFileSystem, root: 'content' });
if (content === undefined) throw new Error('The demo hotel has errors');
const catalogue = buildCatalogue(content, 'test');
const serviceOf = (id: string) => {
  const service = content.services.find((each) => each.id === id);
  if (service === undefined) throw new Error(`The demo hotel has no service ${id}`);
  return service;
};

test('a service has the price of its extra with tax at each location, and none without an extra', () => {
  expect(offersOf(serviceOf('boat-dinner'), content.rates, catalogue)).toEqual([
    {
      extraId: 'boat-dinner',
      locationId: 'udaipur',
      locationName: 'The Kesar Udaipur',
      charging: 'PERSON',
      priceMinor: 252_000,
    },
  ]);
  const cars = offersOf(serviceOf('airport-cars'), content.rates, catalogue);
  expect(Object.fromEntries(cars.map(({ locationId, priceMinor }) => [locationId, priceMinor]))).toEqual({
    kochi: 306_800,
    manali: 755_200,
    udaipur: 165_200,
  });
  expect(offersOf(serviceOf('kitchens'), content.rates, catalogue)).toEqual([]);
});

test('a price that depends on the date is not said', () => {
  const later = catalogue.taxes.map((tax) => ({ ...tax, validFrom: '2090-01-01' }));
  const changing = { ...catalogue, taxes: [...catalogue.taxes, ...later] };
  const [offer] = offersOf(serviceOf('boat-dinner'), content.rates, changing);
  expect(offer).toMatchObject({ extraId: 'boat-dinner' });
  expect(offer).not.toHaveProperty('priceMinor');
});
