import { timingSafeEqual } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { newCode, newLinkToken } from '../../platform/random.ts';
import type { AccountContext } from '../context.ts';
import type { CodesTable } from '../../platform/db/tables.ts';

/**
 * TRUST A1: six digits, five minutes, five tries, a minute between two. So many an hour and a day for one requester, and more
 * than that for an address whoever asks; after so many wrong guesses in a day the address is mailed links instead.
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
 * argon2id, which is the package's own default kind: less than a millisecond and a megabyte each. With the database and
 * the server's secret in hand, trying the million codes still takes longer than a code lives; a dearer hash would only
 * let strangers keep the server busy.
 */
const COST = { memoryCost: 1024, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

const LINK_TOKEN = /^[A-Za-z0-9_-]{22}$/;

/** Whether a guest sent the token of a mailed link in place of six digits. */
export function isLinkToken(otp: string): boolean {
  return LINK_TOKEN.test(otp);
}

/** A code before it belongs to anything: what goes into the mail, and what is stored. */
export interface FreshCode {
  form: CodesTable['form'];
  /** Six digits, or the token of a link. */
  code: string;
  salt: string;
  hash: string;
}

/**
 * Makes a code and its slow hash; not inside a transaction, which the hashing would keep waiting.
 * `scope` is the one thing that the code is good for, as `booking:<id>`.
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

/** Compares in constant time; with a code of before a change of the secret too. */
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
 * A million codes are soon tried, slow hash or not: the server's secret goes in first, so that the table alone gives
 * nothing away, and the scope, so that a code fits nothing else.
 */
async function hashCode(keyed: string, salt: Buffer): Promise<Buffer> {
  return hashRaw(keyed, { ...COST, salt });
}
