import { DomainError } from '#domain/refusal';
import type { ChangePasswordRequest } from '#schemas/api-types';
import { findUser } from './account-repository.ts';
import type { AccountCaller } from './caller.ts';
import { confirmOwner } from './confirm-owner.ts';
import { replacePassword } from './replace-password.ts';
import { type SignedIn, signIn } from './sign-in.ts';
import type { AccountContext } from './context.ts';
import type { Account } from './account-session.ts';
import { checkedFields } from '../platform/http/check-fields.ts';

/** A new password against the current one. Every session ends, and this browser gets a new one. */
export async function changePassword(
  context: AccountContext,
  { caller, account }: { caller: AccountCaller; account: Account },
  request: ChangePasswordRequest,
): Promise<SignedIn> {
  const { currentPassword, password } = checkedFields(
    ['currentPassword', 'password', 'confirmPassword'],
    request,
  );
  const confirmed = await confirmOwner(context, account, currentPassword);
  const passwordHash = await context.passwords.hash(password);
  return context.db.transaction().execute(async (trx) => {
    await confirmed.stillHolds(trx);
    const user = await findUser(trx, { userId: account.id });
    if (user === undefined) throw new DomainError('NOT_SIGNED_IN');
    await replacePassword(context, trx, { user, passwordHash });
    return signIn(context, trx, { caller, user });
  });
}
