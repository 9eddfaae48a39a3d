import { describe, expect, test } from 'vitest';
import { checkContent } from '../engine/check-content.ts';
import { nodeFileSystem } from '../engine/node-file-system.ts';
import { checkSmallHotel, example } from '../engine/small-hotel.ts';
import { catalogue } from '../generated/validators/published.js';
import { buildCatalogue, type CatalogueSource, sellingRules } from './build-catalogue.ts';

const { content: smallHotel } = await checkSmallHotel();
if (smallHotel === undefined) throw new Error('The examples do not pass the check');

describe('the catalogue', () => {
  test.each(['content', 'e2e/awkward-hotel', 'e2e/euro-hotel'])('of %s fits its schema', async (folder) => {
    const root = `${import.meta.dirname}/../../${folder}`;
    const { content } = await checkContent({ fs: nodeFileSystem, root });
    if (content === undefined) throw new Error(`${folder} does not pass the check`);
    const built = buildCatalogue(content, 'r-4f2a9c1b77aa');
    expect([catalogue(built), catalogue.errors]).toEqual([true, null]);
  });

  test('has whole basis points, and one name for each meal plan', () => {
    const { taxes, locations } = buildCatalogue(smallHotel, 'r-1');
    expect(taxes[0]?.slabs.map(({ rateBasisPoints }) => rateBasisPoints)).toEqual([500, 1800]);
    const codes = locations.flatMap(({ ratePlans }) => ratePlans.flatMap(({ mealPlans }) => mealPlans));
    expect(new Set(codes)).toEqual(new Set(['RO', 'BB', 'HB']));
  });

  test('Words: the Indian meal codes mean the common ones', () => {
    const mealPlans = (['EP', 'CP', 'MAP', 'AP', 'AI'] as const).map((code) => ({
      code,
      adultMinor: 100,
      childMinor: 50,
    }));
    const rates = [{ ...example('rate'), mealPlans }];
    const [built] = buildCatalogue({ ...smallHotel, rates }, 'r-1').locations;
    expect(built?.mealPlans.map(({ code }) => code)).toEqual(['RO', 'BB', 'HB', 'FB', 'AI']);
  });

  test('Price 9: a charge of one location is charged there only', () => {
    const charge = {
      per: 'ROOM_NIGHT',
      amountMinor: 200,
      validFrom: '2026-01-01',
      payable: 'IN_PRICE',
    } as const;
    const charges = [
      { ...charge, id: 'everywhere', label: 'Fee' },
      { ...charge, id: 'here', label: 'City tax', locationId: example('location').id },
      { ...charge, id: 'elsewhere', label: 'City tax', locationId: 'elsewhere' },
    ];
    const [built] = buildCatalogue({ ...smallHotel, charges: { charges } }, 'r-1').locations;
    expect(built?.charges?.map(({ id }) => id)).toEqual(['everywhere', 'here']);
  });

  test('has the rooms in the order of the location, and those that it does not name by rank', () => {
    const rooms = ['first', 'second', 'third'].map((id, rank) => ({ ...example('room'), id, rank }));
    const ordered = (roomOrder?: string[]) =>
      buildCatalogue(
        {
          ...smallHotel,
          rooms,
          locations: smallHotel.locations.map(({ roomOrder: _own, ...location }) => ({
            ...location,
            ...(roomOrder === undefined ? {} : { roomOrder }),
          })),
        },
        'r-1',
      ).locations[0]?.rooms.map(({ id }) => id);
    expect(ordered()).toEqual(['first', 'second', 'third']);
    expect(ordered(['third'])).toEqual(['third', 'first', 'second']);
    expect(ordered(['second', 'no-such-room', 'third'])).toEqual(['second', 'third', 'first']);
  });

  test('sells no hidden room, and nothing where a location is hidden or has no rates', () => {
    const soldWith = (change: Partial<CatalogueSource>) =>
      buildCatalogue({ ...smallHotel, ...change }, 'r-1').locations.map(({ rooms }) => rooms.length);
    expect(soldWith({})).toEqual([1]);
    expect(soldWith({ rooms: [{ ...example('room'), enabled: false }] })).toEqual([0]);
    expect(soldWith({ locations: [{ ...example('location'), enabled: false }] })).toEqual([]);
    expect(soldWith({ rates: [] })).toEqual([]);
  });
});

test('addresses, which mails, invoices and calendar files repeat, have the parts that their country has', () => {
  const linesOf = (address: object) => {
    const [location] = smallHotel.locations.map((each) => ({
      ...each,
      address: { streetAddress: '1 Creek Road', town: 'Dubai', country: 'AE', ...address },
    }));
    const { billingAddress: _other, ...written } = location ?? example('location');
    const hotel = {
      ...smallHotel.hotel,
      legalEntities: legalEntities.map(({ address: _own, ...rest }) => rest),
    };
    const [built] = buildCatalogue({ ...smallHotel, hotel, locations: [written] }, 'r-1').locations;
    expect(built?.seller?.address).toEqual(built?.address);
    return built?.address;
  };
  const { legalEntities = [] } = example('hotel');
  expect(linesOf({})).toEqual(['1 Creek Road', 'Dubai', 'United Arab Emirates']);
  expect(linesOf({ country: 'MC', town: 'Monaco', pin: '98000' })).toEqual([
    '1 Creek Road',
    '98000 Monaco',
    'Monaco',
  ]);
  expect(linesOf({ country: 'DJ', town: 'Djibouti' })).toEqual(['1 Creek Road', 'Djibouti']);
});

describe('Stock 5: how many rooms are held for one address', () => {
  test('three for an e-mail address and ten for a network where the hotel says nothing', () => {
    expect(sellingRules({})).toEqual({
      holdMinutes: 15,
      fewLeftThreshold: 3,
      horizonDays: 365,
      maxRooms: 3,
      maxHoldsPerEmail: 3,
      maxHoldsPerNetwork: 10,
    });
  });

  test('the hotel decides both', () => {
    const booking = { maxHoldsPerEmail: 5, maxHoldsPerNetwork: 40 };
    expect(sellingRules({ booking })).toMatchObject(booking);
  });

  test('never fewer than one booking may take, or its checkout would always refuse it', () => {
    expect(sellingRules({ booking: { maxRooms: 12 } })).toMatchObject({
      maxRooms: 12,
      maxHoldsPerEmail: 12,
      maxHoldsPerNetwork: 12,
    });
    const booking = { maxRooms: 4, maxHoldsPerEmail: 1, maxHoldsPerNetwork: 2 };
    expect(sellingRules({ booking })).toMatchObject({ maxHoldsPerEmail: 4, maxHoldsPerNetwork: 4 });
  });
});
