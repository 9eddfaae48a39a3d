import { DomainError } from '#domain/refusal';
import type { Requester } from '../accounts/index.ts';
import type { BookingContext } from './context.ts';
import type { Trx } from '../platform/db/database.ts';
import type { NightsOfRoom } from '../stock/index.ts';
import type { SoldBooking } from './booking-repository.ts';
import {
  countHeldRooms,
  type HeldRooms,
  type Holder,
  openRoomsByNight,
  type UnprovenHold,
  unprovenHolds,
} from './held-rooms-repository.ts';

/** A /24 or /48 may hold as much as this many of its networks. */
const NETWORKS_OF_WIDE = 3;

/**
 * Limits held rooms by guest, network and wider network. A guest is an address together with the browser or
 * network, so that strangers cannot use up the limit of another's address. Browsers that have proven the
 * address count by address alone (TRUST A7, T15).
 */
export async function refuseTooManyHolds(
  context: BookingContext,
  trx: Trx,
  { booking, requester }: { booking: SoldBooking; requester: Requester },
): Promise<void> {
  const { maxHoldsPerEmail, maxHoldsPerNetwork } = context.release.get().catalogue.booking;
  const refuseAbove = async (holder: Holder, limit: number): Promise<void> => {
    const held = await countHeldRooms(trx, holder, context.clock.now().toISOString());
    if (held.rooms + booking.room_count > limit) refuse(context, held, limit);
  };
  await refuseAbove({ kind: 'GUEST', requester }, maxHoldsPerEmail);
  if (requester.isKnown) return;
  await refuseAbove({ kind: 'NETWORK', key: booking.network_key }, maxHoldsPerNetwork);
  await refuseAbove(
    { kind: 'WIDE_NETWORK', key: booking.wide_network_key },
    NETWORKS_OF_WIDE * maxHoldsPerNetwork,
  );
}

function refuse({ clock }: BookingContext, { firstEnd }: HeldRooms, limit: number): never {
  throw new DomainError('HOLD_LIMIT', { limit, retryAfterSeconds: secondsUntil(firstEnd, clock.now()) });
}

/**
 * Limits the rooms that guests with unproven addresses hold together: a third of a location's rooms per
 * night, or the share that the hotel sets. Always allowed are the first room of each type, a guest's own few
 * rooms (a guest who mistyped the address books again), and a booking larger than the share while nobody else
 * holds. Call it after the nights are held and before the booking is stored.
 */
export async function refuseTooManyUnproven(
  context: BookingContext,
  trx: Trx,
  { booking, nights }: { booking: SoldBooking; nights: readonly NightsOfRoom[] },
): Promise<void> {
  const { maxHoldsPerEmail, unconfirmedHoldsPercent } = context.release.get().catalogue.booking;
  if (unconfirmedHoldsPercent === 100) return;
  const range = {
    locationId: booking.location_id,
    from: nights[0]?.nights[0] ?? '',
    to: nights[0]?.nights.at(-1) ?? '',
  };
  const held = await unprovenHolds(trx, range, context.clock.now().toISOString());
  const isFirstOfItsTypes = nights.every(
    ({ roomId, rooms }) => rooms === 1 && held.every((hold) => hold.roomId !== roomId),
  );
  if (isFirstOfItsTypes) return;
  const shareOf = (rooms: number): number =>
    unconfirmedHoldsPercent === undefined
      ? Math.floor(rooms / 3)
      : Math.floor((rooms * unconfirmedHoldsPercent) / 100);
  const ends = (await openRoomsByNight(trx, range)).flatMap(({ night, rooms }) => {
    const ofNight = held.filter((hold) => hold.night === night);
    const own = ofNight.filter(({ guestHash }) => guestHash === booking.guest_hash);
    const isOwnAllowed = roomsIn(own) + booking.room_count <= maxHoldsPerEmail;
    const counted = isOwnAllowed ? ofNight.filter((hold) => !own.includes(hold)) : ofNight;
    return endOfEnough(counted, booking.room_count - shareOf(rooms)) ?? [];
  });
  const heldUntil = ends.toSorted().at(-1);
  if (heldUntil !== undefined) throw new DomainError('ROOMS_HELD', { heldUntil });
}

/** Returns when enough held rooms are released for `excess` more; undefined when they fit already. */
function endOfEnough(holds: readonly UnprovenHold[], excess: number): string | undefined {
  let left = roomsIn(holds) + excess;
  if (left <= 0) return undefined;
  const byEnd = holds.toSorted((a, b) => (a.expiresAt < b.expiresAt ? -1 : 1));
  const enough = byEnd.find(({ rooms }) => {
    left -= rooms;
    return left <= 0;
  });
  return (enough ?? byEnd.at(-1))?.expiresAt;
}

function roomsIn(holds: readonly UnprovenHold[]): number {
  return holds.reduce((sum, { rooms }) => sum + rooms, 0);
}

function secondsUntil(instant: string | null, now: Date): number {
  const waitMs = instant === null ? 0 : Date.parse(instant) - now.getTime();
  return Math.max(1, Math.ceil(waitMs / 1000));
}
