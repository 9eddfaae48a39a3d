import type { Stay } from '#domain/stay';
import type { Alternatives, CreateQuoteRequest } from '#schemas/api-types';
import {
  type StockContext,
  decideRooms,
  type StockView,
  type WantedRooms,
  aroundStay,
  nearestStays,
  readNights,
} from '../stock/index.ts';
import { locationOf } from '../release/index.ts';
import { wantedRooms } from './wanted-rooms.ts';

/** What can be booked instead: the same rooms on the nearest dates, and other room types on the same dates. */
export async function findAlternatives(
  context: StockContext,
  request: CreateQuoteRequest,
): Promise<Alternatives> {
  const location = locationOf(context.release.get(), request.locationId);
  const now = context.clock.now();
  const range = { roomIds: location.rooms.map(({ id }) => id), ...aroundStay(request) };
  const view = { location, nightsOfRoom: await readNights(context.db, range, now.toISOString()), now };
  const wanted = wantedRooms(location, request);
  return {
    stays: nearestStays(request, (stay) => canHave(view, stay, wanted)),
    roomIds: otherRooms(view, request),
  };
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

function canHave(view: StockView, stay: Stay, wanted: readonly WantedRooms[]): boolean {
  return wanted.every((rooms) => !('reason' in decideRooms(view, stay, rooms)));
}
