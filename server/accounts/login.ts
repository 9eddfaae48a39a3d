import { DomainError } from '#domain/refusal';
import type { LoginRequest } from '#schemas/api-types';
import { findCredential, findRegistration, findUser } from './account-repository.ts';
import { scopeOf } from './account-code.ts';
import type { AccountCaller } from './caller.ts';
import { checkPassword } from './check-password.ts';
import { REGISTRATION_LIFE_MS } from './register.ts';
import { type SignedIn, signIn } from './sign-in.ts';
import type { AttemptKey } from './password-attempts.ts';
import { type Requester, requesterOf } from './codes/requester.ts';
import { findCodeOfAddress } from './codes/code-repository.ts';
import type { AccountContext } from './context.ts';
import { checkedFields } from '../platform/http/check-fields.ts';

/** Signs in with a new session. An address without an account gets the same answer after the same work. */
export async function login(
  context: AccountContext,
  caller: AccountCaller,
  request: LoginRequest,
): Promise<SignedIn> {
  const email = checkedFields(['email'], request).email.toLowerCase();
  const { password } = request;
  const credential = await findCredential(context.db, { email });
  const requester = await requesterOf(context, { ...caller, email });
  const passwordHash = credential?.passwordHash;
  const isRight = await checkPassword(context, { password, passwordHash, counted: triesOf(requester) });
  if (!isRight || credential === undefined) {
    await refuseUnverified(context, caller, { email, password });
    throw new DomainError('WRONG_CREDENTIALS');
  }
  return context.db.transaction().execute(async (trx) => {
    const user = await findUser(trx, { userId: credential.userId });
    const current = await findCredential(trx, { userId: credential.userId });
    // The password may have been replaced while it was compared.
    if (user === undefined || current?.passwordHash !== passwordHash) {
      throw new DomainError('WRONG_CREDENTIALS');
    }
    return signIn(context, trx, { caller, user });
  });
}

/** This browser registered with that password, so the refusal may say that the address is unconfirmed. */
async function refuseUnverified(
  context: AccountContext,
  caller: AccountCaller,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const code = await findCodeOfAddress(
    context.db,
    scopeOf(context, caller, { purpose: 'VERIFY_EMAIL', email }),
  );
  if (code?.registration_id == null) return;
  const createdAfter = new Date(context.clock.now().getTime() - REGISTRATION_LIFE_MS).toISOString();
  const registration = await findRegistration(context.db, code.registration_id, createdAfter);
  if (await context.passwords.verify(registration?.password_hash, password)) {
    throw new DomainError('EMAIL_UNVERIFIED');
  }
}

/**
 * A known browser has attempts of its own, which strangers cannot use up. Others are counted per account and
 * network first, so that one network cannot make another wait until the limit of the whole account (TRUST A6,
 * A7).
 */
function triesOf({ emailKey, guestHash, networkKey, wideNetworkKey, isKnown }: Requester): AttemptKey[] {
  if (isKnown) return [{ rule: 'PASSWORD_ASKER', of: `${emailKey}:${guestHash}` }];
  return [
    { rule: 'PASSWORD_ASKER', of: `${emailKey}:${wideNetworkKey}` },
    { rule: 'PASSWORD_ACCOUNT', of: emailKey },
    { rule: 'PASSWORD_NETWORK', of: networkKey },
    { rule: 'PASSWORD_EVERYBODY', of: 'everybody' },
  ];
}
