import { sql } from 'kysely';
import type { Asker } from '../../codes/asker.ts';
import type { Handle, Trx } from '../../db/database.ts';
import { fixedQuery } from '../../db/fixed-query.ts';

/** Whose holds are counted. */
export type Holder =
  { kind: 'GUEST'; asker: Asker } | { kind: 'NETWORK'; key: string } | { kind: 'WIDE_NETWORK'; key: string };

/** Rooms in live holds, and when the first of these ends. */
export interface HeldRooms {
  rooms: number;
  firstEnd: string | null;
}

/** Rooms in the live holds of a guest, a network or a wide network; of networks only what browsers hold that have proven nothing. */
export async function countHeldRooms(trx: Trx, holder: Holder, now: string): Promise<HeldRooms> {
  const { rows } = await selectHeld(trx, holder, now);
  return { rooms: rows[0]?.rooms ?? 0, firstEnd: rows[0]?.first_end ?? null };
}

async function selectHeld(trx: Trx, holder: Holder, now: string) {
  switch (holder.kind) {
    case 'GUEST': {
      const { emailKey, guestHash, networkKey, isKnown } = holder.asker;
      return isKnown
        ? heldByBrowser(trx, { emailKey, guestHash, now })
        : heldByGuest(trx, { emailKey, guestHash, networkKey, now });
    }
    case 'NETWORK':
      return heldByNetwork(trx, { key: holder.key, now });
    case 'WIDE_NETWORK':
      return heldByWideNetwork(trx, { key: holder.key, now });
    default:
      return holder satisfies never;
  }
}

const liveHolds = (db: Handle, now: string) =>
  db
    .selectFrom('bookings')
    .select((select) => [
      select.fn.sum<number | null>('room_count').as('rooms'),
      select.fn.min('expires_at').as('first_end'),
    ])
    .where('state', '=', 'PENDING')
    .where('expires_at', '>', now);

interface OfGuest {
  emailKey: string;
  guestHash: string;
  networkKey: string;
  now: string;
}

const heldByBrowser = fixedQuery((db, { emailKey, guestHash, now }: Omit<OfGuest, 'networkKey'>) =>
  liveHolds(db, now).where('email_key', '=', emailKey).where('guest_hash', '=', guestHash),
);

const heldByGuest = fixedQuery((db, { emailKey, guestHash, networkKey, now }: OfGuest) =>
  liveHolds(db, now)
    .where('email_key', '=', emailKey)
    .where((row) => row.or([row('guest_hash', '=', guestHash), row('network_key', '=', networkKey)])),
);

const heldByNetwork = fixedQuery((db, { key, now }: { key: string; now: string }) =>
  liveHolds(db, now).where('network_key', '=', key).where('is_known_browser', '=', 0),
);

const heldByWideNetwork = fixedQuery((db, { key, now }: { key: string; now: string }) =>
  liveHolds(db, now).where('wide_network_key', '=', key).where('is_known_browser', '=', 0),
);

/** Nights of one location, the first and the last included. */
interface NightsOfLocation {
  locationId: string;
  from: string;
  to: string;
}

/** What guests who have not proven an address hold of one room type in one night. */
export interface UnprovenHold {
  roomId: string;
  night: string;
  rooms: number;
  firstEnd: string;
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
      'booking_nights.room_id as roomId',
      'booking_nights.night',
      sql<number>`sum(booking_nights.rooms)`.as('rooms'),
      sql<string>`min(bookings.expires_at)`.as('firstEnd'),
    ])
    .where('bookings.state', '=', 'PENDING')
    .where('bookings.expires_at', '>', now)
    .where('bookings.email_verified_at', 'is', null)
    .where('bookings.is_known_browser', '=', 0)
    .where('bookings.location_id', '=', locationId)
    .where('booking_nights.night', '>=', from)
    .where('booking_nights.night', '<=', to)
    .groupBy(['booking_nights.room_id', 'booking_nights.night'])
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
