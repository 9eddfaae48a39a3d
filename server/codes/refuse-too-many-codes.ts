import { DomainError } from '#domain/refusal';
import type { Handle, Trx } from '../db/database.ts';
import { fixedQuery } from '../db/fixed-query.ts';
import { CODE_RULES } from './code.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Nobody's mailbox is flooded: so many codes an hour and a day for one address, whatever they are for. */
export async function refuseTooManyCodes(trx: Trx, emailKey: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  const sentAt = [
    ...(await codesSince(trx, 'booking_codes', { emailKey, since })),
    ...(await codesSince(trx, 'account_codes', { emailKey, since })),
  ].map((instant) => Date.parse(instant));
  refuseAbove(sentAt, { limit: CODE_RULES.perHour, spanMs: HOUR_MS, now });
  refuseAbove(sentAt, { limit: CODE_RULES.perDay, spanMs: DAY_MS, now });
}

function refuseAbove(
  sentAt: readonly number[],
  { limit, spanMs, now }: { limit: number; spanMs: number; now: Date },
): void {
  const within = sentAt.filter((instant) => instant > now.getTime() - spanMs);
  if (within.length < limit) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((Math.min(...within) + spanMs - now.getTime()) / 1000));
  throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds });
}

/** When codes were sent to an address since an instant; the limits above keep them few. */
async function codesSince(
  db: Handle,
  table: CodeTable,
  { emailKey, since }: { emailKey: string; since: string },
): Promise<string[]> {
  const { rows } = await selectSince[table](db, { emailKey, since });
  return rows.map((row) => row.created_at);
}

type CodeTable = 'account_codes' | 'booking_codes';

const selectSinceFrom = (table: CodeTable) =>
  fixedQuery((db, { emailKey, since }: { emailKey: string; since: string }) =>
    db
      .selectFrom(table)
      .select('created_at')
      .where('email_key', '=', emailKey)
      .where('created_at', '>', since),
  );

const selectSince = {
  account_codes: selectSinceFrom('account_codes'),
  booking_codes: selectSinceFrom('booking_codes'),
};
