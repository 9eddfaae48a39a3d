import type { Selectable } from 'kysely';
import { DomainError } from '#domain/refusal';
import type { TriesTable } from '../platform/db/account-tables.ts';
import type { Trx } from '../platform/db/database.ts';

/** The first `free` attempts cause no wait; after them the wait doubles up to `mostDelayMs`. */
interface TryRule {
  free: number;
  firstDelayMs: number;
  mostDelayMs: number;
  /**
   * Many guests share the count, so there may never be an hour without an attempt: free attempts return
   * evenly over the hour, and a right one is subtracted.
   */
  isShared: boolean;
  /** After so long without an attempt, the count starts again. By default an hour. */
  lifeMs?: number;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
export const ATTEMPT_LIFE_MS = 60 * MINUTE_MS;
/** Of attempts whose waits are longer than an hour. */
export const LONG_ATTEMPT_LIFE_MS = 24 * 60 * MINUTE_MS;

/**
 * TRUST A6. A wait always ends, so that nobody can lock an owner out; a known browser has attempts of its
 * own.
 */
const TRY_RULES = {
  /** Passwords for one account from one network or from one known browser. */
  PASSWORD_ASKER: { free: 10, firstDelayMs: 30 * SECOND_MS, mostDelayMs: 15 * MINUTE_MS, isShared: false },
  /** Passwords for one account from all networks: more than five networks can use up (TRUST A7). */
  PASSWORD_ACCOUNT: { free: 100, firstDelayMs: 30 * SECOND_MS, mostDelayMs: 15 * MINUTE_MS, isShared: true },
  /** Passwords from one network, which all guests of a hotel may share. */
  PASSWORD_NETWORK: { free: 50, firstDelayMs: 10 * SECOND_MS, mostDelayMs: 15 * MINUTE_MS, isShared: true },
  /** Passwords from everybody: it slows down a botnet, and guests hardly. */
  PASSWORD_EVERYBODY: { free: 2000, firstDelayMs: 100, mostDelayMs: SECOND_MS, isShared: true },
  /**
   * Codes of a second factor, by somebody who has the password: about 17 on the first day and 6 on each further one,
   * of which one in 333,333 is right. A recovery code is not counted, so the owner is never shut out.
   */
  STAFF_CODE: {
    free: 5,
    firstDelayMs: MINUTE_MS,
    mostDelayMs: 240 * MINUTE_MS,
    isShared: false,
    lifeMs: LONG_ATTEMPT_LIFE_MS,
  },
  /** Codes for accounts requested from one network. */
  CODE_NETWORK: { free: 20, firstDelayMs: MINUTE_MS, mostDelayMs: 60 * MINUTE_MS, isShared: true },
  /** Codes for bookings requested from one network, per room that it may hold: one every ten minutes. */
  BOOKING_CODE_NETWORK: { free: 6, firstDelayMs: MINUTE_MS, mostDelayMs: 60 * MINUTE_MS, isShared: true },
} as const satisfies Record<string, TryRule>;

export interface AttemptKey {
  rule: keyof typeof TRY_RULES;
  of: string;
  /** Factor for the free attempts; 1 by default. */
  times?: number;
}

type TryRow = Selectable<TriesTable>;

export interface CountedAttempt {
  attemptKey: AttemptKey;
  before: TryRow | undefined;
  after: TryRow;
}

/**
 * Counts an attempt before it is made, so that parallel ones cannot exceed the limit. Refuses with
 * TOO_MANY_REQUESTS during a wait.
 */
export async function countAttempt(trx: Trx, attemptKey: AttemptKey, now: Date): Promise<CountedAttempt> {
  const key = textOf(attemptKey);
  const { times = 1 } = attemptKey;
  const wanted: TryRule = TRY_RULES[attemptKey.rule];
  const rule = { ...wanted, free: wanted.free * times };
  const before = await trx.selectFrom('tries').selectAll().where('key', '=', key).executeTakeFirst();
  const waitMs = msToWait(before, now);
  if (waitMs > 0)
    throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(waitMs / SECOND_MS) });
  const tries = stillCounted(rule, before, now) + 1;
  const after = {
    key,
    tries,
    last_try_at: now.toISOString(),
    next_try_at: new Date(now.getTime() + delayMs(rule, tries)).toISOString(),
  };
  await trx
    .insertInto('tries')
    .values(after)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(after))
    .execute();
  return { attemptKey, before, after };
}

/**
 * Removes a right attempt from the count. The owner's own count is cleared; a shared count loses this one
 * attempt.
 */
export async function uncountAttempt(trx: Trx, { attemptKey, before, after }: CountedAttempt): Promise<void> {
  if (!TRY_RULES[attemptKey.rule].isShared) return clearAttempts(trx, attemptKey);
  const { key } = after;
  const unchanged = await trx
    .updateTable('tries')
    .set(before ?? { tries: 0, next_try_at: after.last_try_at })
    .where('key', '=', key)
    .where('tries', '=', after.tries)
    .where('last_try_at', '=', after.last_try_at)
    .executeTakeFirst();
  if (unchanged.numUpdatedRows > 0n) return;
  // Others have tried meanwhile: their wait stays.
  await trx
    .updateTable('tries')
    .set((row) => ({ tries: row('tries', '-', 1) }))
    .where('key', '=', key)
    .where('tries', '>', 0)
    .execute();
}

/** Clears a count after the owner has signed in or proven the address. */
export async function clearAttempts(trx: Trx, attemptKey: AttemptKey): Promise<void> {
  await trx.deleteFrom('tries').where('key', '=', textOf(attemptKey)).execute();
}

function msToWait(before: TryRow | undefined, now: Date): number {
  // The clock was put back since that attempt: waiting for that time again would be too long.
  if (before === undefined || before.last_try_at > now.toISOString()) return 0;
  return Date.parse(before.next_try_at) - now.getTime();
}

function stillCounted(
  { free, isShared, lifeMs = ATTEMPT_LIFE_MS }: TryRule,
  before: TryRow | undefined,
  now: Date,
): number {
  if (before === undefined) return 0;
  const passedMs = Math.max(0, now.getTime() - Date.parse(before.last_try_at));
  if (passedMs >= lifeMs) return 0;
  const back = isShared ? Math.floor((passedMs * free) / lifeMs) : 0;
  return Math.max(0, before.tries - back);
}

function delayMs({ free, firstDelayMs, mostDelayMs }: TryRule, tries: number): number {
  return tries < free ? 0 : Math.min(firstDelayMs * 2 ** (tries - free), mostDelayMs);
}

function textOf({ rule, of }: AttemptKey): string {
  return `${rule}:${of}`;
}
