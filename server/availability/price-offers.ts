import { policyTimeline } from '#domain/cancellation';
import { depositOf } from '#domain/deposit';
import { multiplyRatio } from '#domain/money';
import { fitsRoom } from '#domain/occupancy';
import { type PricedStay, priceStay, type RoomChoice } from '#domain/price';
import { addedPrice } from '#domain/price-difference';
import { DomainError } from '#domain/refusal';
import { termsOfSale } from '#domain/terms-of-sale';
import type { Offer } from '#schemas/api-types';
import type { CatalogueRatePlan, CatalogueRoom, MealPlan } from '#schemas/types';
import { isPayable, pricingOf } from '../quotes/index.ts';
import { policyOf } from '../stock/index.ts';
import type { Search } from './search.ts';

const MINUTE_MS = 60_000;

/** Prices every meal plan of a rate plan for the whole stay and the requested rooms, together with the chosen ones. */
export function priceOffers(search: Search, room: CatalogueRoom, plan: CatalogueRatePlan): Offer[] {
  return plan.mealPlans.flatMap((mealPlan) => priceOffer(search, room, { plan, mealPlan }) ?? []);
}

/** The total of each meal plan of a rate plan, for the whole stay and all requested rooms. */
export function totalsByMeals(
  search: Search,
  room: CatalogueRoom,
  plan: CatalogueRatePlan,
): { mealPlan: MealPlan; totalMinor: number }[] {
  return plan.mealPlans.flatMap((mealPlan) => {
    const priced = priceOrNothing(search, roomsOf(search, room, { plan, mealPlan }), plan);
    return priced === undefined ? [] : [{ mealPlan, totalMinor: priced.totals.totalMinor }];
  });
}

interface PlanAndMeals {
  plan: CatalogueRatePlan;
  mealPlan: MealPlan;
}

/** The chosen rooms, and the requested ones in this room type. */
function roomsOf(search: Search, room: CatalogueRoom, { plan, mealPlan }: PlanAndMeals): RoomChoice[] {
  const requested = search.rooms.map((guests) => ({
    ...guests,
    roomId: room.id,
    ratePlanId: plan.id,
    mealPlan,
    extraBeds: fitsRoom(room, guests).extraBedsNeeded,
  }));
  return [...search.chosen, ...requested];
}

function priceOffer(
  search: Search,
  room: CatalogueRoom,
  { plan, mealPlan }: PlanAndMeals,
): Offer | undefined {
  const rooms = roomsOf(search, room, { plan, mealPlan });
  const extraBeds = rooms.slice(search.chosen.length).map((each) => each.extraBeds);
  const priced = priceOrNothing(search, rooms, plan);
  if (priced === undefined) return undefined;
  const { totals, ...summary } = addedPrice(search.chosenPrice, priced);
  const { netMinor, taxMinor, totalMinor } = totals;
  const { location, release, stay, now } = search;
  const offered = priced.lines.filter(({ roomIndex = 0 }) => roomIndex >= search.chosen.length);
  const sold = { lines: offered, pricing: termsOfSale(release.catalogue.hotel, plan) };
  const deposit = depositOf({ ...sold, plan, arrivalDate: stay.checkIn, location, now });
  return {
    ratePlanId: plan.id,
    name: plan.name,
    ...(plan.description === undefined ? {} : { description: plan.description }),
    mealPlan,
    extraBeds,
    netMinor,
    taxMinor,
    totalMinor,
    averageNightMinor: multiplyRatio(totalMinor, 1, search.nights.length * extraBeds.length),
    ...summary,
    payment: plan.payment,
    ...(deposit === undefined ? {} : { deposit }),
    policy: policyTimeline({
      policy: policyOf(location, plan),
      ...sold,
      stay,
      timezone: location.timezone,
      checkInMinutes: location.checkIn,
      reservedAt: startOfMinute(search.now),
    }),
  };
}

/** All deadlines fall on whole minutes, so the terms stay the same, and can be cached, within one minute. */
function startOfMinute(now: Date): Date {
  return new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
}

/** A night without price or tax removes this offer, not the whole answer; so does an amount that cannot be paid. */
function priceOrNothing(
  { release, location, stay, promo, now }: Search,
  rooms: readonly RoomChoice[],
  plan: CatalogueRatePlan,
): PricedStay | undefined {
  try {
    const priced = priceStay({ ...pricingOf(release, { location, stay, now }), rooms, extras: [], promo });
    return isPayable(release, { plan, priced, arrivalDate: stay.checkIn, location, now })
      ? priced
      : undefined;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'NOT_ON_SALE') return undefined;
    throw error;
  }
}
