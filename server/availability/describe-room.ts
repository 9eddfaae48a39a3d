import type { RoomDecision } from '#domain/availability';
import type { RoomGuests } from '#domain/occupancy';
import type { RoomChoice } from '#domain/price';
import type { Stay } from '#domain/stay';
import type { AvailabilityItem, Offer, UnavailableReason } from '#schemas/api-types';
import type { CatalogueRatePlan, CatalogueRoom } from '#schemas/types';
import { decideRooms, nearestStays, stayOfOtherLength } from '../stock/index.ts';
import { priceOffers } from './price-offers.ts';
import type { Search } from './search.ts';

/** Describes one room type: its offers, or the reason why it cannot be booked. */
export function describeRoom(search: Search, room: CatalogueRoom): AvailabilityItem {
  const sale = saleOf(search, room);
  if (sale.kind === 'REFUSED') return notAvailable(search, room, sale.decision);
  const offers = sale.plans.flatMap((plan) => priceOffers(search, room, plan));
  if (offers.length === 0) return notAvailable(search, room, reasonWithoutPrice(search, room, sale));
  return available(search, { room, left: sale.available - chosenOf(search, room).length, offers });
}

/** Prices that no gateway takes are told as such: other dates or fewer nights may help. */
function reasonWithoutPrice(search: Search, room: CatalogueRoom, { plans, without }: Sold): RoomDecision {
  const everything = { ...search, release: { ...search.release, canBePaid: () => true } };
  const hasPrice = plans.some((plan) => priceOffers(everything, room, plan).length > 0);
  return hasPrice ? { reason: 'NOT_PAYABLE', details: {} } : without;
}

type Sale = { kind: 'REFUSED'; decision: RoomDecision } | Sold;

interface Sold {
  kind: 'SOLD';
  available: number;
  plans: CatalogueRatePlan[];
  /** The reason to give if none of the plans has a price. */
  without: RoomDecision;
}

/** The rate plans that sell a room type for a stay, or the reason why it cannot be booked. */
export function saleOf(search: Search, room: CatalogueRoom): Sale {
  const decision = decideRooms(search, search.stay, { room, guests: guestsOf(search, room) });
  if ('reason' in decision) return { kind: 'REFUSED', decision };
  const decided = plansOf(search).map((plan) => ({ plan, decision: decideWithPlan(search, room, plan) }));
  return {
    kind: 'SOLD',
    available: decision.available,
    plans: decided.flatMap(({ plan, decision: of }) => ('reason' in of ? [] : [plan])),
    without: reasonOfPlans(decided.map(({ decision: of }) => of)),
  };
}

/** Chosen rooms of this type count too, because they take from the same stock. */
function guestsOf(search: Search, room: CatalogueRoom): RoomGuests[] {
  return [...chosenOf(search, room), ...search.rooms];
}

function chosenOf({ chosen }: Search, { id }: CatalogueRoom): readonly RoomChoice[] {
  return chosen.filter(({ roomId }) => roomId === id);
}

/** A booking has one rate plan, so after the first room only its plan is offered. */
function plansOf({ location, chosen: [first] }: Search): CatalogueRatePlan[] {
  return location.ratePlans.filter(({ id }) => first === undefined || id === first.ratePlanId);
}

function decideWithPlan(search: Search, room: CatalogueRoom, ratePlan: CatalogueRatePlan): RoomDecision {
  return decideRooms(search, search.stay, { room, guests: guestsOf(search, room), ratePlan });
}

/** The reason of the first plan that sells this room; plans that do not sell it explain nothing. */
function reasonOfPlans(decisions: readonly RoomDecision[]): RoomDecision {
  const refused = decisions.find((decision) => 'reason' in decision && decision.reason !== 'NOT_ON_SALE');
  return refused ?? { available: 0, reason: 'NOT_ON_SALE', details: {} };
}

function available(
  { release }: Search,
  { room, left, offers }: { room: CatalogueRoom; left: number; offers: Offer[] },
): AvailabilityItem {
  const isFew = left <= release.catalogue.booking.fewLeftThreshold;
  return { roomId: room.id, status: 'AVAILABLE', ...(isFew ? { roomsLeft: left } : {}), offers };
}

function notAvailable(search: Search, room: CatalogueRoom, decision: RoomDecision): AvailabilityItem {
  const reason = reasonOf(decision);
  return {
    roomId: room.id,
    status: 'NOT_AVAILABLE',
    reason,
    offers: [],
    ...nearestPart(search, room, reason),
  };
}

export function reasonOf(decision: RoomDecision): UnavailableReason {
  return 'reason' in decision ? { code: decision.reason, ...decision.details } : { code: 'NOT_ON_SALE' };
}

/** Other dates for the same rooms. After the first chosen room the dates are fixed, so none are offered. */
function nearestPart(
  search: Search,
  room: CatalogueRoom,
  { minNights }: { minNights?: number },
): Pick<AvailabilityItem, 'nearest'> {
  if (search.chosen.length > 0) return {};
  const canHave = (stay: Stay) =>
    plansOf(search).some(
      (ratePlan) => !('reason' in decideRooms(search, stay, { room, guests: search.rooms, ratePlan })),
    );
  const longer = minNights === undefined ? [] : stayOfOtherLength(search.stay, minNights, canHave);
  const nearest = [...longer, ...nearestStays(search.stay, canHave)];
  return nearest.length === 0 ? {} : { nearest };
}
