import { DomainError } from '#domain/refusal';
import type { ResendCodeRequest, Verification } from '#schemas/api-types';
import { issueAccountCode, makeAccountCode, scopeOf } from './account-code.ts';
import { findUser } from './account-repository.ts';
import type { AccountCaller } from './caller.ts';
import { findCodeOfAddress } from './codes/code-repository.ts';
import type { AccountContext } from './context.ts';
import { checkedFields } from '../platform/http/check-fields.ts';

/** A new code for an address that waits in this browser to be confirmed; the one before stops working. */
export async function resendCode(
  context: AccountContext,
  caller: AccountCaller,
  request: ResendCodeRequest,
): Promise<Verification> {
  const email = checkedFields(['email'], request).email.toLowerCase();
  const purpose = 'VERIFY_EMAIL';
  const wanted = await makeAccountCode(context, caller, { purpose, email });
  return context.db.transaction().execute(async (trx) => {
    const before = await findCodeOfAddress(trx, scopeOf(context, caller, { purpose, email }));
    // What this browser asked for it may know; whether the address has an account it is not told.
    if (before === undefined || (before.registration_id === null && before.user_id === null)) {
      throw new DomainError('NOTHING_TO_VERIFY');
    }
    const owner = await findUser(trx, { email });
    const mail = before.registration_id === null ? 'changeEmail' : 'register';
    const wish = {
      purpose,
      email,
      registrationId: before.registration_id,
      userId: before.user_id,
      mail: owner === undefined ? mail : 'known',
    } as const;
    return issueAccountCode(context, trx, { wish, wanted });
  });
}
