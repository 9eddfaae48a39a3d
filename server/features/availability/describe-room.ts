import type { RoomDecision } from '#domain/availability';
import type { AvailabilityItem, Offer } from '#schemas/api-types';
import type { CatalogueRatePlan, CatalogueRoom } from '#schemas/types';
import { decideRooms } from '../../stock/decide-rooms.ts';
import { priceOffers } from './price-offers.ts';
import type { Search } from './search.ts';

/** One room type: what can be booked, or why nothing can. */
export function describeRoom(search: Search, room: CatalogueRoom): AvailabilityItem {
  const decision = decideRooms(search, search.stay, { room, guests: search.rooms });
  if ('reason' in decision) return notAvailable(room, decision);
  const plans = search.location.ratePlans.map((plan) => ({
    plan,
    decision: decideWithPlan(search, room, plan),
  }));
  const offers = plans.flatMap(({ plan, decision: of }) =>
    'reason' in of ? [] : priceOffers(search, room, plan),
  );
  if (offers.length === 0) return notAvailable(room, reasonOfPlans(plans.map(({ decision: of }) => of)));
  return available(search, { room, left: decision.available, offers });
}

function decideWithPlan(search: Search, room: CatalogueRoom, ratePlan: CatalogueRatePlan): RoomDecision {
  return decideRooms(search, search.stay, { room, guests: search.rooms, ratePlan });
}

/** The first plan that sells the room at all says why it cannot be had; a plan that leaves it out explains nothing. */
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

function notAvailable(room: CatalogueRoom, decision: RoomDecision): AvailabilityItem {
  const reason =
    'reason' in decision ? { code: decision.reason, ...decision.details } : { code: 'NOT_ON_SALE' as const };
  return { roomId: room.id, status: 'NOT_AVAILABLE', reason, offers: [] };
}
