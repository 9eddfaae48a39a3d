import { decideRoom, minNightsOnArrival, type NightStock, type RoomDecision } from '#domain/availability';
import type { RoomGuests } from '#domain/occupancy';
import type { Stay } from '#domain/stay';
import type { CatalogueLocation, CatalogueRatePlan, CatalogueRoom } from '#schemas/types';

/** The requested rooms of one type, with their guests. */
export interface RequestedRooms {
  room: CatalogueRoom;
  guests: readonly RoomGuests[];
  ratePlan?: CatalogueRatePlan;
}

export interface StockView {
  location: CatalogueLocation;
  nightsOfRoom: ReadonlyMap<string, NightStock[]>;
  now: Date;
}

/** Decides whether the requested rooms of one type are available, by the domain's rules. */
export function decideRooms(
  { location, nightsOfRoom, now }: StockView,
  stay: Stay,
  requested: RequestedRooms,
): RoomDecision {
  const { room, guests, ratePlan } = requested;
  return decideRoom({
    nights: nightsOfRoom.get(room.id) ?? [],
    stay,
    room,
    guests,
    ...(ratePlan === undefined ? {} : { ratePlan }),
    minNightsOnArrival: minNightsOnArrival(location, room.id, stay.checkIn),
    timezone: location.timezone,
    now,
  });
}
