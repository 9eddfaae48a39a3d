import { writtenEmail } from '#domain/email-address';
import type { Verification } from '#schemas/api-types';
import type { Trx } from '../../platform/db/database.ts';
import type { AccountContext } from '../context.ts';
import { countAttempt, type AttemptKey } from '../password-attempts.ts';
import type { Requester } from './requester.ts';
import { CODE_RULES, type FreshCode, isCode, makeCode } from './code.ts';
import { countGuess, formOfCode, refuseTooManyCodes } from './code-limits.ts';
import { type CodeRow, replaceCode } from './code-repository.ts';

export type CodeSubject = Pick<CodeRow, 'booking_id' | 'email' | 'purpose' | 'registration_id' | 'user_id'>;

interface NewCode {
  requester: Requester;
  fresh: FreshCode;
  subject: CodeSubject;
  limit: Omit<AttemptKey, 'of'>;
}

/** Makes a code for a requester. Hashing is slow, so call it before the transaction. */
export async function makeCodeFor(
  context: Pick<AccountContext, 'clock' | 'db' | 'keys' | 'random'>,
  requester: Requester,
  subject: Pick<CodeSubject, 'booking_id' | 'purpose'>,
): Promise<FreshCode> {
  const form = await formOfCode(context.db, requester, context.clock.now());
  const scope = scopeOf({ ...subject, email_key: requester.emailKey, guest_hash: requester.guestHash });
  return makeCode(context, { scope, form });
}

/**
 * Stores a code and supersedes the one before. Refuses with TOO_MANY_REQUESTS above the limits of the
 * requester, its network or the address.
 */
export async function storeCode(
  context: Pick<AccountContext, 'clock' | 'newId'>,
  trx: Trx,
  { requester, fresh, subject, limit }: NewCode,
): Promise<CodeRow> {
  const now = context.clock.now();
  await refuseTooManyCodes(trx, requester, now);
  if (!requester.isKnown) await countAttempt(trx, { ...limit, of: requester.networkKey }, now);
  const after = (ms: number): string => new Date(now.getTime() + ms).toISOString();
  const code = {
    id: context.newId(),
    ...subject,
    form: fresh.form,
    email_key: requester.emailKey,
    guest_hash: requester.guestHash,
    wide_network_key: requester.wideNetworkKey,
    is_counted: requester.isKnown ? 0 : 1,
    salt: fresh.salt,
    code_hash: fresh.hash,
    created_at: now.toISOString(),
    resend_at: after(CODE_RULES.resendAfterMs),
    expires_at: after(CODE_RULES.lifeMs),
    attempts: 0,
    superseded_at: null,
    consumed_at: null,
  };
  await replaceCode(trx, code);
  return code;
}

/** Counts a guess, then compares it. Refuses with OTP_EXHAUSTED when no attempt is left. */
export async function isRightGuess(
  context: Pick<AccountContext, 'clock' | 'db' | 'keys'>,
  code: CodeRow,
  guess: string,
): Promise<boolean> {
  await countGuess(context, code);
  return fitsCode(context, code, guess);
}

/** Compares without counting: only for the token of a link, which cannot be guessed. */
export async function fitsCode(
  context: Pick<AccountContext, 'keys'>,
  code: CodeRow,
  typed: string,
): Promise<boolean> {
  return isCode(context, code, { scope: scopeOf(code), code: typed });
}

/** The scope is part of the hash: changing these texts invalidates all stored codes. */
function scopeOf({
  purpose,
  booking_id,
  email_key,
  guest_hash,
}: Pick<CodeRow, 'booking_id' | 'email_key' | 'guest_hash' | 'purpose'>): string {
  return booking_id === null ? `${purpose}:${email_key}:${guest_hash}` : `booking:${booking_id}`;
}

/** Maps a code to its API shape, with the address masked. */
export function toVerification(
  email: string,
  code: Pick<CodeRow, 'attempts' | 'expires_at' | 'form' | 'resend_at'>,
): Verification {
  return {
    sentTo: maskEmail(writtenEmail(email)),
    expiresAt: code.expires_at,
    resendAt: code.resend_at,
    sentAs: code.form === 'LINK' ? 'LINK' : 'CODE',
    attemptsLeft: CODE_RULES.attempts - code.attempts,
  };
}

/** The mask has the same length for every address, so that it reveals nothing. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
