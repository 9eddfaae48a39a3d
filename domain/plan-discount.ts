import type { CatalogueRatePlan, RateDiscount } from '#schemas/types';
import { splitByLargestRemainder, sumMinor } from './money.ts';
import { basisPointsOf, type PriceTerms, shareOf } from './price-terms.ts';
import { daysBetween, nightCount, type Stay } from './stay.ts';

/** The discount of a rate plan that a stay gets, in minor units as the hotel writes its amounts. */
export interface PlanDiscount {
  kind: RateDiscount['kind'];
  percent: number;
  discountMinor: number;
}

interface DiscountedRoom {
  plan: Pick<CatalogueRatePlan, 'discounts'>;
  stay: Stay;
  /** The calendar day of the booking, in the location's time zone. */
  bookedOn: string;
  /** The nights of one room, in stay order. */
  nights: readonly { date: string; writtenMinor: number }[];
  terms: Pick<PriceTerms, 'roundTotalTo'>;
}

/** The discount per night, in order, and what it is for; all zero where no discount fits the stay. */
export interface SpreadDiscount {
  nightsMinor: number[];
  discount?: PlanDiscount;
}

/**
 * Returns the discount of one room's stay: of those that fit the one that takes most off, of equal ones the first
 * written. Its percentage is rounded once, to the hotel's unit, and spread over the nights by largest remainder (BOOKING-RULES, Price 4
 * and 11).
 */
export function planDiscountOf({ plan, stay, bookedOn, nights, terms }: DiscountedRoom): SpreadDiscount {
  let best: SpreadDiscount = { nightsMinor: nights.map(() => 0) };
  for (const discount of plan.discounts ?? []) {
    if (!fitsStay(discount, stay, bookedOn)) continue;
    const { stayFrom, stayTo, kind, percent } = discount;
    const weights = nights.map(({ date, writtenMinor }) =>
      (stayFrom ?? date) <= date && date <= (stayTo ?? date) ? writtenMinor : 0,
    );
    const mostMinor = sumMinor(weights);
    const discountMinor = Math.min(shareOf(mostMinor, basisPointsOf(percent), terms), mostMinor);
    if (discountMinor <= (best.discount?.discountMinor ?? 0)) continue;
    best = {
      nightsMinor: splitByLargestRemainder(discountMinor, weights),
      discount: { kind, percent, discountMinor },
    };
  }
  return best;
}

function fitsStay(discount: RateDiscount, stay: Stay, bookedOn: string): boolean {
  const daysBefore = daysBetween(bookedOn, stay.checkIn);
  switch (discount.kind) {
    case 'EARLY_BIRD':
      return daysBefore >= discount.daysBefore;
    case 'LAST_MINUTE':
      return daysBefore <= discount.daysBefore;
    case 'LONG_STAY':
      return nightCount(stay) >= discount.nights;
    /* v8 ignore next -- the type leaves nothing else */
    default:
      return discount satisfies never;
  }
}

/** Adds up the discounts of several rooms, by kind and percentage. */
export function summariseDiscounts(discounts: readonly PlanDiscount[]): PlanDiscount[] {
  const sums = new Map<string, PlanDiscount>();
  for (const discount of discounts) {
    const key = `${discount.kind} ${discount.percent}`;
    const sofar = sums.get(key)?.discountMinor ?? 0;
    sums.set(key, { ...discount, discountMinor: sumMinor([sofar, discount.discountMinor]) });
  }
  return [...sums.values()];
}
