import { DomainError } from '#domain/refusal';
import { nightsOf } from '#domain/stay';
import type { BookingContext } from './context.ts';
import type { Trx } from '../platform/db/database.ts';
import type { StoredQuote } from '../quotes/index.ts';
import { expireDueHolds, type NightsOfRoom } from '../stock/index.ts';

/** Holds all nights of all rooms, or refuses with ROOM_UNAVAILABLE. */
export async function holdNights(
  context: BookingContext,
  trx: Trx,
  quote: StoredQuote,
): Promise<NightsOfRoom[]> {
  const requested = requestedNights(quote);
  const [first] = requested;
  await expireDueHolds(trx, context.clock.now().toISOString(), {
    roomIds: requested.map(({ roomId }) => roomId),
    ...(first === undefined ? {} : { from: first.nights[0] ?? '', to: first.nights.at(-1) ?? '' }),
  });
  for (const nights of requested) {
    // oxlint-disable-next-line no-await-in-loop -- rooms are taken in one order, so that two bookings never wait for each other
    const isTaken = await context.takeNights(trx, nights);
    if (!isTaken) throw new DomainError('ROOM_UNAVAILABLE', { roomId: nights.roomId });
  }
  return requested;
}

/** Sorted by id, so that two bookings never wait for each other. */
function requestedNights({ answer }: StoredQuote): NightsOfRoom[] {
  const nights = nightsOf(answer.stay);
  const counts = new Map<string, number>();
  for (const { roomId } of answer.rooms) counts.set(roomId, (counts.get(roomId) ?? 0) + 1);
  return [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([roomId, rooms]) => ({ roomId, nights, rooms }));
}
