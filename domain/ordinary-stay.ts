import type {
  Catalogue,
  CatalogueLocation,
  CatalogueRatePlan,
  CatalogueRoom,
  PromoCode,
} from '#schemas/types';
import { type PricedStay, priceStay } from './price.ts';
import { priceDayOf } from './price-night.ts';
import { DomainError } from './refusal.ts';
import { addDays } from './stay.ts';

/** What a location sells, as it is seen on a day. */
export interface SeenSale {
  location: CatalogueLocation;
  catalogue: Pick<Catalogue, 'hotel' | 'taxes'>;
  /** The calendar day at the location. */
  today: string;
}

export interface OrdinaryStay {
  room: CatalogueRoom;
  plan: CatalogueRatePlan;
  checkIn: string;
  nights: number;
  promo?: PromoCode | undefined;
}

/** The price of a stay of two adults, or one where no more are allowed; undefined where it cannot be sold. */
export function priceOrdinaryStay(
  { location, catalogue, today }: SeenSale,
  { room, plan, checkIn, nights, promo }: OrdinaryStay,
): PricedStay | undefined {
  const [mealPlan] = plan.mealPlans.toSorted((a, b) => adultMeal(location, a) - adultMeal(location, b));
  if (mealPlan === undefined) return undefined;
  const { id: roomId, maxAdults, maxOccupancy } = room;
  const adults = Math.min(2, maxAdults, maxOccupancy);
  try {
    return priceStay({
      location,
      taxes: catalogue.taxes,
      terms: catalogue.hotel,
      stay: { checkIn, checkOut: addDays(checkIn, nights) },
      bookedOn: today,
      rooms: [{ roomId, ratePlanId: plan.id, mealPlan, adults, childAges: [], extraBeds: 0 }],
      extras: [],
      promo,
    });
  } catch (error) {
    // A night without a price or a tax: `check` reports those.
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}

/** One of all nights that cost the same. */
export function differentNights(
  { location, catalogue: { taxes }, today }: SeenSale,
  nights: readonly string[],
): string[] {
  const first = new Map<string, string>();
  for (const night of nights) {
    const day = priceDayOf(location, { taxes, bookedOn: today }, night);
    if (!first.has(day)) first.set(day, night);
  }
  return [...first.values()];
}

function adultMeal({ mealPlans }: CatalogueLocation, code: string): number {
  return mealPlans.find((meal) => meal.code === code)?.adultMinor ?? 0;
}
