import type { CatalogueLocation } from '#schemas/types';
import { describe, expect, test } from 'vitest';
import { priceDayOf } from './price-night.ts';
import { priceStay, type RoomChoice } from './price.ts';
import { location, roomPrice, TAXES } from './test-support/catalogue.ts';
import { couple, request } from './test-support/price-request.ts';

describe('nights with the same price have the same key', () => {
  const seasons = [
    { id: 'winter', name: 'Winter', from: '2026-12-01', to: '2026-12-31' },
    { id: 'feast', name: 'Feast', from: '2026-12-24', to: '2026-12-26' },
  ];
  const day = (night: string, taxes = TAXES) => priceDayOf({ seasons }, taxes, night);

  test.each([
    ['two plain days', '2026-11-24', '2026-11-25', true],
    ['a weekday and a weekend', '2026-11-26', '2026-11-27', false],
    ['the day before a season and its first', '2026-11-30', '2026-12-01', false],
    ['the last day of a season and the one after', '2026-12-31', '2027-01-04', false],
    ['the season and the feast in it', '2026-12-23', '2026-12-24', false],
    ['the last day of the feast and a day of the season alike', '2026-12-26', '2026-12-19', false],
    ['the ends of a season', '2026-12-01', '2026-12-31', true],
  ])('%s', (_case, one, other, same) => {
    expect(day(one) === day(other)).toBe(same);
  });

  test('the start and end of a tax change the key', () => {
    const [tax] = TAXES;
    if (tax === undefined) throw new Error('No tax');
    const dated = [{ ...tax, validFrom: '2026-11-24', validTo: '2026-11-25' }];
    expect(day('2026-11-24', dated)).toBe(day('2026-11-25', dated));
    expect(day('2026-11-23', dated)).not.toBe(day('2026-11-24', dated));
    expect(day('2026-11-26', dated)).not.toBe(day('2026-11-25', dated));
  });
});

describe('seasons', () => {
  const winter = { id: 'winter', name: 'Winter', from: '2026-03-01', to: '2026-03-31' };
  const feast = { id: 'feast', name: 'Feast', from: '2026-03-20', to: '2026-03-25' };
  const plain = roomPrice({ baseMinor: 100 });
  const inWinter = roomPrice({ seasonId: 'winter', baseMinor: 200 });
  const inFeast = roomPrice({ seasonId: 'feast', baseMinor: 300 });
  const net = (seasons: (typeof winter)[], roomPrices: (typeof plain)[]) =>
    priceStay(request({ location: location({ seasons, roomPrices }) })).totals.netMinor;

  test('the one that began last counts, wherever it is written', () => {
    expect(net([winter, feast], [plain, inWinter, inFeast])).toBe(300);
    expect(net([feast, winter], [inFeast, inWinter, plain])).toBe(300);
  });

  test('one without a price for the room leaves the price that there is', () => {
    expect(net([winter, feast], [plain, inWinter])).toBe(200);
    expect(net([feast], [plain, inWinter])).toBe(100);
  });

  test('of two that begin together the first one counts', () => {
    const twin = { ...winter, id: 'feast' };
    expect(net([winter, twin], [plain, inWinter, inFeast])).toBe(200);
  });
});

describe('the parts of a night', () => {
  test('include the base even if it is free, and no other part without an amount', () => {
    const house = location({ roomPrices: [roomPrice({ baseMinor: 0 })] });
    expect(priceStay(request({ location: house })).lines[0]?.parts).toEqual([
      { kind: 'BASE', amountMinor: 0 },
    ]);
  });

  test('the price for one is for one alone: not for two, and not with a child', () => {
    const house = location({ roomPrices: [roomPrice({ singleMinor: 300_000 })] });
    const base = (changes: Partial<RoomChoice>) =>
      priceStay(request({ location: house, rooms: [{ ...couple, ...changes }] })).lines[0]?.parts[0];
    expect(base({ adults: 1 })).toEqual({ kind: 'BASE', amountMinor: 300_000 });
    expect(base({})).toEqual({ kind: 'BASE', amountMinor: 500_000 });
    expect(base({ adults: 1, childAges: [4] })).toEqual({ kind: 'BASE', amountMinor: 500_000 });
  });
});

test('a room that has no price at all is not sold', () => {
  const unpriced = request({ location: location({ roomPrices: [] }) });
  expect(() => priceStay(unpriced)).toThrow(
    expect.objectContaining({
      code: 'NOT_ON_SALE',
      details: { roomId: 'lake', reason: { code: 'NOT_ON_SALE' } },
    }),
  );
});

describe('Price 1: a hotel may split its child band, infants and children each at their own price', () => {
  const infants = { below: 3, priceMinor: 10_000, mealMinor: 5_000 };
  const partsOf = (choice: Partial<RoomChoice>, changes: Partial<CatalogueLocation> = { infants }) => {
    const house = location(changes);
    const rooms = house.rooms.map((each) => ({ ...each, maxChildren: 3, maxOccupancy: 6 }));
    const asked = request({ location: { ...house, rooms }, rooms: [{ ...couple, ...choice }] });
    return priceStay(asked).lines[0]?.parts.slice(1);
  };

  test.each([
    [[0], 10_000],
    [[2], 10_000],
    [[3], 50_000],
    [[11], 50_000],
    [[2, 3, 11], 110_000],
  ])('children of %j cost %i a night', (childAges, amountMinor) => {
    expect(partsOf({ childAges })).toEqual([{ kind: 'CHILD', amountMinor }]);
  });

  test('without the split every child below 12 costs the same', () => {
    expect(partsOf({ childAges: [0, 2, 11] }, {})).toEqual([{ kind: 'CHILD', amountMinor: 150_000 }]);
  });

  test('so do their meals, and without meals there is no charge', () => {
    const childAges = [2, 3];
    expect(partsOf({ childAges, mealPlan: 'BB' })).toEqual([
      { kind: 'CHILD', amountMinor: 60_000 },
      { kind: 'MEAL', amountMinor: 2 * 40_000 + 5_000 + 20_000 },
    ]);
    expect(partsOf({ childAges, mealPlan: 'RO' })).toEqual([{ kind: 'CHILD', amountMinor: 60_000 }]);
  });

  test('infants who stay free are no part of the price, and the rate plan changes what the others pay', () => {
    const free = { infants: { below: 2, priceMinor: 0, mealMinor: 0 } };
    expect(partsOf({ childAges: [0, 1], mealPlan: 'BB' }, free)).toEqual([
      { kind: 'MEAL', amountMinor: 80_000 },
    ]);
    const ratePlans = location().ratePlans.map((plan) => ({ ...plan, adjustBasisPoints: -1000 }));
    expect(partsOf({ childAges: [2] }, { infants, ratePlans })).toEqual([
      { kind: 'CHILD', amountMinor: 9_000 },
    ]);
  });

  test('a room has as many guests as before, and one adult with an infant is not alone', () => {
    const crowd = request({
      location: location({ infants }),
      rooms: [{ ...couple, adults: 2, childAges: [0, 1] }],
    });
    expect(() => priceStay(crowd)).toThrow(expect.objectContaining({ code: 'ROOM_UNAVAILABLE' }));
    const house = location({ infants, roomPrices: [roomPrice({ singleMinor: 300_000 })] });
    const pair = request({ location: house, rooms: [{ ...couple, adults: 1, childAges: [1] }] });
    expect(priceStay(pair).totals.netMinor).toBe(510_000);
  });
});
