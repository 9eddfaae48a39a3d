import { DomainError } from '#domain/refusal';
import type { RegisterRequest, ResendCodeRequest, Verification } from '#schemas/api-types';
import { checkedFields } from '../platform/http/check-fields.ts';
import { issueAccountCode, makeAccountCode, scopeOf } from './account-code.ts';
import { findUser, insertRegistration } from './account-repository.ts';
import type { AccountCaller } from './caller.ts';
import { findCodeOfAddress } from './codes/code-repository.ts';
import type { AccountContext } from './context.ts';

export const REGISTRATION_LIFE_MS = 24 * 3_600_000;

const FIELDS = ['email', 'phone', 'firstName', 'lastName', 'password', 'confirmPassword'] as const;

/**
 * Stores the registration and mails a code; the account is created when the code is entered. An address with
 * an account gets a mail that says so, and the caller gets the same answer after the same work.
 */
export async function register(
  context: AccountContext,
  caller: AccountCaller,
  request: RegisterRequest,
): Promise<Verification> {
  const { password, phone, firstName, lastName, ...values } = checkedFields(FIELDS, request);
  const email = values.email.toLowerCase();
  const purpose = 'VERIFY_EMAIL';
  const [passwordHash, requestedCode] = await Promise.all([
    context.passwords.hash(password),
    makeAccountCode(context, caller, { purpose, email }),
  ]);
  return context.db.transaction().execute(async (trx) => {
    const registration = {
      id: context.newId(),
      email,
      first_name: firstName,
      last_name: lastName,
      phone,
      language: caller.language,
      password_hash: passwordHash,
      created_at: context.clock.now().toISOString(),
    };
    await insertRegistration(trx, registration);
    const owner = await findUser(trx, { email });
    const codeRequest = {
      purpose,
      email,
      registrationId: registration.id,
      userId: null,
      mail: owner === undefined ? 'register' : 'known',
      language: owner?.language ?? caller.language,
    } as const;
    return issueAccountCode(context, trx, { codeRequest, requestedCode });
  });
}

/** Mails a new code for an address that this browser has to confirm; the one before stops working. */
export async function resendCode(
  context: AccountContext,
  caller: AccountCaller,
  request: ResendCodeRequest,
): Promise<Verification> {
  const email = checkedFields(['email'], request).email.toLowerCase();
  const purpose = 'VERIFY_EMAIL';
  const requestedCode = await makeAccountCode(context, caller, { purpose, email });
  return context.db.transaction().execute(async (trx) => {
    const before = await findCodeOfAddress(trx, scopeOf(context, caller, { purpose, email }));
    // The browser may know what it requested, but not whether the address has an account.
    if (before === undefined || (before.registration_id === null && before.user_id === null)) {
      throw new DomainError('NOTHING_TO_VERIFY');
    }
    const owner = await findUser(trx, { email });
    const mail = before.registration_id === null ? 'changeEmail' : 'register';
    const codeRequest = {
      purpose,
      email,
      registrationId: before.registration_id,
      userId: before.user_id,
      mail: owner === undefined ? mail : 'known',
      language: owner?.language ?? caller.language,
    } as const;
    return issueAccountCode(context, trx, { codeRequest, requestedCode });
  });
}
