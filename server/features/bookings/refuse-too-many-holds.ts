import { DomainError } from '#domain/refusal';
import type { Asker } from '../../codes/asker.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/database.ts';
import type { NightsOfRoom } from '../../stock/take-nights.ts';
import type { BookingRow } from './booking-repository.ts';
import {
  countHeldRooms,
  type HeldRooms,
  type Holder,
  openRoomsByNight,
  unprovenHolds,
} from './held-rooms-repository.ts';

/** A /24 or /48 may hold as much as so many of the networks in it. */
const NETWORKS_OF_WIDE = 3;

/**
 * Nobody empties the hotel by holding rooms: so many for one guest, for one network and for the wider network around it.
 * A guest is an address together with the browser or network that asks, so that strangers who use somebody's address hold
 * nothing in that guest's name; a browser that has proven the address is counted by itself (TRUST A7).
 */
export async function refuseTooManyHolds(
  context: Context,
  trx: Trx,
  { booking, asker }: { booking: BookingRow; asker: Asker },
): Promise<void> {
  const { maxHoldsPerEmail, maxHoldsPerNetwork } = context.release.get().catalogue.booking;
  const refuseAbove = async (holder: Holder, limit: number): Promise<void> => {
    const held = await countHeldRooms(trx, holder, context.clock.now().toISOString());
    if (held.rooms + booking.room_count > limit) refuse(context, held, limit);
  };
  await refuseAbove({ kind: 'GUEST', asker }, maxHoldsPerEmail);
  if (asker.isKnown) return;
  await refuseAbove({ kind: 'NETWORK', key: booking.network_key }, maxHoldsPerNetwork);
  await refuseAbove(
    { kind: 'WIDE_NETWORK', key: booking.wide_network_key },
    NETWORKS_OF_WIDE * maxHoldsPerNetwork,
  );
}

function refuse({ clock }: Context, { firstEnd }: HeldRooms, limit: number): never {
  throw new DomainError('HOLD_LIMIT', { limit, retryAfterSeconds: secondsUntil(firstEnd, clock.now()) });
}

/**
 * Guests who have not proven an address hold together a third of a location's rooms of a night at most, or the share that
 * the hotel sets, yet always one room of each type. One booking alone may be larger: what is refused to everybody else until
 * it ends would be refused to that guest for ever. Called when the nights are taken and the booking is not yet written.
 */
export async function refuseTooManyUnproven(
  context: Context,
  trx: Trx,
  { booking, nights }: { booking: BookingRow; nights: readonly NightsOfRoom[] },
): Promise<void> {
  const { unconfirmedHoldsPercent } = context.release.get().catalogue.booking;
  if (unconfirmedHoldsPercent === 100) return;
  const now = context.clock.now();
  const range = {
    locationId: booking.location_id,
    from: nights[0]?.nights[0] ?? '',
    to: nights[0]?.nights.at(-1) ?? '',
  };
  const held = await unprovenHolds(trx, range, now.toISOString());
  if (held.length === 0) return;
  const shareOf = (rooms: number): number =>
    unconfirmedHoldsPercent === undefined
      ? Math.floor(rooms / 3)
      : Math.floor((rooms * unconfirmedHoldsPercent) / 100);
  const isFirstOfItsTypes = nights.every(
    ({ roomId, rooms }) => rooms === 1 && held.every((hold) => hold.roomId !== roomId),
  );
  if (isFirstOfItsTypes) return;
  for (const { night, rooms } of await openRoomsByNight(trx, range)) {
    const heldThen = held.filter((hold) => hold.night === night);
    const total = heldThen.reduce((sum, hold) => sum + hold.rooms, booking.room_count);
    if (heldThen.length > 0 && total > shareOf(rooms)) {
      const heldUntil = heldThen.map((hold) => hold.firstEnd).toSorted()[0] ?? now.toISOString();
      throw new DomainError('ROOMS_HELD', { heldUntil });
    }
  }
}

function secondsUntil(instant: string | null, now: Date): number {
  const waitMs = instant === null ? 0 : Date.parse(instant) - now.getTime();
  return Math.max(1, Math.ceil(waitMs / 1000));
}
