import type { CatalogueRatePlan, PromoCode } from '#schemas/types';
import { sumMinor } from './money.ts';
import { type PlanDiscount, planDiscountOf } from './plan-discount.ts';
import type { NightDiscounts, WrittenNight } from './price-night.ts';
import type { PriceTerms } from './price-terms.ts';
import { discountsOf } from './promo-code.ts';
import type { Stay } from './stay.ts';

/** The nights of one room, and the plan that sells them. */
export interface WrittenRoom {
  ratePlan: Pick<CatalogueRatePlan, 'discounts'>;
  nights: readonly WrittenNight[];
}

/** Every night with its discounts, and their sums; in minor units as the hotel writes its amounts. */
export interface DiscountedNights {
  nights: (WrittenNight & NightDiscounts)[];
  /** Those of the rate plan, one for each room that has one. */
  discounts: PlanDiscount[];
  promoMinor: number;
}

interface Booking {
  stay: Stay;
  bookedOn: string;
  promo?: PromoCode | undefined;
  terms: Pick<PriceTerms, 'roundTotalTo'>;
}

/**
 * Takes the discount of the rate plan, and the promo code from what it leaves. A code that stands alone takes the
 * place of the plan's discount where it takes more off, and else does not apply (BOOKING-RULES, Price 11).
 */
export function discountNights(
  rooms: readonly WrittenRoom[],
  { stay, bookedOn, promo, terms }: Booking,
): DiscountedNights {
  const full = rooms.flatMap(({ nights }) => nights);
  const none = full.map(() => 0);
  const ofRooms = rooms.map(({ ratePlan, nights }) =>
    planDiscountOf({ plan: ratePlan, stay, bookedOn, nights, terms }),
  );
  const plan = ofRooms.flatMap(({ nightsMinor }) => nightsMinor);
  const discounts = ofRooms.flatMap(({ discount }) => (discount === undefined ? [] : [discount]));
  if (promo === undefined) return discounted(full, { plan, code: none, discounts });
  if (promo.standsAlone !== true)
    return discounted(full, { plan, code: discountsOf(promo, leftAfter(full, plan), terms), discounts });
  const alone = discountsOf(promo, full, terms);
  return sumMinor(alone) > sumMinor(plan)
    ? discounted(full, { plan: none, code: alone, discounts: [] })
    : discounted(full, { plan, code: none, discounts });
}

interface Shares {
  plan: readonly number[];
  code: readonly number[];
  discounts: PlanDiscount[];
}

function discounted(full: readonly WrittenNight[], { plan, code, discounts }: Shares): DiscountedNights {
  const nights = full.map((night, at) => ({
    ...night,
    planDiscountMinor: shareAt(plan, at),
    promoDiscountMinor: shareAt(code, at),
  }));
  return { nights, discounts, promoMinor: sumMinor(code) };
}

function leftAfter(full: readonly WrittenNight[], plan: readonly number[]): WrittenNight[] {
  return full.map((night, at) => ({
    ...night,
    writtenMinor: sumMinor([night.writtenMinor, -shareAt(plan, at)]),
  }));
}

function shareAt(shares: readonly number[], at: number): number {
  /* v8 ignore next -- every night has its share */
  return shares[at] ?? 0;
}
