import { DomainError } from '#domain/refusal';
import type { ReleaseContext } from '../release/index.ts';
import type { Trx } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';

const HOUR_MS = 3_600_000;
/** Messages per hour: from one address, from one network, and to one location. */
const MOST_PER_HOUR = { email_key: 3, network_key: 5, location_id: 60 } as const;

/**
 * Refuses with TOO_MANY_REQUESTS above these limits, so that neither a guest's mailbox nor the hotel's is
 * flooded.
 */
export async function refuseTooManyMessages(
  context: Pick<ReleaseContext, 'clock'>,
  trx: Trx,
  message: Tables['contact_messages'],
): Promise<void> {
  const now = context.clock.now();
  const since = new Date(now.getTime() - HOUR_MS).toISOString();
  for (const column of ['email_key', 'network_key', 'location_id'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const sent = await trx
      .selectFrom('contact_messages')
      .select((row) => [row.fn.countAll<number>().as('messages'), row.fn.min('created_at').as('first')])
      .where(column, '=', message[column])
      .where('created_at', '>', since)
      .executeTakeFirst();
    if ((sent?.messages ?? 0) < MOST_PER_HOUR[column]) continue;
    const end = Date.parse(sent?.first ?? message.created_at) + HOUR_MS;
    throw new DomainError('TOO_MANY_REQUESTS', {
      retryAfterSeconds: Math.max(1, Math.ceil((end - now.getTime()) / 1000)),
    });
  }
}
