import { fitsRoom, type RoomGuests } from '#domain/occupancy';
import { priceStay } from '#domain/price';
import { DomainError } from '#domain/refusal';
import { addDays, nightsOf, type Stay, todayIn } from '#domain/stay';
import type { ChosenRoom, PlacedStay } from '#schemas/api-types';
import type { CatalogueRatePlan } from '#schemas/types';
import { pricingOf } from '../quotes/index.ts';
import type { LiveRelease } from '../release/index.ts';
import { decideRooms, type StockView } from '../stock/index.ts';
import { cheapestMeals } from './calendar/lowest-price.ts';

/** The rooms of a location and their stock. */
export interface PlacingView extends StockView {
  release: LiveRelease;
}

/**
 * Finds the lowest price at which a party can stay: each part of it in a room type that fits and is free, all under one
 * rate plan, as one booking is. Undefined where the party cannot be placed, or the location does not sell these dates.
 */
export function placeParty(
  view: PlacingView,
  stay: Stay,
  parties: readonly RoomGuests[],
): PlacedStay | undefined {
  if (!isOnSale(view, stay)) return undefined;
  const placed = view.location.ratePlans.flatMap(
    (plan) => placeWithPlan(view, stay, { plan, parties }) ?? [],
  );
  return placed.toSorted((a, b) => a.totalMinor - b.totalMinor)[0];
}

/** By the calendar of the location: its today may be another day than that of the search. */
function isOnSale({ release, location, now }: PlacingView, { checkIn, checkOut }: Stay): boolean {
  const today = todayIn(location.timezone, now);
  return checkIn >= today && checkOut <= addDays(today, release.catalogue.booking.horizonDays);
}

interface Party {
  plan: CatalogueRatePlan;
  parties: readonly RoomGuests[];
}

function placeWithPlan(view: PlacingView, stay: Stay, { plan, parties }: Party): PlacedStay | undefined {
  const rooms: ChosenRoom[] = [];
  for (const guests of parties) {
    const room = cheapestRoom(view, stay, { plan, guests, taken: rooms });
    if (room === undefined) return undefined;
    rooms.push(room);
  }
  const totalMinor = priceOf(view, stay, rooms);
  if (totalMinor === undefined) return undefined;
  return {
    locationId: view.location.id,
    stay: { ...stay, nights: nightsOf(stay).length },
    rooms,
    totalMinor,
  };
}

interface Wish {
  plan: CatalogueRatePlan;
  guests: RoomGuests;
  /** The rooms of the party so far, which take from the same stock. */
  taken: readonly ChosenRoom[];
}

function cheapestRoom(view: PlacingView, stay: Stay, { plan, guests, taken }: Wish): ChosenRoom | undefined {
  const priced = view.location.rooms.flatMap((room) => {
    const before = taken.filter(({ roomId }) => roomId === room.id);
    const requested = { room, guests: [...before, guests], ratePlan: plan };
    if ('reason' in decideRooms(view, stay, requested)) return [];
    const choice: ChosenRoom = {
      ...guests,
      roomId: room.id,
      roomName: room.name,
      ratePlanId: plan.id,
      ratePlanName: plan.name,
      mealPlan: cheapestMeals(view.location, plan, guests),
      extraBeds: fitsRoom(room, guests).extraBedsNeeded,
    };
    const totalMinor = priceOf(view, stay, [choice]);
    return totalMinor === undefined ? [] : [{ choice, totalMinor }];
  });
  return priced.toSorted((a, b) => a.totalMinor - b.totalMinor)[0]?.choice;
}

/** A night without price or tax is not on sale. */
function priceOf(
  { release, location, now }: PlacingView,
  stay: Stay,
  rooms: readonly ChosenRoom[],
): number | undefined {
  try {
    return priceStay({ ...pricingOf(release, { location, stay, now }), rooms, extras: [] }).totals.totalMinor;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'NOT_ON_SALE') return undefined;
    throw error;
  }
}
