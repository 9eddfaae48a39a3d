import type { Selectable } from 'kysely';
import { DomainError } from '#domain/refusal';
import type { TriesTable } from '../platform/db/account-tables.ts';
import type { Trx } from '../platform/db/database.ts';

/**
 * So many tries are free within an hour; after them each one waits, longer every time, and never longer than
 * `mostDelayMs`.
 */
interface TryRule {
  free: number;
  firstDelayMs: number;
  mostDelayMs: number;
  /**
   * Many guests share it, so that there may never be an hour without a try: free tries come back evenly over the hour,
   * and one that was right is taken back.
   */
  isShared: boolean;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** Without a try for so long, everything is free again. */
export const ATTEMPT_LIFE_MS = 60 * MINUTE_MS;

/**
 * TRUST A6. A wait always ends: nobody can keep an owner out for good, and a browser in which the owner signed in before
 * has tries of its own.
 */
const TRY_RULES = {
  /** Passwords for one account from one network, or from a browser that has tries of its own. */
  PASSWORD_ASKER: { free: 10, firstDelayMs: 30 * SECOND_MS, mostDelayMs: 15 * MINUTE_MS, isShared: false },
  /** Passwords for one account from everybody: more than five networks can use up (TRUST A7). */
  PASSWORD_ACCOUNT: { free: 100, firstDelayMs: 30 * SECOND_MS, mostDelayMs: 15 * MINUTE_MS, isShared: true },
  /** Passwords from one network: a house full of guests shares it. */
  PASSWORD_NETWORK: { free: 50, firstDelayMs: 10 * SECOND_MS, mostDelayMs: 15 * MINUTE_MS, isShared: true },
  /** Passwords from everybody together: a crowd of machines is slowed down, and guests hardly. */
  PASSWORD_EVERYBODY: { free: 2000, firstDelayMs: 100, mostDelayMs: SECOND_MS, isShared: true },
  /** Codes of accounts that one network has mailed. */
  CODE_NETWORK: { free: 20, firstDelayMs: MINUTE_MS, mostDelayMs: 60 * MINUTE_MS, isShared: true },
  /** Codes of bookings that one network has mailed, for each room that it may hold: one every ten minutes. */
  BOOKING_CODE_NETWORK: { free: 6, firstDelayMs: MINUTE_MS, mostDelayMs: 60 * MINUTE_MS, isShared: true },
} as const satisfies Record<string, TryRule>;

/** What is counted: a rule, and the keyed hash of whom it is for. */
export interface AttemptKey {
  rule: keyof typeof TRY_RULES;
  of: string;
  /** How many times as much is free; once when left out. */
  times?: number;
}

type TryRow = Selectable<TriesTable>;

/** A try that was counted, with what had been counted before it. */
export interface CountedAttempt {
  attemptKey: AttemptKey;
  before: TryRow | undefined;
  after: TryRow;
}

/** Counts a try before it is made, so that parallel ones cannot be more than allowed; refuses the one that must wait. */
export async function countAttempt(trx: Trx, attemptKey: AttemptKey, now: Date): Promise<CountedAttempt> {
  const key = textOf(attemptKey);
  const { times = 1 } = attemptKey;
  const rule = { ...TRY_RULES[attemptKey.rule], free: TRY_RULES[attemptKey.rule].free * times };
  const before = await trx.selectFrom('tries').selectAll().where('key', '=', key).executeTakeFirst();
  const waitMs = msToWait(before, now);
  if (waitMs > 0)
    throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(waitMs / SECOND_MS) });
  const tries = remembered(rule, before, now) + 1;
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

/** A try that was right is none: an owner's earlier ones are forgotten with it, of the shared ones it takes back itself. */
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
  // Others have tried meanwhile: what they wait for stays.
  await trx
    .updateTable('tries')
    .set((row) => ({ tries: row('tries', '-', 1) }))
    .where('key', '=', key)
    .where('tries', '>', 0)
    .execute();
}

/** The owner has been here: what was tried in that name before keeps nobody waiting any more. */
export async function clearAttempts(trx: Trx, attemptKey: AttemptKey): Promise<void> {
  await trx.deleteFrom('tries').where('key', '=', textOf(attemptKey)).execute();
}

function msToWait(before: TryRow | undefined, now: Date): number {
  // A try of later than now was counted by a clock that was put back since: nobody waits for that hour to come again.
  if (before === undefined || before.last_try_at > now.toISOString()) return 0;
  return Date.parse(before.next_try_at) - now.getTime();
}

function remembered({ free, isShared }: TryRule, before: TryRow | undefined, now: Date): number {
  if (before === undefined) return 0;
  const passedMs = Math.max(0, now.getTime() - Date.parse(before.last_try_at));
  if (passedMs >= ATTEMPT_LIFE_MS) return 0;
  const back = isShared ? Math.floor((passedMs * free) / ATTEMPT_LIFE_MS) : 0;
  return Math.max(0, before.tries - back);
}

function delayMs({ free, firstDelayMs, mostDelayMs }: TryRule, tries: number): number {
  return tries < free ? 0 : Math.min(firstDelayMs * 2 ** (tries - free), mostDelayMs);
}

function textOf({ rule, of }: AttemptKey): string {
  return `${rule}:${of}`;
}
