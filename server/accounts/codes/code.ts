import { timingSafeEqual } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { newCode, newLinkToken } from '../../platform/random.ts';
import type { AccountContext } from '../context.ts';
import type { CodesTable } from '../../platform/db/tables.ts';

/**
 * TRUST A1: six digits, five minutes, five attempts, a minute between two codes. Limits per hour and day
 * apply to one requester, and a higher one to the address. After too many wrong guesses in a day the mail
 * carries a link instead.
 */
export const CODE_RULES = {
  lifeMs: 5 * 60_000,
  attempts: 5,
  resendAfterMs: 60_000,
  perHour: 5,
  perDay: 10,
  perDayOfAddress: 60,
  guessesPerDay: 50,
} as const;

/**
 * argon2id (the package's default): less than a millisecond and a megabyte each. With the database and the
 * server's secret, trying a million codes still takes longer than a code lives. A higher cost would only help
 * strangers to overload the server.
 */
const COST = { memoryCost: 1024, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

const LINK_TOKEN = /^[A-Za-z0-9_-]{22}$/;

/** Returns whether the value is the token of a mailed link and not six digits. */
export function isLinkToken(otp: string): boolean {
  return LINK_TOKEN.test(otp);
}

export interface FreshCode {
  form: CodesTable['form'];
  code: string;
  salt: string;
  hash: string;
}

/**
 * Makes a code and its hash. Hashing is slow, so call it outside a transaction. `scope` is the only thing
 * that the code is valid for, such as `booking:<id>`.
 */
export async function makeCode(
  context: Pick<AccountContext, 'keys' | 'random'>,
  { scope, form }: { scope: string; form: FreshCode['form'] },
): Promise<FreshCode> {
  const code = form === 'LINK' ? newLinkToken(context.random) : newCode(context.random);
  const salt = context.random.bytes(16);
  return {
    form,
    code,
    salt: salt.toString('base64url'),
    hash: (await hashCode(context.keys.keyedHash('code', `${scope}:${code}`), salt)).toString('base64url'),
  };
}

/** Compares in constant time, also with codes from before a change of the secret. */
export async function isCode(
  context: Pick<AccountContext, 'keys'>,
  stored: { salt: string; code_hash: string },
  { scope, code }: { scope: string; code: string },
): Promise<boolean> {
  const salt = Buffer.from(stored.salt, 'base64url');
  const right = Buffer.from(stored.code_hash, 'base64url');
  const keyed = context.keys.keyedHashes('code', `${scope}:${code}`);
  const given = await Promise.all(keyed.map((hash) => hashCode(hash, salt)));
  return given.some((hash) => timingSafeEqual(hash, right));
}

/**
 * A million codes are quickly tried even with a slow hash. The server's secret protects a copied table; the
 * scope makes the code useless elsewhere.
 */
async function hashCode(keyed: string, salt: Buffer): Promise<Buffer> {
  return hashRaw(keyed, { ...COST, salt });
}
