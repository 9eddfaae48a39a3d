/** Prices what a location sells, with the functions that sell it. Import it late: it loads the domain. */
import { type PricedStay, priceStay } from '#domain/price';
import { priceDayOf } from '#domain/price-night';
import { BASIS_POINTS } from '#domain/money';
import { basisPointsOf } from '#domain/price-terms';
import { DomainError } from '#domain/refusal';
import { addDays } from '#domain/stay';
import type { CatalogueRatePlan, CatalogueRoom, PromoCode } from '../../generated/types.ts';
import { pricesOfRoom } from './price-ladder.ts';
import type { Sale } from './sales.ts';

interface StayToPrice {
  room: CatalogueRoom;
  plan: CatalogueRatePlan;
  checkIn: string;
  nights: number;
  promo?: PromoCode | undefined;
}

/** The price of a stay of two adults, or one where no more are allowed; undefined where it cannot be sold. */
export function priceOf(
  { location, catalogue, today }: Sale,
  { room, plan, checkIn, nights, promo }: StayToPrice,
): PricedStay | undefined {
  const [mealPlan] = plan.mealPlans.toSorted((a, b) => adultMeal(location, a) - adultMeal(location, b));
  if (mealPlan === undefined) return undefined;
  const { id: roomId, maxAdults, maxOccupancy } = room;
  try {
    return priceStay({
      location,
      taxes: catalogue.taxes,
      terms: catalogue.hotel,
      stay: { checkIn, checkOut: addDays(checkIn, nights) },
      bookedOn: today,
      rooms: [
        {
          roomId,
          ratePlanId: plan.id,
          mealPlan,
          adults: Math.min(2, maxAdults, maxOccupancy),
          childAges: [],
          extraBeds: 0,
        },
      ],
      extras: [],
      promo,
    });
  } catch (error) {
    // A night without a price or a tax; other rules report those.
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}

const nightsOfSale = new WeakMap<Sale, readonly string[]>();

/** One of all nights that cost the same. Memoized: every room asks for them. */
export function differentNights(sale: Sale): readonly string[] {
  const known = nightsOfSale.get(sale) ?? findDifferentNights(sale);
  nightsOfSale.set(sale, known);
  return known;
}

function findDifferentNights({ location, catalogue: { taxes }, today, nights }: Sale): readonly string[] {
  const first = new Map<string, string>();
  for (const night of nights) {
    const day = priceDayOf(location, { taxes, bookedOn: today }, night);
    if (!first.has(day)) first.set(day, night);
  }
  return [...first.values()];
}

/** A night whose price is in the middle of all; a slip in one season says nothing about it. */
export function ordinaryNight(
  sale: Sale,
  { room, plan }: Pick<StayToPrice, 'plan' | 'room'>,
): string | undefined {
  const priced = differentNights(sale)
    .map((checkIn) => ({
      checkIn,
      minor: priceOf(sale, { room, plan, checkIn, nights: 1 })?.totals.netMinor ?? 0,
    }))
    .filter(({ minor }) => minor > 0)
    .toSorted((a, b) => a.minor - b.minor);
  return priced[Math.floor(priced.length / 2)]?.checkIn;
}

/**
 * No night in the room costs less than this, as the hotel writes its amounts. Rooms far above a limit need not be
 * priced night by night.
 */
export function leastNightMinor({ rate, location }: Sale, roomId: string): number {
  const written = pricesOfRoom(rate, roomId).map(({ amountMinor }) => amountMinor);
  const ofSeasons = location.seasons.map(({ percent = 0 }) => basisPointsOf(percent));
  const ofPlans = location.ratePlans.map(({ adjustBasisPoints }) => adjustBasisPoints);
  return Math.floor(Math.min(...written) * leastFactor(ofSeasons) * leastFactor(ofPlans));
}

/** What the largest reduction among the changes leaves of a price. */
function leastFactor(changes: readonly number[]): number {
  return (BASIS_POINTS + Math.min(0, ...changes)) / BASIS_POINTS;
}

/** The plan that sells a room for least. */
export function cheapestPlan({ location }: Sale, roomId: string): CatalogueRatePlan | undefined {
  return location.ratePlans
    .filter(({ roomIds }) => roomIds.includes(roomId))
    .toSorted((a, b) => a.adjustBasisPoints - b.adjustBasisPoints)[0];
}

function adultMeal({ mealPlans }: Sale['location'], code: string): number {
  return mealPlans.find((meal) => meal.code === code)?.adultMinor ?? 0;
}
