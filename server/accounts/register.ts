import type { RegisterRequest, Verification } from '#schemas/api-types';
import { findUser, insertRegistration } from './account-repository.ts';
import { issueAccountCode, makeAccountCode } from './account-code.ts';
import type { AccountCaller } from './caller.ts';
import type { AccountContext } from './context.ts';
import { checkedFields } from '../platform/http/check-fields.ts';

/** How long somebody may take to confirm the address, with as many codes as that needs. */
export const REGISTRATION_LIFE_MS = 24 * 3_600_000;

const FIELDS = ['email', 'phone', 'firstName', 'lastName', 'password', 'confirmPassword'] as const;

/**
 * Keeps what was written and mails a code to the address; there is no account before the code came back. An address that
 * has one gets a mail that says so, and whoever asked gets the same answer after the same work.
 */
export async function register(
  context: AccountContext,
  caller: AccountCaller,
  request: RegisterRequest,
): Promise<Verification> {
  const { password, phone, firstName, lastName, ...values } = checkedFields(FIELDS, request);
  const email = values.email.toLowerCase();
  const purpose = 'VERIFY_EMAIL';
  const [passwordHash, wanted] = await Promise.all([
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
      password_hash: passwordHash,
      created_at: context.clock.now().toISOString(),
    };
    await insertRegistration(trx, registration);
    const owner = await findUser(trx, { email });
    const mail = owner === undefined ? 'register' : 'known';
    const wish = { purpose, email, registrationId: registration.id, userId: null, mail } as const;
    return issueAccountCode(context, trx, { wish, wanted });
  });
}
