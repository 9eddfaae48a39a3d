import { DomainError } from '#domain/refusal';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/database.ts';
import { type BookingRow, countHeldRooms } from './booking-repository.ts';

/** Nobody empties the hotel by holding rooms: so many for one e-mail address, and for one network. */
export async function refuseTooManyHolds(context: Context, trx: Trx, booking: BookingRow): Promise<void> {
  const { maxHoldsPerEmail, maxHoldsPerNetwork } = context.release.get().catalogue.booking;
  const now = context.clock.now();
  await refuseAbove(trx, booking, { column: 'email_key', limit: maxHoldsPerEmail, now });
  await refuseAbove(trx, booking, { column: 'network_key', limit: maxHoldsPerNetwork, now });
}

async function refuseAbove(
  trx: Trx,
  booking: BookingRow,
  { column, limit, now }: { column: 'email_key' | 'network_key'; limit: number; now: Date },
): Promise<void> {
  const held = await countHeldRooms(trx, { column, key: booking[column], now: now.toISOString() });
  if (held.rooms + booking.room_count <= limit) return;
  const waitMs = held.firstEnd === null ? 0 : Date.parse(held.firstEnd) - now.getTime();
  throw new DomainError('HOLD_LIMIT', { limit, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}
