import { parseRooms, type RoomGuests } from '#domain/occupancy';
import type { Availability, SearchAvailabilityQuery } from '#schemas/api-types';
import type { Context } from '../../context.ts';
import { type LiveRelease, locationOf } from '../../current-release/live-release.ts';
import { fieldRefusal } from '../../http/refuse-field.ts';
import { bookableStay } from '../../stock/bookable-stay.ts';
import { readNights } from '../../stock/read-nights.ts';
import { describeRoom } from './describe-room.ts';

/** Every room type of a location with its prices for one stay, or the reason why it cannot be had. */
export async function searchRooms(context: Context, query: SearchAvailabilityQuery): Promise<Availability> {
  const release = context.release.get();
  const location = locationOf(release, query.location);
  const now = context.clock.now();
  const { nights, ...stay } = bookableStay(
    { checkIn: query.checkin, checkOut: query.checkout },
    { release, location, now },
  );
  const rooms = roomsAskedFor(release, query.rooms);
  const roomIds = location.rooms.map(({ id }) => id);
  const nightsOfRoom = await readNights(
    context.db,
    { roomIds, from: stay.checkIn, to: stay.checkOut },
    now.toISOString(),
  );
  const search = { release, location, stay, nights, rooms, nightsOfRoom, now };
  return {
    locationId: location.id,
    stay: { ...stay, nights: nights.length },
    rooms,
    currency: release.catalogue.hotel.currency,
    offersValidOn: release.id,
    items: location.rooms.map((room) => describeRoom(search, room)),
  };
}

function roomsAskedFor(release: LiveRelease, text: string): RoomGuests[] {
  const parsed = parseRooms(text);
  if (parsed.kind === 'REFUSED') throw fieldRefusal('rooms', parsed.messageKey);
  if (parsed.rooms.length > release.catalogue.booking.maxRooms)
    throw fieldRefusal('rooms', 'validation.bookingLimit');
  return parsed.rooms;
}
