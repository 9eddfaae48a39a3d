import { newToken } from '../platform/random.ts';
import type { Trx } from '../platform/db/database.ts';
import { hashOfToken } from '../platform/http/token-cookie.ts';
import {
  claimBookings,
  deleteSession,
  insertSession,
  addKnownBrowser,
  type UserRow,
} from './account-repository.ts';
import { type Account, SESSION_RULES, toAccount } from './account-session.ts';
import type { AccountCaller } from './caller.ts';
import type { AccountContext } from './context.ts';

export interface SignedIn {
  token: string;
  account: Account;
}

/**
 * Starts a session for a user who has just proven to be the owner; it replaces this browser's last session.
 */
export async function signIn(
  context: Pick<AccountContext, 'clock' | 'keys' | 'newId' | 'random'>,
  trx: Trx,
  { caller, user }: { caller: AccountCaller; user: UserRow },
): Promise<SignedIn> {
  const { guestHash, tokenHash } = caller;
  const now = context.clock.now();
  if (tokenHash !== undefined) await deleteSession(trx, tokenHash);
  await addKnownBrowser(trx, { userId: user.id, guestHash, now: now.toISOString() });
  await claimBookings(trx, {
    userId: user.id,
    emailKey: context.keys.keyedHash('email', user.email),
    now: now.toISOString(),
  });
  const token = newToken(context.random);
  await insertSession(trx, {
    id: context.newId(),
    user_id: user.id,
    token: hashOfToken(token),
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    expires_at: new Date(now.getTime() + SESSION_RULES.absoluteMs).toISOString(),
    // Neither the network nor the browser is stored (docs/decisions/0026).
    ip_address: '',
    user_agent: '',
  });
  return { token, account: toAccount(user) };
}
