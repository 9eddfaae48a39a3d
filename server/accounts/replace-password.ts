import type { AccountContext } from './context.ts';
import type { Trx } from '../platform/db/database.ts';
import { deleteSessionsOf, forgetBrowsers, updatePassword, type UserRow } from './account-repository.ts';
import { endCodesOf } from './codes/code-repository.ts';
import { queueNotice } from './queue-account-mail.ts';

/** Sets a new password: every session ends, open codes die with the old one, and the owner is told. */
export async function replacePassword(
  context: AccountContext,
  trx: Trx,
  { user, passwordHash }: { user: Pick<UserRow, 'email' | 'id'>; passwordHash: string },
): Promise<void> {
  const now = context.clock.now().toISOString();
  await updatePassword(trx, { userId: user.id, passwordHash, now });
  await deleteSessionsOf(trx, user.id);
  await forgetBrowsers(trx, user.id);
  await endCodesOf(trx, context.keys.keyedHashes('email', user.email), now);
  await queueNotice(context, trx, { kind: 'passwordChanged', email: user.email });
}
