import { DomainError } from '#domain/refusal';
import type { ChangePasswordRequest } from '#schemas/api-types';
import type { Trx } from '../platform/db/database.ts';
import { checkedFields } from '../platform/http/check-fields.ts';
import { queueNotice } from './account-mail.ts';
import {
  deleteSessionsOf,
  findUser,
  removeKnownBrowsers,
  updatePassword,
  type UserRow,
} from './account-repository.ts';
import type { Account } from './account-session.ts';
import type { AccountCaller } from './caller.ts';
import { confirmOwner } from './check-password.ts';
import { endCodesOf } from './codes/code-repository.ts';
import type { AccountContext } from './context.ts';
import { type SignedIn, signIn } from './sign-in.ts';

/**
 * Replaces the password after checking the current one. Every session ends, and this browser gets a new one.
 */
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

/** Sets a new password, ends every session and open code, and notifies the owner. */
export async function replacePassword(
  context: AccountContext,
  trx: Trx,
  { user, passwordHash }: { user: Pick<UserRow, 'email' | 'id' | 'language'>; passwordHash: string },
): Promise<void> {
  const now = context.clock.now().toISOString();
  await updatePassword(trx, { userId: user.id, passwordHash, now });
  await deleteSessionsOf(trx, user.id);
  await removeKnownBrowsers(trx, user.id);
  await endCodesOf(trx, context.keys.keyedHashes('email', user.email), now);
  await queueNotice(context, trx, { kind: 'passwordChanged', email: user.email, language: user.language });
}
