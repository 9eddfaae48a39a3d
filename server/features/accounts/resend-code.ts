import { DomainError } from '#domain/refusal';
import type { ResendCodeRequest, Verification } from '#schemas/api-types';
import { issueAccountCode, makeAccountCode, scopeOf } from '../../accounts/account-code.ts';
import { findUser } from '../../accounts/account-repository.ts';
import type { AccountCaller } from '../../accounts/caller.ts';
import { findNewestCode } from '../../accounts/code-repository.ts';
import type { Context } from '../../context.ts';
import { checkedFields } from '../../http/check-fields.ts';

/** A new code for an address that waits in this browser to be confirmed; the one before stops working. */
export async function resendCode(
  context: Context,
  caller: AccountCaller,
  request: ResendCodeRequest,
): Promise<Verification> {
  const email = checkedFields(['email'], request).email.toLowerCase();
  const purpose = 'VERIFY_EMAIL';
  const fresh = await makeAccountCode(context, caller, { purpose, email });
  return context.db.transaction().execute(async (trx) => {
    const before = await findNewestCode(trx, scopeOf(context, caller, { purpose, email }));
    // What this browser asked for it may know; whether the address has an account it is not told.
    if (before === undefined || (before.registration_id === null && before.user_id === null)) {
      throw new DomainError('NOTHING_TO_VERIFY');
    }
    const owner = await findUser(trx, { email });
    const wanted = before.registration_id === null ? 'changeEmail' : 'register';
    const wish = {
      purpose,
      email,
      registrationId: before.registration_id,
      userId: before.user_id,
      mail: owner === undefined ? wanted : 'known',
    } as const;
    return issueAccountCode(context, trx, { caller, wish, fresh });
  });
}
