import { fitsRoom, type RoomGuests } from '#domain/occupancy';
import { type PricedStay, priceStay } from '#domain/price';
import { mealsMinor, priceDayOf } from '#domain/price-night';
import { DomainError } from '#domain/refusal';
import { addDays, todayIn } from '#domain/stay';
import type { CatalogueLocation, CatalogueRatePlan, CatalogueRoom, MealPlan } from '#schemas/types';
import { isPayable, pricingOf } from '../../quotes/index.ts';
import type { LiveRelease } from '../../release/index.ts';

export interface PriceSearch {
  release: LiveRelease;
  location: CatalogueLocation;
  guests: readonly RoomGuests[];
  now: Date;
}

/**
 * Returns the lowest price of a stay of this one night in any of the given rooms, for all requested rooms,
 * undefined if the night is not sold. It is the total of such a stay: with taxes, rounding and every charge that
 * is in the price, also one for each stay, which a longer stay pays once. So nights never add up to less than the stay
 * costs. What is paid at the hotel is not in it.
 */
export type LowestPrice = (rooms: readonly CatalogueRoom[], night: string) => PricedStay | undefined;

/** Caches prices per season, because all nights of a season cost the same: a year costs little more than a month. */
export function lowestPrices(search: PriceSearch): LowestPrice {
  const { release, location, now } = search;
  const dated = { taxes: release.catalogue.taxes, bookedOn: todayIn(location.timezone, now) };
  const known = new Map<string, PricedStay | undefined>();
  const priceOf = (
    room: CatalogueRoom,
    { day, night }: { day: string; night: string },
  ): PricedStay | undefined => {
    const key = `${day} ${room.id}`;
    if (!known.has(key)) known.set(key, lowestOfRoom(search, room, night));
    return known.get(key);
  };
  return (rooms, night) => {
    const day = priceDayOf(location, dated, night);
    return least(rooms.flatMap((room) => priceOf(room, { day, night }) ?? []));
  };
}

function lowestOfRoom(search: PriceSearch, room: CatalogueRoom, night: string): PricedStay | undefined {
  const plans = search.location.ratePlans.filter(({ roomIds }) => roomIds.includes(room.id));
  return least(plans.flatMap((plan) => priceOfNight(search, { room, plan, night }) ?? []));
}

/** The price with the lowest total, the first of several. */
export function least(prices: readonly PricedStay[]): PricedStay | undefined {
  const [first, ...others] = prices;
  if (first === undefined) return undefined;
  return others.reduce(
    (lowest, price) => (price.totals.totalMinor < lowest.totals.totalMinor ? price : lowest),
    first,
  );
}

function priceOfNight(
  { release, location, guests, now }: PriceSearch,
  { room, plan, night }: { room: CatalogueRoom; plan: CatalogueRatePlan; night: string },
): PricedStay | undefined {
  const rooms = guests.map((each) => ({
    ...each,
    roomId: room.id,
    ratePlanId: plan.id,
    mealPlan: cheapestMeals(location, plan, each),
    extraBeds: fitsRoom(room, each).extraBedsNeeded,
  }));
  const stay = { checkIn: night, checkOut: addDays(night, 1) };
  try {
    const pricing = pricingOf(release, { location, stay, now });
    const priced = priceStay({ ...pricing, rooms, extras: [] });
    return isPayable(release, { plan, priced, arrivalDate: night, location, now }) ? priced : undefined;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'NOT_ON_SALE') return undefined;
    throw error;
  }
}

/** The meal plan of a rate plan that costs these guests least. */
export function cheapestMeals(
  { mealPlans, childBands = [] }: CatalogueLocation,
  plan: CatalogueRatePlan,
  guests: RoomGuests,
): MealPlan {
  const costs = plan.mealPlans.map((code) => {
    const meal = mealPlans.find((each) => each.code === code);
    return { code, minor: meal === undefined ? 0 : mealsMinor(meal, guests, childBands) };
  });
  const [cheapest] = costs.toSorted((a, b) => a.minor - b.minor);
  return cheapest?.code ?? 'RO';
}
