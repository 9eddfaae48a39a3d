import { expect, test } from 'vitest';
import { plainPrice } from '../test-support/plain-price.ts';
import type { PlainStay } from '../test-support/plain-stay.ts';
import { prepaidHotel } from '../test-support/prepaid.ts';
import { startTestServer } from '../test-support/test-server.ts';
import { readCatalogue } from './read-catalogue.ts';

/** How version 0.2 wrote the Lagoon: infants below 3 at one price for every room and every meal. */
function olderRelease(): string {
  const catalogue = prepaidHotel();
  const locations = catalogue.locations.map(({ childBands, ...location }) => ({
    ...location,
    ...(childBands === undefined ? {} : { infants: { below: 3, priceMinor: 11_111, mealMinor: 2_223 } }),
    roomPrices: location.roomPrices.map(({ childPrices: _band, ...price }) => price),
    mealPlans: location.mealPlans.map(({ childPrices: _band, ...meal }) => meal),
  }));
  return JSON.stringify({ ...catalogue, locations });
}

const FAMILY: PlainStay = {
  locationId: 'lagoon',
  checkIn: '2027-01-08',
  checkOut: '2027-01-12',
  rooms: [
    {
      roomId: 'reef-room',
      ratePlanId: 'lagoon-flexible',
      mealPlan: 'HB',
      adults: 2,
      childAges: [2, 3],
      extraBeds: 1,
    },
  ],
  extras: [],
};

test('a release of version 0.2 sells at the same prices, infants as one age band', async () => {
  const today = prepaidHotel();
  const server = await startTestServer({ catalogue: readCatalogue(olderRelease()) });
  const quote = await server.guest().quote(FAMILY);
  const { total, lines } = plainPrice(today, FAMILY, { atMs: server.clock.now().getTime() });
  expect(quote.totals.totalMinor).toBe(Number(total));
  expect(quote.lines).toHaveLength(lines.length);
});

test('infants pay for no meal where there is none, and a location without infants stays as it is', () => {
  const { locations } = readCatalogue(olderRelease());
  const [harbour, , lagoon] = locations;
  expect(lagoon?.childBands).toEqual([{ id: 'infant', name: 'Infant', below: 3 }]);
  expect(lagoon?.mealPlans[0]).toEqual({ code: 'RO', adultMinor: 0, childMinor: 0 });
  expect(lagoon).not.toHaveProperty('infants');
  expect(harbour).toEqual(prepaidHotel().locations[0]);
});

test('a release of version 0.2 is in English and written as in India', () => {
  const catalogue = prepaidHotel();
  const { language: _language, region: _region, ...hotel } = catalogue.hotel;
  expect(readCatalogue(JSON.stringify({ ...catalogue, hotel })).hotel).toMatchObject({
    language: 'en',
    region: 'IN',
  });
});

test('a release of today is read as it is written', () => {
  const catalogue = prepaidHotel();
  expect(readCatalogue(JSON.stringify(catalogue))).toEqual(catalogue);
});
