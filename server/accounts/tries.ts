import { DomainError } from '#domain/refusal';
import type { Trx } from '../db/database.ts';

/** So many tries are free; after them each one waits, longer every time, and never longer than `mostDelayMs`. */
interface TryRule {
  free: number;
  firstDelayMs: number;
  mostDelayMs: number;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** Without a try for so long, everything is free again. */
export const FORGET_TRIES_MS = 60 * MINUTE_MS;

/**
 * TRUST A6. A wait always ends: nobody can keep an owner out for good, and a browser in which the owner signed in before
 * has tries of its own.
 */
const TRY_RULES = {
  /** Passwords for one account, per hour. */
  PASSWORD_ACCOUNT: { free: 10, firstDelayMs: 30 * SECOND_MS, mostDelayMs: 15 * MINUTE_MS },
  /** Passwords from one network: a house full of guests shares it. */
  PASSWORD_NETWORK: { free: 50, firstDelayMs: 10 * SECOND_MS, mostDelayMs: 15 * MINUTE_MS },
  /** Passwords from everybody together: a crowd of machines is slowed down, and guests hardly. */
  PASSWORD_EVERYBODY: { free: 2000, firstDelayMs: 100, mostDelayMs: SECOND_MS },
  /** Codes that one network has mailed. */
  CODE_NETWORK: { free: 20, firstDelayMs: MINUTE_MS, mostDelayMs: 60 * MINUTE_MS },
} as const satisfies Record<string, TryRule>;

/** What is counted: a rule, and the keyed hash of whom it is for. */
export interface TryKey {
  rule: keyof typeof TRY_RULES;
  of: string;
}

/** Counts a try before it is made, so that parallel ones cannot be more than allowed; refuses the one that must wait. */
export async function countTry(trx: Trx, tryKey: TryKey, now: Date): Promise<void> {
  const key = textOf(tryKey);
  const before = await trx.selectFrom('tries').selectAll().where('key', '=', key).executeTakeFirst();
  if (before !== undefined && before.next_try_at > now.toISOString()) {
    const waitMs = Date.parse(before.next_try_at) - now.getTime();
    throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(waitMs / SECOND_MS) });
  }
  const isRemembered =
    before !== undefined && Date.parse(before.last_try_at) > now.getTime() - FORGET_TRIES_MS;
  const tries = isRemembered ? before.tries + 1 : 1;
  const row = {
    tries,
    last_try_at: now.toISOString(),
    next_try_at: new Date(now.getTime() + delayMs(TRY_RULES[tryKey.rule], tries)).toISOString(),
  };
  await trx
    .insertInto('tries')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

/** A try that was right is none: the account's own are forgotten, of the shared ones this one is taken back. */
export async function takeBackTry(trx: Trx, tryKey: TryKey): Promise<void> {
  const key = textOf(tryKey);
  if (tryKey.rule === 'PASSWORD_ACCOUNT') {
    await trx.deleteFrom('tries').where('key', '=', key).execute();
    return;
  }
  await trx
    .updateTable('tries')
    .set((row) => ({ tries: row('tries', '-', 1) }))
    .where('key', '=', key)
    .where('tries', '>', 0)
    .execute();
}

function delayMs({ free, firstDelayMs, mostDelayMs }: TryRule, tries: number): number {
  return tries < free ? 0 : Math.min(firstDelayMs * 2 ** (tries - free), mostDelayMs);
}

function textOf({ rule, of }: TryKey): string {
  return `${rule}:${of}`;
}
