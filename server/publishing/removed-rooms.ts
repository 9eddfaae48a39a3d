import { todayIn } from '#domain/stay';
import type { Catalogue } from '#schemas/types';
import type { Handle } from '../platform/db/database.ts';
import type { BookingOfRemoved } from './release-error.ts';
import { currentReleaseId, findRelease } from './repository.ts';

/**
 * Lists current and coming bookings of rooms that the current release sells and the next one does not. The bookings
 * keep their rooms, and the operator must know that these guests will still arrive.
 */
export async function bookingsOfRemovedRooms(
  db: Handle,
  next: Catalogue,
  now: Date,
): Promise<BookingOfRemoved[]> {
  const currentId = await currentReleaseId(db);
  const current = currentId === undefined ? undefined : await findRelease(db, currentId);
  if (current === undefined) return [];
  const kept = new Set(roomIdsOf(next));
  // Validated when it was published.
  const sold = JSON.parse(current.catalogue) as Catalogue;
  const removed = roomIdsOf(sold).filter((id) => !kept.has(id));
  if (removed.length === 0) return [];
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('booking_nights', 'booking_nights.booking_id', 'bookings.id')
    .select(['reference', 'check_in', 'check_out', 'location_id', 'room_id'])
    .distinct()
    .where('room_id', 'in', removed)
    .where((row) =>
      row.or([
        row('state', '=', 'SUCCESSFUL'),
        row.and([row('state', '=', 'PENDING'), row('expires_at', '>', now.toISOString())]),
      ]),
    )
    .where('stay_state', '!=', 'NO_SHOW')
    .orderBy('check_in')
    .orderBy('reference')
    .orderBy('room_id')
    .execute();
  const today = new Map(sold.locations.map(({ id, timezone }) => [id, todayIn(timezone, now)]));
  const toCome = rows.filter((row) => row.check_out > (today.get(row.location_id) ?? ''));
  return [...Map.groupBy(toCome, ({ reference }) => reference).values()].flatMap((ofBooking) => {
    const [first] = ofBooking;
    if (first === undefined) return [];
    return {
      reference: first.reference,
      checkIn: first.check_in,
      checkOut: first.check_out,
      locationId: first.location_id,
      roomIds: ofBooking.map(({ room_id: roomId }) => roomId),
    };
  });
}

function roomIdsOf({ locations }: Catalogue): string[] {
  return locations.flatMap(({ rooms }) => rooms.map(({ id }) => id));
}
