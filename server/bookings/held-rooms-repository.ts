import { sql } from 'kysely';
import type { Requester } from '../accounts/index.ts';
import type { Trx } from '../platform/db/database.ts';

export type Holder =
  | { kind: 'GUEST'; requester: Requester }
  | { kind: 'NETWORK'; key: string }
  | { kind: 'WIDE_NETWORK'; key: string };

export interface HeldRooms {
  rooms: number;
  firstEnd: string | null;
}

/** Counts the rooms in live holds of guests; an option is the hotel's own decision. Networks count only holds of browsers that have not proven the address. */
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
    .where('hold_kind', '=', 'GUEST')
    .where('expires_at', '>', now);

/** Nights of one location, first and last included. */
interface NightsOfLocation {
  locationId: string;
  from: string;
  to: string;
}

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
    .where('bookings.hold_kind', '=', 'GUEST')
    .where('bookings.expires_at', '>', now)
    .where('bookings.email_verified_at', 'is', null)
    .where('bookings.is_known_browser', '=', 0)
    .where('bookings.location_id', '=', locationId)
    .where('booking_nights.night', '>=', from)
    .where('booking_nights.night', '<=', to)
    .execute();
}

/** Counts the rooms on sale at a location, per night. */
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
