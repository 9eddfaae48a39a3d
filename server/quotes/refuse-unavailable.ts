import { DomainError } from '#domain/refusal';
import type { Stay } from '#domain/stay';
import type { Alternatives, CreateQuoteRequest } from '#schemas/api-types';
import type { CatalogueLocation } from '#schemas/types';
import {
  aroundStay,
  decideRooms,
  nearestStays,
  readNights,
  type StockContext,
  type StockView,
  type RequestedRooms,
} from '../stock/index.ts';
import { locationOf } from '../release/index.ts';

/** Refuses a request that the stock cannot meet, with the reason and the alternatives. */
export async function refuseUnavailable(context: StockContext, request: CreateQuoteRequest): Promise<void> {
  const location = locationOf(context.release.get(), request.locationId);
  const now = context.clock.now();
  const requested = requestedRooms(location, request);
  const range = {
    roomIds: requested.map(({ room }) => room.id),
    from: request.checkIn,
    to: request.checkOut,
  };
  const nightsOfRoom = await readNights(context.db, range, now.toISOString());
  for (const rooms of requested) {
    const decision = decideRooms({ location, nightsOfRoom, now }, request, rooms);
    if (!('reason' in decision)) continue;
    throw new DomainError('ROOM_UNAVAILABLE', {
      roomId: rooms.room.id,
      reason: { code: decision.reason, ...decision.details },
      // oxlint-disable-next-line no-await-in-loop -- leaves the loop
      alternatives: await findAlternatives(context, request),
    });
  }
}

/** The alternatives: the same rooms on the nearest dates, and other room types on the same dates. */
export async function findAlternatives(
  context: StockContext,
  request: CreateQuoteRequest,
): Promise<Alternatives> {
  const location = locationOf(context.release.get(), request.locationId);
  const now = context.clock.now();
  const range = { roomIds: location.rooms.map(({ id }) => id), ...aroundStay(request) };
  const view = { location, nightsOfRoom: await readNights(context.db, range, now.toISOString()), now };
  const requested = requestedRooms(location, request);
  return {
    stays: nearestStays(request, (stay) => canHave(view, stay, requested)),
    roomIds: otherRooms(view, request),
  };
}

/** Groups the requested rooms by type, because rooms of one type share one stock. */
function requestedRooms(location: CatalogueLocation, { rooms }: CreateQuoteRequest): RequestedRooms[] {
  return location.rooms.flatMap((room) => {
    const choices = rooms.filter(({ roomId }) => roomId === room.id);
    const plan = location.ratePlans.find(({ id }) => id === choices[0]?.ratePlanId);
    return choices.length === 0
      ? []
      : [{ room, guests: choices, ...(plan === undefined ? {} : { ratePlan: plan }) }];
  });
}

function otherRooms(view: StockView, request: CreateQuoteRequest): string[] {
  const asked = new Set(request.rooms.map(({ roomId }) => roomId));
  const { rooms, ratePlans } = view.location;
  return rooms
    .filter((room) => !asked.has(room.id))
    .filter((room) =>
      ratePlans.some((ratePlan) => canHave(view, request, [{ room, guests: request.rooms, ratePlan }])),
    )
    .map(({ id }) => id);
}

function canHave(view: StockView, stay: Stay, requested: readonly RequestedRooms[]): boolean {
  return requested.every((rooms) => !('reason' in decideRooms(view, stay, rooms)));
}
