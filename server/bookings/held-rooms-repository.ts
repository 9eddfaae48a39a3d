import { sql } from 'kysely';
import type { Requester } from '../accounts/index.ts';
import type { Trx } from '../platform/db/database.ts';

/** Whose holds are counted. */
export type Holder =
  | { kind: 'GUEST'; requester: Requester }
  | { kind: 'NETWORK'; key: string }
  | { kind: 'WIDE_NETWORK'; key: string };

/** Rooms in live holds, and when the first of these ends. */
export interface HeldRooms {
  rooms: number;
  firstEnd: string | null;
}

/** Rooms in the live holds of a guest, a network or a wide network; of networks only what browsers hold that have proven nothing. */
export async function countHeldRooms(trx: Trx, holder: Holder, now: string): Promise<HeldRooms> {
  const row = await holdsOf(trx, holder, now).executeTakeFirst();
  return { rooms: row?.rooms ?? 0, firstEnd: row?.first_end ?? null };
}

function holdsOf(trx: Trx, holder: Holder, now: string) {
  switch (holder.kind) {
    case 'GUEST':
      return heldByGuest(trx, holder.requester, now);
    case 'NETWORK':
      return liveHolds(trx, now).where('network_key', '=', holder.key).where('is_known_browser', '=', 0);
    case 'WIDE_NETWORK':
      return liveHolds(trx, now).where('wide_network_key', '=', holder.key).where('is_known_browser', '=', 0);
    default:
      return holder satisfies never;
  }
}

function heldByGuest(trx: Trx, { emailKey, guestHash, wideNetworkKey, isKnown }: Requester, now: string) {
  const held = liveHolds(trx, now).where('email_key', '=', emailKey);
  return isKnown
    ? held.where('is_known_browser', '=', 1)
    : held.where((row) =>
        row.or([row('guest_hash', '=', guestHash), row('wide_network_key', '=', wideNetworkKey)]),
      );
}

const liveHolds = (trx: Trx, now: string) =>
  trx
    .selectFrom('bookings')
    .select((select) => [
      select.fn.sum<number | null>('room_count').as('rooms'),
      select.fn.min('expires_at').as('first_end'),
    ])
    .where('state', '=', 'PENDING')
    .where('expires_at', '>', now);

/** Nights of one location, the first and the last included. */
interface NightsOfLocation {
  locationId: string;
  from: string;
  to: string;
}

/** Rooms of one type in one night, held by a guest who has not proven an address. */
export interface UnprovenHold {
  guestHash: string;
  roomId: string;
  night: string;
  rooms: number;
  expiresAt: string;
}

export async function unprovenHolds(
  trx: Trx,
  { locationId, from, to }: NightsOfLocation,
  now: string,
): Promise<UnprovenHold[]> {
  return trx
    .selectFrom('bookings')
    .crossJoin('booking_nights')
    .whereRef('booking_nights.booking_id', '=', 'bookings.id')
    .select([
      'bookings.guest_hash as guestHash',
      'booking_nights.room_id as roomId',
      'booking_nights.night',
      'booking_nights.rooms',
      'bookings.expires_at as expiresAt',
    ])
    .where('bookings.state', '=', 'PENDING')
    .where('bookings.expires_at', '>', now)
    .where('bookings.email_verified_at', 'is', null)
    .where('bookings.is_known_browser', '=', 0)
    .where('bookings.location_id', '=', locationId)
    .where('booking_nights.night', '>=', from)
    .where('booking_nights.night', '<=', to)
    .execute();
}

/** How many rooms of a location are on sale, night by night. */
export async function openRoomsByNight(
  trx: Trx,
  { locationId, from, to }: NightsOfLocation,
): Promise<{ night: string; rooms: number }[]> {
  return trx
    .selectFrom('inventory')
    .select(['night', sql<number>`sum(capacity)`.as('rooms')])
    .where('location_id', '=', locationId)
    .where('closed', '=', 0)
    .where('night', '>=', from)
    .where('night', '<=', to)
    .groupBy('night')
    .execute();
}
