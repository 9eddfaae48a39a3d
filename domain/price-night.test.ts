import type { CatalogueLocation, RoomPrice } from '#schemas/types';
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
  const day = (night: string, taxes = TAXES) =>
    priceDayOf({ seasons, ratePlans: [] }, { taxes, bookedOn: '2026-01-01' }, night);

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

describe('discounts and charges change the key', () => {
  const [plan] = location().ratePlans;
  const day = (night: string, discounts: NonNullable<CatalogueLocation['ratePlans'][number]['discounts']>) =>
    priceDayOf(
      { seasons: [], ratePlans: plan === undefined ? [] : [{ ...plan, discounts }] },
      { taxes: TAXES, bookedOn: '2026-11-16' },
      night,
    );

  test('where a discount for early or late bookings begins and ends', () => {
    const early = [{ kind: 'EARLY_BIRD', daysBefore: 8, percent: 10 } as const];
    const late = [{ kind: 'LAST_MINUTE', daysBefore: 8, percent: 10 } as const];
    expect(day('2026-11-23', early)).not.toBe(day('2026-11-24', early));
    expect(day('2026-11-24', late)).not.toBe(day('2026-11-25', late));
    expect(day('2026-11-25', early)).toBe(day('2026-11-26', early));
  });

  test('where a discount has dates of its own', () => {
    const dated = {
      kind: 'LONG_STAY',
      nights: 1,
      percent: 10,
      stayFrom: '2026-11-24',
      stayTo: '2026-11-25',
    } as const;
    expect(day('2026-11-23', [dated])).not.toBe(day('2026-11-24', [dated]));
    expect(day('2026-11-24', [dated])).toBe(day('2026-11-25', [dated]));
    expect(day('2026-11-25', [dated])).not.toBe(day('2026-11-26', [dated]));
  });

  test('where a charge begins', () => {
    const charge = { id: 'city', label: 'City tax', per: 'ROOM_NIGHT', amountMinor: 1 } as const;
    const charges = [{ ...charge, payable: 'IN_PRICE' as const, validFrom: '2026-11-25' }];
    const [before, from] = ['2026-11-24', '2026-11-25'].map((night) =>
      priceDayOf({ seasons: [], ratePlans: [], charges }, { taxes: TAXES, bookedOn: '2026-11-16' }, night),
    );
    expect(before).not.toBe(from);
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

describe('Price 8: what a percentage makes of a night is as whole as the total', () => {
  const spring = { id: 'spring', name: 'Spring', from: '2026-03-01', to: '2026-03-31', percent: -12.5 };
  const night = (baseMinor: number, changes: Partial<CatalogueLocation>, roundTotalTo?: number) => {
    const house = location({ roomPrices: [roomPrice({ baseMinor })], ...changes });
    const terms = {
      currency: 'EUR',
      currencyDigits: 2,
      pricesIncludeTax: true,
      ...(roundTotalTo ? { roundTotalTo } : {}),
    };
    return priceStay(request({ location: house, terms })).lines.map(({ kind, totalMinor }) => [
      kind,
      totalMinor,
    ]);
  };
  const ratePlans = location().ratePlans.map((plan) => ({ ...plan, adjustBasisPoints: -300 }));

  test('of a season: 87.5 % of €113 are €99, not €98.88', () => {
    expect(night(11_300, { seasons: [spring] }, 100)).toEqual([['NIGHT', 9_900]]);
    expect(night(11_300, { seasons: [spring] })).toEqual([['NIGHT', 9_888]]);
  });

  test('of a rate plan: 97 % of €113 are €110, not €109.61', () => {
    expect(night(11_300, { ratePlans }, 100)).toEqual([['NIGHT', 11_000]]);
    expect(night(11_300, { ratePlans })).toEqual([['NIGHT', 10_961]]);
  });

  test('a price that the hotel writes with decimals keeps them, and only its total is rounded', () => {
    expect(night(11_350, {}, 100)).toEqual([
      ['NIGHT', 11_350],
      ['ROUNDING', 50],
    ]);
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

/** An age band of the youngest, with its price for the room and for meals. */
function infants(below: number, priceMinor: number, mealMinor: number): Partial<CatalogueLocation> {
  const house = location();
  const childPrices = (minor: number) => [{ bandId: 'infant', priceMinor: minor }];
  return {
    childBands: [{ id: 'infant', name: 'Infant', below }],
    roomPrices: house.roomPrices.map((price) => ({ ...price, childPrices: childPrices(priceMinor) })),
    mealPlans: house.mealPlans.map((meal) => ({ ...meal, childPrices: childPrices(mealMinor) })),
  };
}

describe('Price 1: a hotel may split its child band, infants and children each at their own price', () => {
  const partsOf = (
    choice: Partial<RoomChoice>,
    changes: Partial<CatalogueLocation> = infants(3, 10_000, 5_000),
  ) => {
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
    const free = infants(2, 0, 0);
    expect(partsOf({ childAges: [0, 1], mealPlan: 'BB' }, free)).toEqual([
      { kind: 'MEAL', amountMinor: 80_000 },
    ]);
    const ratePlans = location().ratePlans.map((plan) => ({ ...plan, adjustBasisPoints: -1000 }));
    expect(partsOf({ childAges: [2] }, { ...infants(3, 10_000, 5_000), ratePlans })).toEqual([
      { kind: 'CHILD', amountMinor: 9_000 },
    ]);
  });

  test('a room has as many guests as before, and one adult with an infant is not alone', () => {
    const crowd = request({
      location: location(infants(3, 10_000, 5_000)),
      rooms: [{ ...couple, adults: 2, childAges: [0, 1] }],
    });
    expect(() => priceStay(crowd)).toThrow(expect.objectContaining({ code: 'ROOM_UNAVAILABLE' }));
    const house = location({
      ...infants(3, 10_000, 5_000),
      roomPrices: [
        roomPrice({ singleMinor: 300_000, childPrices: [{ bandId: 'infant', priceMinor: 10_000 }] }),
      ],
    });
    const pair = request({ location: house, rooms: [{ ...couple, adults: 1, childAges: [1] }] });
    expect(priceStay(pair).totals.netMinor).toBe(510_000);
  });
});

describe('Price 11: seasons by percentage', () => {
  const winter = { id: 'winter', name: 'Winter', from: '2026-03-01', to: '2026-03-31', percent: -10 };
  const feast = { id: 'feast', name: 'Feast', from: '2026-03-20', to: '2026-03-25', percent: 33.33 };
  const base = (seasons: CatalogueLocation['seasons'], roomPrices = [roomPrice({ baseMinor: 9500 })]) =>
    priceStay(request({ location: location({ seasons, roomPrices }) })).lines[0]?.parts[0]?.amountMinor;

  test('change the base price: 95.00 less 10 % are 85.50, and with 33.33 % more 126.66', () => {
    expect([base([winter]), base([feast])]).toEqual([8550, 12_666]);
  });

  test('half a cent goes up, in a raised and in a lowered price', () => {
    const odd = [roomPrice({ baseMinor: 13_335 })];
    expect([base([winter], odd), base([{ ...winter, percent: 10 }], odd)]).toEqual([12_002, 14_669]);
  });

  test('of two the one that begins later applies, of equal beginnings the shorter, wherever they stand', () => {
    const short = { ...winter, id: 'short', to: '2026-03-24', percent: 50 };
    expect([base([winter, feast]), base([feast, winter])]).toEqual([12_666, 12_666]);
    expect([base([winter, short]), base([short, winter])]).toEqual([14_250, 14_250]);
  });

  test('the price of a room for the season comes before its percentage', () => {
    const prices = [roomPrice({ baseMinor: 9500 }), roomPrice({ seasonId: 'feast', baseMinor: 20_000 })];
    expect(base([winter, feast], prices)).toBe(20_000);
  });

  test('extra guests, beds and meals keep their prices', () => {
    const house = location({ seasons: [feast], roomPrices: [roomPrice({ baseMinor: 9500 })] });
    const rooms = [{ ...couple, adults: 3, childAges: [5], extraBeds: 1, mealPlan: 'BB' as const }];
    expect(priceStay(request({ location: house, rooms })).lines[0]?.parts).toEqual([
      { kind: 'BASE', amountMinor: 12_666 },
      { kind: 'EXTRA_ADULT', amountMinor: 100_000 },
      { kind: 'CHILD', amountMinor: 50_000 },
      { kind: 'EXTRA_BED', amountMinor: 80_000 },
      { kind: 'MEAL', amountMinor: 140_000 },
    ]);
  });
});

describe('Price 11: the weekend', () => {
  const prices = { baseMinor: 9500, weekendBaseMinor: 11_450 };
  const base = (
    date: string,
    {
      adults = 2,
      weekendDays = [4, 5, 6],
      ...changes
    }: Partial<RoomPrice> & { adults?: number; weekendDays?: number[] },
  ) => {
    const checkOut = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
    const house = location({ weekendDays, roomPrices: [roomPrice({ ...prices, ...changes })] });
    const stay = { checkIn: date, checkOut };
    const priced = priceStay(request({ location: house, stay, rooms: [{ ...couple, adults }] }));
    return priced.lines[0]?.parts[0]?.amountMinor;
  };

  test.each([
    ['Wednesday', '2026-03-11', 9500],
    ['Thursday', '2026-03-12', 11_450],
    ['Saturday', '2026-03-14', 11_450],
    ['Sunday', '2026-03-15', 9500],
  ])('from Thursday to Saturday: %s', (_day, date, amountMinor) => {
    expect(base(date, {})).toBe(amountMinor);
  });

  test('may be a Sunday', () => {
    expect(base('2026-03-15', { weekendDays: [7] })).toBe(11_450);
  });

  test('a single adult pays the price for one, on weekends the one for weekends if there is one', () => {
    const [weekday, weekend] = ['2026-03-11', '2026-03-13'];
    const single = { adults: 1, singleMinor: 8333 };
    expect([base(weekday, single), base(weekend, single)]).toEqual([8333, 8333]);
    const both = { ...single, singleWeekendMinor: 9999 };
    expect([base(weekday, both), base(weekend, both)]).toEqual([8333, 9999]);
    const onWeekends = { adults: 1, singleWeekendMinor: 9999 };
    expect([base(weekday, onWeekends), base(weekend, onWeekends)]).toEqual([9500, 9999]);
  });
});

test('an amount with tax is what the guest pays for the night: 95.00', () => {
  const house = location({ roomPrices: [roomPrice({ baseMinor: 9500 })] });
  const terms = { currency: 'EUR', currencyDigits: 2, pricesIncludeTax: true };
  expect(priceStay(request({ location: house, terms })).lines[0]).toMatchObject({
    parts: [{ kind: 'BASE', amountMinor: 9500 }],
    netMinor: 9048,
    taxMinor: 452,
    totalMinor: 9500,
  });
});
