import { DomainError } from '#domain/refusal';
import type { Verification } from '#schemas/api-types';
import { CODE_RULES, type FreshCode, isCode, makeCode } from '../codes/code.ts';
import { refuseTooManyCodes } from '../codes/refuse-too-many-codes.ts';
import { toVerification } from '../codes/to-verification.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/database.ts';
import type { AccountMailKind } from '../mails/account-mail.ts';
import type { AccountCaller } from './caller.ts';
import {
  type AccountCodeRow,
  type CodeScope,
  countAttempt,
  findNewestCode,
  findResendAt,
  replaceCode,
} from './code-repository.ts';
import { queueCodeMail } from './queue-account-mail.ts';
import { countTry } from './tries.ts';

/** What a code is wanted for. Both ids are empty for an address that has nothing to prove: the code then opens nothing. */
export interface CodeWish {
  purpose: AccountCodeRow['purpose'];
  /** In lower case. */
  email: string;
  registrationId: string | null;
  userId: string | null;
  mail: AccountMailKind;
}

/** A fresh code for an address in this browser; its hash is slow, so it is made before the transaction. */
export async function makeAccountCode(
  context: Pick<Context, 'keys' | 'random'>,
  caller: AccountCaller,
  wish: Pick<CodeWish, 'email' | 'purpose'>,
): Promise<FreshCode> {
  return makeCode(context, textOf(scopeOf(context, caller, wish)));
}

/** Stores the code as the newest one and queues its mail: the same work whether or not the address has an account. */
export async function issueAccountCode(
  context: Context,
  trx: Trx,
  { caller, wish, fresh }: { caller: AccountCaller; wish: CodeWish; fresh: FreshCode },
): Promise<Verification> {
  const now = context.clock.now();
  const { purpose, emailKey, guestHash } = scopeOf(context, caller, wish);
  refuseTooSoon(await findResendAt(trx, emailKey), now);
  await refuseTooManyCodes(trx, emailKey, now);
  await countTry(trx, { rule: 'CODE_NETWORK', of: caller.networkKey }, now);
  const row: AccountCodeRow = {
    id: context.newId(),
    purpose,
    email: wish.email,
    email_key: emailKey,
    guest_hash: guestHash,
    registration_id: wish.registrationId,
    user_id: wish.userId,
    salt: fresh.salt,
    code_hash: fresh.hash,
    created_at: now.toISOString(),
    resend_at: later(now, CODE_RULES.resendAfterMs),
    expires_at: later(now, CODE_RULES.lifeMs),
    attempts: 0,
    superseded_at: null,
    consumed_at: null,
  };
  await replaceCode(trx, row);
  await queueCodeMail(context, trx, {
    kind: wish.mail,
    codeId: row.id,
    email: wish.email,
    code: fresh.code,
    expiresAt: row.expires_at,
  });
  return toVerification(wish.email, row);
}

/**
 * The code that was typed, counted and compared; whoever goes on consumes it in the transaction of its effect.
 * Without a code in this browser, for this address and purpose, every code has expired.
 */
export async function provenCode(
  context: Pick<Context, 'clock' | 'db' | 'keys'>,
  caller: AccountCaller,
  { otp, ...wish }: Pick<CodeWish, 'email' | 'purpose'> & { otp: string },
): Promise<AccountCodeRow> {
  const now = context.clock.now().toISOString();
  const scope = scopeOf(context, caller, wish);
  const code = await findNewestCode(context.db, scope);
  if (code === undefined || code.expires_at <= now) throw new DomainError('OTP_EXPIRED');
  if (!(await countAttempt(context.db, code.id, { limit: CODE_RULES.attempts, now }))) {
    throw new DomainError('OTP_EXHAUSTED');
  }
  if (!(await isCode(context, code, { scope: textOf(scope), code: otp }))) {
    throw new DomainError('OTP_INVALID');
  }
  return code;
}

/** Where the codes of an address are found. */
export function scopeOf(
  { keys }: Pick<Context, 'keys'>,
  { guestHash }: AccountCaller,
  { email, purpose }: Pick<CodeWish, 'email' | 'purpose'>,
): CodeScope {
  return { purpose, emailKey: keys.keyedHash('email', email), guestHash };
}

function textOf({ purpose, emailKey, guestHash }: CodeScope): string {
  return `${purpose}:${emailKey}:${guestHash}`;
}

function refuseTooSoon(resendAt: string | undefined, now: Date): void {
  if (resendAt === undefined || resendAt <= now.toISOString()) return;
  const waitMs = Date.parse(resendAt) - now.getTime();
  throw new DomainError('OTP_TOO_SOON', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

function later(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
