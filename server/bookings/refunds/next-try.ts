import type { RefundRecord } from './refund-repository.ts';

const MINUTE_MS = 60_000;

/** How soon an order is handed over again: after as long as it has waited already, within these bounds. */
const WAITS = {
  /** A gateway that is away for a moment is asked again soon; one that refuses is not asked every two seconds. */
  notTaken: { least: 0, most: 10 * MINUTE_MS },
  /** What went wrong at the bank is seldom mended at once; most of it is mended within days, by a person. */
  failed: { least: 10 * MINUTE_MS, most: 24 * 60 * MINUTE_MS },
} as const;

/** The instant from which a refund is handed over again. */
export function nextTryOf(
  { created_at: requestedAt }: Pick<RefundRecord, 'created_at'>,
  why: keyof typeof WAITS,
  now: Date,
): string {
  const { least, most } = WAITS[why];
  const waitedMs = now.getTime() - Date.parse(requestedAt);
  return new Date(now.getTime() + Math.min(Math.max(waitedMs, least), most)).toISOString();
}
