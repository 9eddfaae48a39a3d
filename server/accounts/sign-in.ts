import type { AccountContext } from './context.ts';
import type { Trx } from '../platform/db/database.ts';
import { claimBookings, rememberBrowser } from './account-repository.ts';
import type { AccountCaller } from './caller.ts';

/** Who signs in, having proven it. */
export interface SignIn {
  caller: AccountCaller;
  userId: string;
  /** In lower case. */
  email: string;
}

/** Starts a session in the place of this browser's last one, and returns its token. */
export async function signIn(
  context: Pick<AccountContext, 'accounts' | 'clock' | 'keys'>,
  trx: Trx,
  { caller, userId, email }: SignIn,
): Promise<string> {
  const { guestHash, tokenHash } = caller;
  const now = context.clock.now().toISOString();
  if (tokenHash !== undefined) await context.accounts.endSession(trx, tokenHash);
  await rememberBrowser(trx, { userId, guestHash, now });
  await claimBookings(trx, { userId, emailKey: context.keys.keyedHash('email', email) });
  return context.accounts.startSession(trx, userId);
}
