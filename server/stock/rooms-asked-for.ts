import { parseRooms, type RoomGuests } from '#domain/occupancy';
import type { LiveRelease } from '../release/index.ts';
import { fieldRefusal } from '../platform/http/refuse-field.ts';

/** Parses the rooms of a search address, such as "2-7,1". Refuses more rooms than one booking may have. */
export function roomsAskedFor(release: LiveRelease, text: string): RoomGuests[] {
  const parsed = parseRooms(text);
  if (parsed.kind === 'REFUSED') throw fieldRefusal('rooms', parsed.messageKey);
  if (parsed.rooms.length > release.catalogue.booking.maxRooms)
    throw fieldRefusal('rooms', 'validation.bookingLimit');
  return parsed.rooms;
}
