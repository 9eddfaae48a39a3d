import { describe, expect, test } from 'vitest';
import { priceStay, type RoomChoice } from './price.ts';
import { extra, location, roomPrice, TAXES } from './test-support/catalogue.ts';
import { couple, request } from './test-support/price-request.ts';

describe('Price 1: per night and room base, extra adult, child, extra bed and meals', () => {
  test('a couple pays the base', () => {
    expect(priceStay(request()).lines).toEqual([
      {
        id: 'room-0-2026-03-23',
        kind: 'NIGHT',
        roomIndex: 0,
        date: '2026-03-23',
        label: 'Lake Room',
        quantity: 1,
        parts: [{ kind: 'BASE', amountMinor: 500_000 }],
        netMinor: 500_000,
        rateBasisPoints: 500,
        taxMinor: 25_000,
        totalMinor: 525_000,
        refundable: true,
        inPenaltyBase: true,
      },
    ]);
  });

  test('each guest above the base, child, extra bed and meal is a part', () => {
    const room: RoomChoice = { ...couple, mealPlan: 'BB', adults: 3, childAges: [5], extraBeds: 1 };
    const [line] = priceStay(request({ rooms: [room] })).lines;
    expect(line?.parts).toEqual([
      { kind: 'BASE', amountMinor: 500_000 },
      { kind: 'EXTRA_ADULT', amountMinor: 100_000 },
      { kind: 'CHILD', amountMinor: 50_000 },
      { kind: 'EXTRA_BED', amountMinor: 80_000 },
      { kind: 'MEAL', amountMinor: 140_000 },
    ]);
    expect(line?.netMinor).toBe(870_000);
    expect(line?.taxMinor).toBe(156_600);
  });

  test('Friday and Saturday nights have the weekend price', () => {
    const stay = { checkIn: '2026-03-26', checkOut: '2026-03-30' };
    const priced = priceStay(
      request({ stay, location: location({ roomPrices: [roomPrice({ weekendBaseMinor: 700_000 })] }) }),
    );
    expect(priced.lines.map((line) => line.netMinor)).toEqual([500_000, 700_000, 700_000, 500_000]);
  });

  test('one adult alone pays the single price, also at weekends; with a child the base', () => {
    const house = location({ roomPrices: [roomPrice({ weekendBaseMinor: 700_000, singleMinor: 400_000 })] });
    const stay = { checkIn: '2026-03-26', checkOut: '2026-03-28' };
    const alone = priceStay(request({ stay, location: house, rooms: [{ ...couple, adults: 1 }] }));
    const withChild = priceStay(
      request({ stay, location: house, rooms: [{ ...couple, adults: 1, childAges: [3] }] }),
    );
    expect(alone.lines.map((line) => line.netMinor)).toEqual([400_000, 400_000]);
    expect(withChild.lines.map((line) => line.netMinor)).toEqual([550_000, 750_000]);
  });

  test('a season has its own price up to and including its last night', () => {
    const house = location({
      seasons: [{ id: 'holi', name: 'Holi', from: '2026-03-02', to: '2026-03-03' }],
      roomPrices: [roomPrice(), roomPrice({ seasonId: 'holi', baseMinor: 900_000 })],
    });
    const priced = priceStay(
      request({ location: house, stay: { checkIn: '2026-03-01', checkOut: '2026-03-05' } }),
    );
    expect(priced.lines.map((line) => line.netMinor)).toEqual([500_000, 900_000, 900_000, 500_000]);
  });

  test('of overlapping seasons the one that began last counts', () => {
    const house = location({
      seasons: [
        { id: 'holi', name: 'Holi', from: '2026-03-02', to: '2026-03-03' },
        { id: 'spring', name: 'Spring', from: '2026-02-01', to: '2026-04-30' },
      ],
      roomPrices: [
        roomPrice({ seasonId: 'spring', baseMinor: 600_000 }),
        roomPrice({ seasonId: 'holi', baseMinor: 900_000 }),
      ],
    });
    const priced = priceStay(
      request({ location: house, stay: { checkIn: '2026-03-03', checkOut: '2026-03-05' } }),
    );
    expect(priced.lines.map((line) => line.netMinor)).toEqual([900_000, 600_000]);
  });

  test('the rate plan changes the accommodation, not meals and extra beds, and the parts add up', () => {
    const [plan] = location().ratePlans;
    const ratePlans = plan === undefined ? [] : [{ ...plan, adjustBasisPoints: -1250 }];
    const house = location({
      ratePlans,
      roomPrices: [roomPrice({ baseMinor: 333_333, extraAdultMinor: 99_999, childMinor: 7 })],
    });
    const room: RoomChoice = { ...couple, mealPlan: 'BB', adults: 3, childAges: [5], extraBeds: 1 };
    const [line] = priceStay(request({ location: house, rooms: [room] })).lines;
    expect(line?.parts).toEqual([
      { kind: 'BASE', amountMinor: 291_667 },
      { kind: 'EXTRA_ADULT', amountMinor: 87_499 },
      { kind: 'CHILD', amountMinor: 6 },
      { kind: 'EXTRA_BED', amountMinor: 80_000 },
      { kind: 'MEAL', amountMinor: 140_000 },
    ]);
    expect(line?.netMinor).toBe(599_172);
  });

  test('every room has its own lines', () => {
    const priced = priceStay(
      request({ stay: { checkIn: '2028-02-28', checkOut: '2028-03-01' }, rooms: [couple, couple] }),
    );
    expect(priced.lines.map((line) => line.id)).toEqual([
      'room-0-2028-02-28',
      'room-0-2028-02-29',
      'room-1-2028-02-28',
      'room-1-2028-02-29',
    ]);
  });
});

describe('Price 2 and 3: net first, then tax per line; totals are sums of rounded lines', () => {
  test('one stay mixes both slabs: the worked example', () => {
    const house = location({ roomPrices: [roomPrice({ baseMinor: 600_000, weekendBaseMinor: 800_000 })] });
    // Thursday, Friday and, to have one weekend night only, a season on Saturday.
    const seasonal = {
      ...house,
      seasons: [{ id: 'fair', name: 'Fair', from: '2026-03-28', to: '2026-03-28' }],
      roomPrices: [...house.roomPrices, roomPrice({ seasonId: 'fair', baseMinor: 600_000 })],
    };
    const priced = priceStay(
      request({ location: seasonal, stay: { checkIn: '2026-03-26', checkOut: '2026-03-29' } }),
    );
    expect(priced.lines.map((line) => line.totalMinor)).toEqual([630_000, 944_000, 630_000]);
    expect(priced.totals).toEqual({
      netMinor: 2_000_000,
      taxMinor: 204_000,
      totalMinor: 2_204_000,
      currency: 'INR',
      currencyDigits: 2,
    });
    expect(priced.taxes).toEqual([
      { label: 'GST', rateBasisPoints: 500, netMinor: 1_200_000, taxMinor: 60_000 },
      { label: 'GST', rateBasisPoints: 1800, netMinor: 800_000, taxMinor: 144_000 },
    ]);
  });

  test('the tax of each night is the one that is valid on it', () => {
    const stay = { checkIn: '2025-09-21', checkOut: '2025-09-23' };
    const old = {
      taxClass: 'accommodation',
      label: 'GST',
      validFrom: '2017-07-01',
      validTo: '2025-09-21',
      basis: 'ROOM_NIGHT' as const,
      slabs: [{ rateBasisPoints: 1200 }],
    };
    const priced = priceStay(request({ stay, taxes: [old, ...TAXES] }));
    expect(priced.lines.map((line) => line.rateBasisPoints)).toEqual([1200, 500]);
  });
});

describe('what is not sold has no price', () => {
  test.each([
    ['an unknown room', { ...couple, roomId: 'moon' }, 'NOT_FOUND'],
    ['an unknown rate plan', { ...couple, ratePlanId: 'secret' }, 'NOT_FOUND'],
    ['a meal plan that the rate plan does not have', { ...couple, mealPlan: 'AI' as const }, 'NOT_ON_SALE'],
    ['too many guests', { ...couple, adults: 4 }, 'ROOM_UNAVAILABLE'],
    ['a missing extra bed', { ...couple, childAges: [3, 4] }, 'ROOM_UNAVAILABLE'],
  ])('refuses %s', (_what, room, code) => {
    expect(() => priceStay(request({ rooms: [room] }))).toThrow(expect.objectContaining({ code }));
  });

  test.each([
    ['rooms.1.roomId', { ...couple, roomId: 'moon' }],
    ['rooms.1.ratePlanId', { ...couple, ratePlanId: 'secret' }],
  ])('names the field of what is not known: %s', (field, room) => {
    expect(() => priceStay(request({ rooms: [couple, room] }))).toThrow(
      expect.objectContaining({ details: { field } }),
    );
  });

  test('refuses a room that the rate plan leaves out', () => {
    const [plan] = location().ratePlans;
    const ratePlans = plan === undefined ? [] : [{ ...plan, roomIds: ['garden'] }];
    expect(() => priceStay(request({ location: location({ ratePlans }) }))).toThrow(
      expect.objectContaining({ code: 'NOT_ON_SALE' }),
    );
  });

  test('refuses a night without price', () => {
    const house = location({
      seasons: [{ id: 'holi', name: 'Holi', from: '2026-03-23', to: '2026-03-23' }],
      roomPrices: [roomPrice({ seasonId: 'holi' })],
    });
    const stay = { checkIn: '2026-03-23', checkOut: '2026-03-25' };
    expect(() => priceStay(request({ location: house, stay }))).toThrow(
      expect.objectContaining({
        code: 'NOT_ON_SALE',
        details: { roomId: 'lake', reason: { code: 'NOT_ON_SALE' } },
      }),
    );
  });

  test('refuses a stay without nights or rooms', () => {
    expect(() => priceStay(request({ rooms: [] }))).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }));
    expect(() => priceStay(request({ stay: { checkIn: '2026-03-23', checkOut: '2026-03-23' } }))).toThrow(
      expect.objectContaining({ code: 'BAD_REQUEST' }),
    );
  });
});

describe('the details of a refused price', () => {
  test('a meal that is not served, or has no price', () => {
    const notOnSale = {
      code: 'NOT_ON_SALE',
      details: { roomId: 'lake', reason: { code: 'NOT_ON_SALE' } },
    };
    const asked =
      (mealPlan: RoomChoice['mealPlan'], changes = {}) =>
      () =>
        priceStay(request({ rooms: [{ ...couple, mealPlan }], location: location(changes) }));
    expect(asked('AI')).toThrow(expect.objectContaining(notOnSale));
    expect(asked('BB', { mealPlans: [] })).toThrow(expect.objectContaining(notOnSale));
    expect(asked('RO', { mealPlans: [] })).not.toThrow();
  });

  test('too many guests of a kind, with the most that the room takes of them', () => {
    const refused = {
      code: 'ROOM_UNAVAILABLE',
      details: { roomId: 'lake', reason: { code: 'TOO_MANY_ADULTS', limit: 3 } },
    };
    const crowd = request({ rooms: [{ ...couple, adults: 4 }] });
    expect(() => priceStay(crowd)).toThrow(expect.objectContaining(refused));
  });
});

describe('the taxes of a stay', () => {
  test('come from the lowest rate to the highest, whatever the order of the lines', () => {
    const house = location({
      roomPrices: [roomPrice({ baseMinor: 900_000 })],
      extras: [extra({ taxClass: 'low' })],
    });
    const low = {
      taxClass: 'low',
      label: 'Low',
      validFrom: '2020-01-01',
      basis: 'LINE' as const,
      slabs: [{ rateBasisPoints: 100 }],
    };
    const priced = priceStay(
      request({ location: house, taxes: [...TAXES, low], extras: [{ extraId: 'pickup' }] }),
    );
    expect(priced.taxes.map(({ rateBasisPoints }) => rateBasisPoints)).toEqual([100, 1800]);
  });
});
