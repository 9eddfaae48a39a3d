import type { Trx } from '../db/database.ts';
import { currentRequestId } from '../http/current-request.ts';
import { newId, systemRandom } from '../random.ts';
import type { NewEvent } from './event.ts';

/** A statement has a value for each column of each row, and databases limit them. */
const AT_A_TIME = 100;

/**
 * Records what has just changed, in the transaction of the change: a change that is rolled back leaves no event.
 *
 * Call it once for each change of the state, money, documents or guest's data of a booking, or of the nights on sale;
 * docs/events.md says which tables these are.
 */
export async function recordEvent(trx: Trx, event: NewEvent): Promise<void> {
  await recordEvents(trx, [event]);
}

/** Records many changes of one transaction in their order, in as few statements as possible. */
export async function recordEvents(trx: Trx, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  // Only one transaction writes at a time, in whichever process (docs/decisions/0011), so positions have no gaps and
  // follow the order of the commits. Instants do not: clocks of processes differ, and one transaction has one instant.
  const { last } = await trx
    .selectFrom('events')
    .select((row) => row.fn.max<number | null>('position').as('last'))
    .executeTakeFirstOrThrow();
  const rows = events.map((event, index) => ({
    // Besides the position, which a restored backup gives out anew. It is no secret, so it needs no seeded randomness.
    id: newId(systemRandom),
    position: (last ?? 0) + 1 + index,
    booking_id: 'bookingId' in event ? event.bookingId : null,
    kind: event.kind,
    at: event.at,
    request_id: currentRequestId() ?? null,
    actor: event.actor?.name ?? null,
    facts: JSON.stringify(event.facts),
  }));
  for (let start = 0; start < rows.length; start += AT_A_TIME)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await trx
      .insertInto('events')
      .values(rows.slice(start, start + AT_A_TIME))
      .execute();
}
