import { DomainError } from '#domain/refusal';
import type { ForgotPasswordRequest, ResetPasswordRequest, Verification } from '#schemas/api-types';
import { checkedFields } from '../platform/http/check-fields.ts';
import { checkedFieldsWithCode, issueAccountCode, makeAccountCode, provenCode } from './account-code.ts';
import { findUser, addKnownBrowser } from './account-repository.ts';
import type { AccountCaller } from './caller.ts';
import { replacePassword } from './change-password.ts';
import { consumeCode } from './codes/code-repository.ts';
import type { AccountContext } from './context.ts';
import { clearAttempts } from './password-attempts.ts';

/**
 * Mails a code for a new password. An address without an account gets a mail that says so, and the caller the
 * same answer.
 */
export async function forgotPassword(
  context: AccountContext,
  caller: AccountCaller,
  request: ForgotPasswordRequest,
): Promise<Verification> {
  const email = checkedFields(['email'], request).email.toLowerCase();
  const purpose = 'RESET_PASSWORD';
  const requestedCode = await makeAccountCode(context, caller, { purpose, email });
  return context.db.transaction().execute(async (trx) => {
    const owner = await findUser(trx, { email });
    const codeRequest = {
      purpose,
      email,
      registrationId: null,
      userId: owner?.id ?? null,
      mail: owner === undefined ? 'unknown' : 'reset',
      language: owner?.language ?? caller.language,
    } as const;
    return issueAccountCode(context, trx, { codeRequest, requestedCode });
  });
}

/**
 * Replaces the password with a code from the mail. The new password is checked before the code, so that a
 * typing mistake costs no attempt.
 */
export async function resetPassword(
  context: AccountContext,
  caller: AccountCaller,
  request: ResetPasswordRequest,
): Promise<void> {
  const { otp, password, ...values } = checkedFieldsWithCode(
    ['email', 'password', 'confirmPassword'],
    request,
  );
  const email = values.email.toLowerCase();
  const code = await provenCode(context, caller, { purpose: 'RESET_PASSWORD', email, otp });
  const passwordHash = await context.passwords.hash(password);
  await context.db.transaction().execute(async (trx) => {
    const now = context.clock.now().toISOString();
    if (!(await consumeCode(trx, code.id, now))) throw new DomainError('OTP_EXPIRED');
    const user = code.user_id === null ? undefined : await findUser(trx, { userId: code.user_id });
    if (user?.email !== email) throw new DomainError('OTP_EXPIRED');
    await replacePassword(context, trx, { user, passwordHash });
    // The reader of the mail is the owner, so wrong guesses of strangers no longer cause a wait.
    await clearAttempts(trx, { rule: 'PASSWORD_ACCOUNT', of: code.email_key });
    await clearAttempts(trx, { rule: 'PASSWORD_ASKER', of: `${code.email_key}:${caller.wideNetworkKey}` });
    await addKnownBrowser(trx, { userId: user.id, guestHash: caller.guestHash, now });
  });
}
