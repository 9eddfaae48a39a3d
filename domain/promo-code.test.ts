import type { CatalogueLocation, PromoCode } from '#schemas/types';
import { describe, expect, test } from 'vitest';
import { priceStay } from './price.ts';
import { discountsOf, findPromoCode } from './promo-code.ts';
import { extra, location } from './test-support/catalogue.ts';
import { request } from './test-support/price-request.ts';

const STAY = { checkIn: '2026-03-10', checkOut: '2026-03-13' };
const now = '2026-03-01T12:00:00.000Z';

function promo(changes: Partial<PromoCode> = {}): PromoCode {
  return { code: 'RAINS15', name: 'Rains', discount: { unit: 'PERCENTAGE', value: 15 }, ...changes };
}

function find(typed: string, changes: Partial<PromoCode> = {}): PromoCode {
  return findPromoCode(location({ promoCodes: [promo(changes)] }), typed, { stay: STAY, now });
}

function price(changes: Partial<PromoCode>, house: CatalogueLocation = location()) {
  return priceStay(request({ location: house, stay: STAY, promo: promo(changes) }));
}

describe('finding a promo code', () => {
  test.each(['RAINS15', ' rains15 '])('as it is typed: %j', (typed) => {
    expect(find(typed).code).toBe('RAINS15');
  });

  test.each([
    ['one that nobody knows', 'SUN', {}, 'PROMO_UNKNOWN'],
    ['one that is over', 'RAINS15', { bookTo: '2026-02-28' }, 'PROMO_EXPIRED'],
    ['one that has not begun', 'RAINS15', { bookFrom: '2026-03-02' }, 'PROMO_NOT_APPLICABLE'],
    ['a stay that is too short', 'RAINS15', { minNights: 4 }, 'PROMO_NOT_APPLICABLE'],
  ])('refuses %s', (_case, typed, changes, code) => {
    expect(() => find(typed, changes)).toThrow(expect.objectContaining({ code }));
  });

  test('its days are those of the hotel, the last one included', () => {
    expect(find('RAINS15', { bookFrom: '2026-03-01', bookTo: '2026-03-01', minNights: 3 }).name).toBe(
      'Rains',
    );
    const house = location({ timezone: 'Pacific/Auckland', promoCodes: [promo({ bookTo: '2026-03-01' })] });
    expect(() => findPromoCode(house, 'RAINS15', { stay: STAY, now })).toThrow(/^PROMO_EXPIRED$/);
  });
});

describe('Price 4: a discount spreads over its lines by largest remainder before tax', () => {
  const nights = [100, 100, 101].map((writtenMinor, index) => ({
    roomId: 'lake',
    ratePlanId: 'flexible',
    date: `2026-03-1${index}`,
    writtenMinor,
  }));

  test('the parts add up to the amount, to the paisa', () => {
    const discounts = discountsOf(promo({ discount: { unit: 'AMOUNT', valueMinor: 100 } }), nights, {});
    expect(discounts).toEqual([33, 33, 34]);
  });

  test('a share is taken of the sum, not of each night', () => {
    // 15 % of 301 is 45.15.
    expect(discountsOf(promo(), nights, {})).toEqual([15, 15, 15]);
  });

  test('never more than the nights cost', () => {
    const discounts = discountsOf(promo({ discount: { unit: 'AMOUNT', valueMinor: 1000 } }), nights, {});
    expect(discounts).toEqual([100, 100, 101]);
  });

  test('only the nights, rooms and plans that it is for', () => {
    expect(discountsOf(promo({ stayFrom: '2026-03-11', stayTo: '2026-03-11' }), nights, {})).toEqual([
      0, 15, 0,
    ]);
    expect(discountsOf(promo({ roomIds: ['garden'] }), nights, {})).toEqual([0, 0, 0]);
    expect(discountsOf(promo({ ratePlanIds: ['advance'] }), nights, {})).toEqual([0, 0, 0]);
  });

  test('a percentage with decimals is taken exactly, and half a paisa off counts as a whole one', () => {
    const night = { roomId: 'lake', ratePlanId: 'flexible', date: '2026-03-10', writtenMinor: 463_724 };
    const off = (value: number) =>
      discountsOf(promo({ discount: { unit: 'PERCENTAGE', value } }), [night], {});
    // 579.655 of 4,637.24, and 336.1999.
    expect([off(12.5), off(7.25)]).toEqual([[57_966], [33_620]]);
  });

  test('in whole rupees where the hotel rounds to them, and never more than the price', () => {
    const night = { roomId: 'lake', ratePlanId: 'flexible', date: '2026-03-10', writtenMinor: 463_724 };
    const off = (value: number, roundTotalTo: number) =>
      discountsOf(promo({ discount: { unit: 'PERCENTAGE', value } }), [night], { roundTotalTo });
    expect([off(12.5, 100), off(90, 1_000_000)]).toEqual([[58_000], [0]]);
    expect(off(100, 100)).toEqual([463_724 - 24]);
    expect(off(100, 300_000)).toEqual([463_724]);
  });

  test('tax is taken on what is left, so that a night can fall into a lower slab', () => {
    const house = location();
    house.roomPrices = house.roomPrices.map((each) => ({ ...each, baseMinor: 800_000 }));
    const { lines, totals, promo: told } = price({ discount: { unit: 'PERCENTAGE', value: 10 } }, house);
    expect(lines[0]).toMatchObject({
      parts: [
        { kind: 'BASE', amountMinor: 800_000 },
        { kind: 'DISCOUNT', amountMinor: -80_000 },
      ],
      netMinor: 720_000,
      rateBasisPoints: 500,
      taxMinor: 36_000,
      totalMinor: 756_000,
    });
    expect(totals).toMatchObject({ netMinor: 2_160_000, totalMinor: 2_268_000 });
    expect(told).toEqual({ code: 'RAINS15', name: 'Rains', discountMinor: 240_000 });
  });

  test('a discount does not change extras', () => {
    const house = location({ extras: [extra()] });
    const extras = [{ extraId: 'pickup' }];
    const { lines } = priceStay(request({ location: house, stay: STAY, extras, promo: promo() }));
    expect(lines.at(-1)).toMatchObject({ kind: 'EXTRA', netMinor: 100_000 });
  });

  test('omits a code without a discount', () => {
    expect(price({ roomIds: ['garden'] })).not.toHaveProperty('promo');
  });
});

test('a code without dates is good on any day, and a house without codes knows none', () => {
  expect(find('RAINS15').code).toBe('RAINS15');
  expect(find('RAINS15', { bookTo: '2026-03-01' }).code).toBe('RAINS15');
  expect(() => find('RAINS15', { bookTo: '2026-02-28' })).toThrow(
    expect.objectContaining({ code: 'PROMO_EXPIRED' }),
  );
  expect(find('RAINS15', { bookFrom: '2026-03-01' }).code).toBe('RAINS15');
  expect(() => find('RAINS15', { bookFrom: '2026-03-02' })).toThrow(
    expect.objectContaining({ code: 'PROMO_NOT_APPLICABLE' }),
  );
  const { promoCodes: _none, ...house } = location();
  expect(() => findPromoCode(house, 'RAINS15', { stay: STAY, now })).toThrow(
    expect.objectContaining({ code: 'PROMO_UNKNOWN' }),
  );
});

describe('Price 11: a code beside a discount of the rate plan', () => {
  /** Three nights of 5,000.00. */
  const house = location();
  const [plan] = house.ratePlans;
  if (plan !== undefined) plan.discounts = [{ kind: 'LONG_STAY', nights: 3, percent: 10 }];
  const percent = (value: number) => ({ discount: { unit: 'PERCENTAGE', value } }) as const;
  const offOf = (changes: Partial<PromoCode>) => {
    const { discounts = [], promo: told } = price(changes, house);
    return [discounts.map(({ discountMinor }) => discountMinor), told?.discountMinor];
  };

  test('takes from what the discount leaves: 10 % of 15,000.00, then 15 % of 13,500.00', () => {
    expect(offOf({})).toEqual([[150_000], 202_500]);
  });

  test('one that stands alone takes its place where it takes more off', () => {
    expect(offOf({ ...percent(10.01), standsAlone: true })).toEqual([[], 150_150]);
  });

  test('and is not used where it takes as much or less', () => {
    expect(offOf({ ...percent(10), standsAlone: true })).toEqual([[150_000], undefined]);
  });

  test('without a discount it is a code like any other', () => {
    expect(price({ standsAlone: true }).promo).toMatchObject({ discountMinor: 225_000 });
  });

  test('is taken from amounts with tax where prices include it', () => {
    const priced = priceStay(
      request({
        location: location(),
        stay: STAY,
        promo: promo(),
        terms: { currency: 'EUR', currencyDigits: 2, pricesIncludeTax: true },
      }),
    );
    expect(priced.totals.totalMinor).toBe(1_275_000);
    expect(priced.promo?.discountMinor).toBe(225_000);
  });
});
