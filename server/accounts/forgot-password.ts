import type { ForgotPasswordRequest, Verification } from '#schemas/api-types';
import { issueAccountCode, makeAccountCode } from './account-code.ts';
import { findUser } from './account-repository.ts';
import type { AccountCaller } from './caller.ts';
import type { AccountContext } from './context.ts';
import { checkedFields } from '../platform/http/check-fields.ts';

/** Mails a code for a new password; an address without an account gets a mail that says so, and the same answer. */
export async function forgotPassword(
  context: AccountContext,
  caller: AccountCaller,
  request: ForgotPasswordRequest,
): Promise<Verification> {
  const email = checkedFields(['email'], request).email.toLowerCase();
  const purpose = 'RESET_PASSWORD';
  const wanted = await makeAccountCode(context, caller, { purpose, email });
  return context.db.transaction().execute(async (trx) => {
    const owner = await findUser(trx, { email });
    const wish = {
      purpose,
      email,
      registrationId: null,
      userId: owner?.id ?? null,
      mail: owner === undefined ? 'unknown' : 'reset',
    } as const;
    return issueAccountCode(context, trx, { wish, wanted });
  });
}
