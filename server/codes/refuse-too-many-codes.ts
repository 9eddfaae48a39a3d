import { DomainError } from '#domain/refusal';
import type { Handle, Trx } from '../db/database.ts';
import { CODE_RULES } from './code.ts';

const HOUR_MS = 3_600_000;

/** Nobody's mailbox is flooded: so many codes an hour and a day for one address, whatever they are for. */
export async function refuseTooManyCodes(trx: Trx, emailKey: string, now: Date): Promise<void> {
  await refuseAbove(trx, emailKey, { limit: CODE_RULES.perHour, spanMs: HOUR_MS, now });
  await refuseAbove(trx, emailKey, { limit: CODE_RULES.perDay, spanMs: 24 * HOUR_MS, now });
}

async function refuseAbove(
  trx: Trx,
  emailKey: string,
  { limit, spanMs, now }: { limit: number; spanMs: number; now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - spanMs).toISOString();
  const counts = [
    await countCodes(trx, 'booking_codes', { emailKey, since }),
    await countCodes(trx, 'account_codes', { emailKey, since }),
  ];
  const codes = counts.reduce((sum, count) => sum + count.codes, 0);
  const [first] = counts.flatMap((count) => count.first ?? []).sort();
  if (codes < limit || first === undefined) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((Date.parse(first) + spanMs - now.getTime()) / 1000));
  throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds });
}

/** Codes sent to an address since an instant, and when the first of them was. */
async function countCodes(
  db: Handle,
  table: 'account_codes' | 'booking_codes',
  { emailKey, since }: { emailKey: string; since: string },
): Promise<{ codes: number; first: string | null }> {
  const row = await db
    .selectFrom(table)
    .select((select) => [select.fn.countAll<number>().as('codes'), select.fn.min('created_at').as('first')])
    .where('email_key', '=', emailKey)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return { codes: row?.codes ?? 0, first: row?.first ?? null };
}
