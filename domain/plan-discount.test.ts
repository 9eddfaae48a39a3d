import type { RateDiscount } from '#schemas/types';
import { describe, expect, test } from 'vitest';
import { planDiscountOf, summariseDiscounts } from './plan-discount.ts';

const stay = { checkIn: '2026-03-10', checkOut: '2026-03-13' };
/** 100.00, 100.00 and 101.00. */
const nights = [10_000, 10_000, 10_100].map((writtenMinor, index) => ({
  date: `2026-03-1${index}`,
  writtenMinor,
}));

const early: RateDiscount = { kind: 'EARLY_BIRD', daysBefore: 30, percent: 15 };
const late: RateDiscount = { kind: 'LAST_MINUTE', daysBefore: 3, percent: 15 };
const long: RateDiscount = { kind: 'LONG_STAY', nights: 3, percent: 15 };

function discounted(discounts: RateDiscount[], bookedOn = '2026-03-01') {
  return planDiscountOf({ plan: { discounts }, stay, bookedOn, nights, terms: {} });
}

describe('which stays get a discount', () => {
  test.each([
    ['early: on the 30th day before arrival', early, '2026-02-08', true],
    ['early: one day later', early, '2026-02-09', false],
    ['late: on the third day before arrival', late, '2026-03-07', true],
    ['late: one day earlier', late, '2026-03-06', false],
    ['late: on the day of arrival', late, '2026-03-10', true],
    ['late: with 0 days, on the day of arrival', { ...late, daysBefore: 0 }, '2026-03-10', true],
    ['late: with 0 days, the day before', { ...late, daysBefore: 0 }, '2026-03-09', false],
    ['long: as many nights', long, '2026-03-01', true],
    ['long: one night fewer', { ...long, nights: 4 }, '2026-03-01', false],
  ] as const)('%s', (_case, discount, bookedOn, isGiven) => {
    expect(discounted([discount], bookedOn).discount !== undefined).toBe(isGiven);
  });

  test('a plan without discounts takes nothing off', () => {
    expect(planDiscountOf({ plan: {}, stay, bookedOn: '2026-03-01', nights, terms: {} })).toEqual({
      nightsMinor: [0, 0, 0],
    });
  });
});

describe('Price 4: what it takes off', () => {
  test('the percentage of all nights, rounded once: 12.5 % of 301.00 are 37.63, spread over the nights', () => {
    expect(discounted([{ ...long, percent: 12.5 }])).toEqual({
      nightsMinor: [1250, 1250, 1263],
      discount: { kind: 'LONG_STAY', percent: 12.5, discountMinor: 3763 },
    });
  });

  test('only the nights of its dates, both ends included', () => {
    const middle = { ...long, stayFrom: '2026-03-11', stayTo: '2026-03-11' };
    expect(discounted([middle])).toMatchObject({ nightsMinor: [0, 1500, 0] });
    expect(discounted([{ ...long, stayFrom: '2026-03-12' }])).toMatchObject({ nightsMinor: [0, 0, 1515] });
    expect(discounted([{ ...long, stayTo: '2026-03-10' }])).toMatchObject({ nightsMinor: [1500, 0, 0] });
  });

  test('a stay outside its dates has no discount', () => {
    expect(discounted([{ ...long, stayFrom: '2026-03-13' }])).toEqual({ nightsMinor: [0, 0, 0] });
  });
});

describe('Price 8: a percentage is rounded to the unit of the hotel', () => {
  const off = (percent: number, roundTotalTo: number) =>
    planDiscountOf({
      plan: { discounts: [{ ...long, percent }] },
      stay,
      bookedOn: '2026-03-01',
      nights,
      terms: { roundTotalTo },
    });

  test('and spread over the nights to the smallest unit', () => {
    expect(off(12.5, 100)).toEqual({
      nightsMinor: [1263, 1262, 1275],
      discount: { kind: 'LONG_STAY', percent: 12.5, discountMinor: 3800 },
    });
  });

  test('but never to more than the price', () => {
    expect(off(90, 50_000).discount?.discountMinor).toBe(30_100);
  });
});

describe('Price 11: of several that fit', () => {
  test('the one that takes most off, not the one with the highest percentage', () => {
    // 20 % of one night of 100.00 against 15 % of 301.00.
    const short = { ...early, daysBefore: 1, percent: 20, stayTo: '2026-03-10' };
    expect(discounted([short, long]).discount).toMatchObject({ kind: 'LONG_STAY', discountMinor: 4515 });
  });

  test('of equal ones the first written', () => {
    expect(discounted([{ ...early, daysBefore: 1 }, long]).discount?.kind).toBe('EARLY_BIRD');
    expect(discounted([long, { ...early, daysBefore: 1 }]).discount?.kind).toBe('LONG_STAY');
  });
});

test('the same discount of several rooms is named once', () => {
  const one = { kind: 'LONG_STAY', percent: 10, discountMinor: 3010 } as const;
  expect(summariseDiscounts([one, { ...one, percent: 5 }, one])).toEqual([
    { ...one, discountMinor: 6020 },
    { ...one, percent: 5 },
  ]);
});
