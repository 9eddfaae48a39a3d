import type { Handle } from '../platform/db/database.ts';

/** An event as it is stored, with its facts parsed. */
export interface StoredEvent {
  position: number;
  bookingId: string | null;
  kind: string;
  at: string;
  actor: string | null;
  facts: Readonly<Record<string, number | string>>;
}

/** All events in their order. */
export async function storedEvents(db: Handle): Promise<StoredEvent[]> {
  const rows = await db.selectFrom('events').selectAll().orderBy('position').execute();
  return rows.map(({ position, booking_id: bookingId, kind, at, actor, facts }) => ({
    position,
    bookingId,
    kind,
    at,
    actor,
    // Only recordEvent writes them.
    facts: JSON.parse(facts) as StoredEvent['facts'],
  }));
}

/** What a booking keeps of the money that came for it, in minor units. */
export function keptOf(events: readonly StoredEvent[]): number {
  const sumOf = (...kinds: string[]): number =>
    events
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((sum, { facts }) => sum + Number(facts['amountMinor']), 0);
  return sumOf('MONEY_CAPTURED', 'MONEY_TAKEN_AT_HOTEL') - sumOf('MONEY_GIVEN_UP');
}
