import { DomainError } from '#domain/refusal';
import type { ResetPasswordRequest } from '#schemas/api-types';
import { provenCode } from './account-code.ts';
import { findUser, rememberBrowser } from './account-repository.ts';
import type { AccountCaller } from './caller.ts';
import { consumeCode } from './codes/code-repository.ts';
import { replacePassword } from './replace-password.ts';
import { forgetTries } from './tries.ts';
import type { AccountContext } from './context.ts';
import { checkedFieldsWithCode } from './codes/check-fields-with-code.ts';

/** A new password against a code from the mail. The code is looked at only once the new password would do. */
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
    // Whoever reads the mail is the owner: strangers' guesses keep nobody waiting any more.
    await forgetTries(trx, { rule: 'PASSWORD_ACCOUNT', of: code.email_key });
    await forgetTries(trx, { rule: 'PASSWORD_ASKER', of: `${code.email_key}:${caller.wideNetworkKey}` });
    await rememberBrowser(trx, { userId: user.id, guestHash: caller.guestHash, now });
  });
}
