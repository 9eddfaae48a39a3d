import { policyTimeline } from '#domain/cancellation';
import { multiplyRatio } from '#domain/money';
import { fitsRoom } from '#domain/occupancy';
import { type PricedStay, priceStay } from '#domain/price';
import { addedPrice } from '#domain/price-difference';
import { DomainError } from '#domain/refusal';
import type { Offer } from '#schemas/api-types';
import type { CatalogueRatePlan, CatalogueRoom, MealPlan } from '#schemas/types';
import { policyOf } from '../stock/index.ts';
import type { Search } from './search.ts';

const MINUTE_MS = 60_000;

/** Every meal plan of a rate plan, priced for the whole stay and the rooms asked for, on top of those already chosen. */
export function priceOffers(search: Search, room: CatalogueRoom, plan: CatalogueRatePlan): Offer[] {
  return plan.mealPlans.flatMap((mealPlan) => priceOffer(search, room, { plan, mealPlan }) ?? []);
}

function priceOffer(
  search: Search,
  room: CatalogueRoom,
  { plan, mealPlan }: { plan: CatalogueRatePlan; mealPlan: MealPlan },
): Offer | undefined {
  const extraBeds = search.rooms.map((guests) => fitsRoom(room, guests).extraBedsNeeded);
  const rooms = search.rooms.map((guests, index) => ({
    ...guests,
    roomId: room.id,
    ratePlanId: plan.id,
    mealPlan,
    extraBeds: extraBeds[index] ?? 0,
  }));
  const priced = priceOrNothing(search, [...search.chosen, ...rooms]);
  if (priced === undefined) return undefined;
  const { totals, taxes, promo } = addedPrice(search.chosenPrice, priced);
  const { netMinor, taxMinor, totalMinor } = totals;
  return {
    ratePlanId: plan.id,
    name: plan.name,
    ...(plan.description === undefined ? {} : { description: plan.description }),
    mealPlan,
    extraBeds,
    netMinor,
    taxMinor,
    totalMinor,
    averageNightMinor: multiplyRatio(totalMinor, 1, search.nights.length * rooms.length),
    ...(promo === undefined ? {} : { promo }),
    taxes,
    payment: plan.payment,
    policy: policyTimeline({
      policy: policyOf(search.location, plan),
      lines: priced.lines.filter(({ roomIndex = 0 }) => roomIndex >= search.chosen.length),
      stay: search.stay,
      timezone: search.location.timezone,
      checkInMinutes: search.location.checkIn,
      reservedAt: startOfMinute(search.now),
    }),
  };
}

/** Every deadline falls on a whole minute: so told, the terms stay the same until one has passed. */
function startOfMinute(now: Date): Date {
  return new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
}

/** A night without price or tax takes the offer away, not the whole answer. */
function priceOrNothing(
  { release, location, stay, promo }: Search,
  rooms: Parameters<typeof priceStay>[0]['rooms'],
): PricedStay | undefined {
  const { hotel, taxes } = release.catalogue;
  try {
    return priceStay({ location, taxes, currency: hotel.currency, stay, rooms, extras: [], promo });
  } catch (error) {
    if (error instanceof DomainError && error.code === 'NOT_ON_SALE') return undefined;
    throw error;
  }
}
