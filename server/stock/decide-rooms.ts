import { decideRoom, type NightStock, type RoomDecision } from '#domain/availability';
import type { RoomGuests } from '#domain/occupancy';
import type { Stay } from '#domain/stay';
import type { CatalogueLocation, CatalogueRatePlan, CatalogueRoom } from '#schemas/types';

/** The rooms of one type that somebody wants, with who sleeps in each. */
export interface RequestedRooms {
  room: CatalogueRoom;
  guests: readonly RoomGuests[];
  ratePlan?: CatalogueRatePlan;
}

/** What the stock is at this moment, and for whom it is asked. */
export interface StockView {
  location: CatalogueLocation;
  nightsOfRoom: ReadonlyMap<string, NightStock[]>;
  now: Date;
}

/** The domain's decision for one room type on the nights that were read. */
export function decideRooms(
  { location, nightsOfRoom, now }: StockView,
  stay: Stay,
  wanted: RequestedRooms,
): RoomDecision {
  const { room, guests, ratePlan } = wanted;
  return decideRoom({
    nights: nightsOfRoom.get(room.id) ?? [],
    stay,
    room,
    guests,
    ...(ratePlan === undefined ? {} : { ratePlan }),
    timezone: location.timezone,
    now,
  });
}
