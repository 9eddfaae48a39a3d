import type { CatalogueLocation, PromoCode } from '#schemas/types';
import { splitByLargestRemainder, sumMinor } from './money.ts';
import { basisPointsOf, type PriceTerms, shareOf } from './price-terms.ts';
import { DomainError } from './refusal.ts';
import { nightCount, todayIn, type Moment, type Stay } from './stay.ts';
import { tidyPromoCode } from './typed-text.ts';

interface DiscountableNight {
  roomId: string;
  ratePlanId: string;
  date: string;
  /** What is left of the night after the discount of its rate plan, as the hotel writes its amounts. */
  writtenMinor: number;
}

/**
 * Finds a promo code of a location, ignoring case, blanks, what nobody sees and forms of width; undefined when the
 * hotel has none of that name.
 */
export function promoCodeOf(
  { promoCodes }: Pick<CatalogueLocation, 'promoCodes'>,
  typed: string,
): PromoCode | undefined {
  const written = tidyPromoCode(typed);
  return promoCodes?.find(({ code }) => code === written);
}

/**
 * Finds the promo code that a guest typed. Refuses an unknown or expired one, and one that is not for this
 * stay.
 */
export function findPromoCode(
  location: Pick<CatalogueLocation, 'promoCodes' | 'timezone'>,
  typed: string,
  { stay, now }: { stay: Stay; now: Moment },
): PromoCode {
  const promo = promoCodeOf(location, typed);
  if (promo === undefined) throw new DomainError('PROMO_UNKNOWN');
  const today = todayIn(location.timezone, now);
  if (promo.bookTo !== undefined && today > promo.bookTo) throw new DomainError('PROMO_EXPIRED');
  const isEarly = promo.bookFrom !== undefined && today < promo.bookFrom;
  if (isEarly || nightCount(stay) < (promo.minNights ?? 1)) throw new DomainError('PROMO_NOT_APPLICABLE');
  return promo;
}

/**
 * Returns the discount of a code per night, in order: its percentage of the nights that it applies to, rounded to the hotel's unit, or its
 * amount but never more than their price, split by largest remainder (BOOKING-RULES, Price 4).
 */
export function discountsOf(
  promo: PromoCode,
  nights: readonly DiscountableNight[],
  terms: Pick<PriceTerms, 'roundTotalTo'>,
): number[] {
  const weights = nights.map((night) => (isFor(promo, night) ? night.writtenMinor : 0));
  const totalMinor = sumMinor(weights);
  return splitByLargestRemainder(discountOn(promo, totalMinor, terms), weights);
}

function discountOn(
  { discount }: PromoCode,
  totalMinor: number,
  terms: Pick<PriceTerms, 'roundTotalTo'>,
): number {
  if (discount.unit === 'AMOUNT') return Math.min(discount.valueMinor, totalMinor);
  return Math.min(shareOf(totalMinor, basisPointsOf(discount.value), terms), totalMinor);
}

function isFor(
  { stayFrom, stayTo, roomIds, ratePlanIds }: PromoCode,
  { date, roomId, ratePlanId }: DiscountableNight,
): boolean {
  return (
    (stayFrom === undefined || date >= stayFrom) &&
    (stayTo === undefined || date <= stayTo) &&
    (roomIds === undefined || roomIds.includes(roomId)) &&
    (ratePlanIds === undefined || ratePlanIds.includes(ratePlanId))
  );
}
