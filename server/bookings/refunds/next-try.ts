import type { RefundRecord } from './refund-repository.ts';

const MINUTE_MS = 60_000;

const WAITS = {
  /** An unreachable gateway is retried soon, a refusing one not every two seconds. */
  notTaken: { least: 0, most: 10 * MINUTE_MS },
  /** A failure at the bank is usually solved by a person, within days. */
  failed: { least: 10 * MINUTE_MS, most: 24 * 60 * MINUTE_MS },
} as const;

/** Returns the instant of the next attempt. */
export function nextTryOf(
  { created_at: requestedAt }: Pick<RefundRecord, 'created_at'>,
  why: keyof typeof WAITS,
  now: Date,
): string {
  const { least, most } = WAITS[why];
  const waitedMs = now.getTime() - Date.parse(requestedAt);
  return new Date(now.getTime() + Math.min(Math.max(waitedMs, least), most)).toISOString();
}
