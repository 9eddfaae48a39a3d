import { addDays, nightsOf, type Stay } from '#domain/stay';
import type { Alternatives, CreateQuoteRequest } from '#schemas/api-types';
import type { Context } from '../context.ts';
import { locationOf } from '../current-release/live-release.ts';
import { decideRooms, type StockView, type WantedRooms } from '../stock/decide-rooms.ts';
import { readNights } from '../stock/read-nights.ts';
import { wantedRooms } from './wanted-rooms.ts';

const MOST_DAYS_AWAY = 7;
const MOST_STAYS = 3;

/** What can be booked instead: the same rooms on the nearest dates, and other room types on the same dates. */
export async function findAlternatives(context: Context, request: CreateQuoteRequest): Promise<Alternatives> {
  const location = locationOf(context.release.get(), request.locationId);
  const now = context.clock.now();
  const range = {
    roomIds: location.rooms.map(({ id }) => id),
    from: addDays(request.checkIn, -MOST_DAYS_AWAY),
    to: addDays(request.checkOut, MOST_DAYS_AWAY),
  };
  const view = { location, nightsOfRoom: await readNights(context.db, range, now.toISOString()), now };
  return { stays: nearestStays(view, request), roomIds: otherRooms(view, request) };
}

function nearestStays(view: StockView, request: CreateQuoteRequest): Alternatives['stays'] {
  const wanted = wantedRooms(view.location, request);
  const distances = Array.from({ length: MOST_DAYS_AWAY }, (_, index) => index + 1);
  return distances
    .flatMap((days) => [-days, days])
    .map((days) => ({ checkIn: addDays(request.checkIn, days), checkOut: addDays(request.checkOut, days) }))
    .filter((stay) => canHave(view, stay, wanted))
    .slice(0, MOST_STAYS)
    .map((stay) => ({ ...stay, nights: nightsOf(stay).length }));
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
