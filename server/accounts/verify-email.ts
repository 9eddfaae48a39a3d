import { DomainError } from '#domain/refusal';
import type { VerifyEmailRequest } from '#schemas/api-types';
import { checkedFieldsWithCode, provenCode } from './account-code.ts';
import {
  deleteRegistrations,
  findRegistration,
  findUser,
  insertUser,
  updateUser,
} from './account-repository.ts';
import type { AccountCaller } from './caller.ts';
import { isLinkToken } from './codes/code.ts';
import { type CodeRow, consumeCode, endCodesOf } from './codes/code-repository.ts';
import { queueNotice } from './account-mail.ts';
import { REGISTRATION_LIFE_MS } from './register.ts';
import { type SignedIn, signIn } from './sign-in.ts';
import type { AccountContext } from './context.ts';
import type { Trx } from '../platform/db/database.ts';
import type { Account } from './account-session.ts';

/**
 * Proves the address: it becomes an account with the registration of this browser, or the new address of the
 * account that is signed in. Other registrations of the address are dropped (TRUST T10).
 */
export async function verifyEmail(
  context: AccountContext,
  { caller, account }: { caller: AccountCaller; account: Account | undefined },
  request: VerifyEmailRequest,
): Promise<SignedIn> {
  const code = await provenCode(context, caller, { purpose: 'VERIFY_EMAIL', ...proofIn(request) });
  const email = code.email ?? '';
  return context.db.transaction().execute(async (trx) => {
    const now = context.clock.now().toISOString();
    if (!(await consumeCode(trx, code.id, now))) throw new DomainError('OTP_EXPIRED');
    // The address is already proven: a second code has no effect.
    if ((await findUser(trx, { email })) !== undefined) throw new DomainError('OTP_EXPIRED');
    const userId =
      code.registration_id === null
        ? await moveAccount(context, trx, { code, account })
        : await openAccount(context, trx, code.registration_id);
    await deleteRegistrations(trx, email);
    await endCodesOf(trx, context.keys.keyedHashes('email', email), now);
    const user = await findUser(trx, { userId });
    if (user === undefined) throw new DomainError('OTP_EXPIRED');
    return signIn(context, trx, { caller, user });
  });
}

/** A link opens without a form that has the address; its token is enough. */
function proofIn({ email, otp }: VerifyEmailRequest): { email: string | undefined; otp: string } {
  if (email === undefined && isLinkToken(otp)) return { email, otp };
  const checked = checkedFieldsWithCode(['email'], { email: email ?? '', otp });
  return { email: checked.email.toLowerCase(), otp: checked.otp };
}

async function openAccount(context: AccountContext, trx: Trx, registrationId: string): Promise<string> {
  const createdAfter = new Date(context.clock.now().getTime() - REGISTRATION_LIFE_MS).toISOString();
  const registration = await findRegistration(trx, registrationId, createdAfter);
  if (registration === undefined) throw new DomainError('OTP_EXPIRED');
  const { email, first_name, last_name, phone, language, password_hash: passwordHash } = registration;
  const now = context.clock.now().toISOString();
  const user = {
    id: context.newId(),
    email,
    email_verified: 1,
    first_name,
    last_name,
    phone,
    language,
    gender: null,
    picture: null,
    created_at: now,
    updated_at: now,
  };
  await insertUser(trx, user, { id: context.newId(), passwordHash });
  return user.id;
}

/** Only while the requesting account is still signed in. */
async function moveAccount(
  context: AccountContext,
  trx: Trx,
  { code, account }: { code: CodeRow; account: Account | undefined },
): Promise<string> {
  if (account === undefined || account.id !== code.user_id) throw new DomainError('OTP_EXPIRED');
  const now = context.clock.now().toISOString();
  await updateUser(trx, account.id, { email: code.email ?? '', updatedAt: now });
  await endCodesOf(trx, context.keys.keyedHashes('email', account.email), now);
  const { email, language } = account;
  await queueNotice(context, trx, { kind: 'emailChanged', email, language });
  return account.id;
}
