const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What each kind of hold may do. */
interface HoldRules {
  /** From the booking to the end of its hold, with every extension, in milliseconds. */
  longestMs: number;
  /** Whether the guest may prolong it, once and by its own length. */
  isExtendable: boolean;
}

/**
 * Every kind of hold with its longest life (BOOKING-RULES, Stock 3). A guest's hold lasts as long as the hotel says, at
 * most an hour, and once more. An option is what the staff keep for a guest who decides later.
 */
export const HOLD_KINDS = {
  GUEST: { longestMs: 2 * 60 * MINUTE_MS, isExtendable: true },
  OPTION: { longestMs: 7 * DAY_MS, isExtendable: false },
} as const satisfies Readonly<Record<string, HoldRules>>;

export type HoldKind = keyof typeof HOLD_KINDS;

/** The longest life of a kind of hold in whole days, for sentences. */
export function longestDaysOf(kind: HoldKind): number {
  return Math.floor(HOLD_KINDS[kind].longestMs / DAY_MS);
}

/** The last instant at which a hold of this kind may end, however often it is prolonged. */
export function latestEndOf(kind: HoldKind, madeAt: string): string {
  return new Date(Date.parse(madeAt) + HOLD_KINDS[kind].longestMs).toISOString();
}

/**
 * Why an option cannot end at an instant; undefined when it can. Instants are texts in UTC, which sort by time.
 * @param checkInAt of the stay: nobody arrives to a room that is not sold.
 */
export function whyNoOption(
  until: string,
  { now, checkInAt }: { now: string; checkInAt: string },
): 'AFTER_CHECK_IN' | 'PAST' | 'TOO_LONG' | undefined {
  if (until <= now) return 'PAST';
  if (until > checkInAt) return 'AFTER_CHECK_IN';
  return until > latestEndOf('OPTION', now) ? 'TOO_LONG' : undefined;
}
