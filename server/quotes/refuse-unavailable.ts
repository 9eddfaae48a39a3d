import { DomainError } from '#domain/refusal';
import type { CreateQuoteRequest } from '#schemas/api-types';
import { type StockContext, decideRooms, readNights } from '../stock/index.ts';
import { locationOf } from '../release/index.ts';
import { findAlternatives } from './find-alternatives.ts';
import { wantedRooms } from './wanted-rooms.ts';

/** Refuses wishes that the stock cannot meet at this moment, with the reason and what can be booked instead. */
export async function refuseUnavailable(context: StockContext, request: CreateQuoteRequest): Promise<void> {
  const location = locationOf(context.release.get(), request.locationId);
  const now = context.clock.now();
  const wanted = wantedRooms(location, request);
  const range = { roomIds: wanted.map(({ room }) => room.id), from: request.checkIn, to: request.checkOut };
  const nightsOfRoom = await readNights(context.db, range, now.toISOString());
  for (const rooms of wanted) {
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
