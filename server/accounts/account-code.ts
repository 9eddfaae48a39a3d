import type { FieldName } from '#domain/guest';
import { DomainError } from '#domain/refusal';
import type { Verification } from '#schemas/api-types';
import type { Trx } from '../platform/db/database.ts';
import { checkedFields } from '../platform/http/check-fields.ts';
import { type AccountMailKind, queueCodeMail } from './account-mail.ts';
import type { AccountCaller } from './caller.ts';
import { type Requester, requesterOf } from './codes/requester.ts';
import { type FreshCode, isLinkToken } from './codes/code.ts';
import { refuseTooSoon } from './codes/code-limits.ts';
import {
  type AddressScope,
  type CodeRow,
  findCodeOfAddress,
  findLinksOfBrowser,
} from './codes/code-repository.ts';
import { fitsCode, isRightGuess, makeCodeFor, storeCode, toVerification } from './codes/codes.ts';
import type { AccountContext } from './context.ts';

/**
 * A request for a code. Both ids are null when the address has nothing to prove; such a code has no effect.
 */
export interface CodeRequest {
  purpose: AddressScope['purpose'];
  /** In lower case. */
  email: string;
  registrationId: string | null;
  userId: string | null;
  mail: AccountMailKind;
  /** Of the page that asks, or of the account whose owner did not. */
  language: string;
}

export interface RequestedCode {
  requester: Requester;
  fresh: FreshCode;
}

/** Makes a code for an address in this browser. Hashing is slow, so call it before the transaction. */
export async function makeAccountCode(
  context: Pick<AccountContext, 'clock' | 'db' | 'keys' | 'random'>,
  caller: AccountCaller,
  { email, purpose }: Pick<CodeRequest, 'email' | 'purpose'>,
): Promise<RequestedCode> {
  const requester = await requesterOf(context, { ...caller, email });
  return { requester, fresh: await makeCodeFor(context, requester, { purpose, booking_id: null }) };
}

/**
 * Stores the code as the newest one and queues its mail. Does the same work whether or not the address has an
 * account.
 */
export async function issueAccountCode(
  context: AccountContext,
  trx: Trx,
  {
    codeRequest,
    requestedCode: { requester, fresh },
  }: { codeRequest: CodeRequest; requestedCode: RequestedCode },
): Promise<Verification> {
  await refuseTooSoon(trx, requester, context.clock.now());
  const subject = {
    purpose: codeRequest.purpose,
    booking_id: null,
    registration_id: codeRequest.registrationId,
    user_id: codeRequest.userId,
    email: codeRequest.email,
  };
  const code = await storeCode(context, trx, { requester, fresh, subject, limit: { rule: 'CODE_NETWORK' } });
  await queueCodeMail(context, trx, { codeRequest, code, fresh });
  return toVerification(codeRequest.email, code);
}

/**
 * Finds the code that was typed, or the link that was opened, counts the guess and compares it. The caller
 * consumes the code in the transaction of its effect. Refuses with OTP_EXPIRED when this browser has no code
 * for the address and purpose. A link needs no address: the browser that requested it finds it by its token.
 */
export async function provenCode(
  context: Pick<AccountContext, 'clock' | 'db' | 'keys'>,
  caller: AccountCaller,
  { otp, email, purpose }: { otp: string; email: string | undefined; purpose: CodeRequest['purpose'] },
): Promise<CodeRow> {
  const code =
    isLinkToken(otp) && email === undefined
      ? await linkOf(context, caller, { purpose, token: otp })
      : await findCodeOfAddress(context.db, scopeOf(context, caller, { email: email ?? '', purpose }));
  if (code === undefined || code.expires_at <= context.clock.now().toISOString())
    throw new DomainError('OTP_EXPIRED');
  if (!(await isRightGuess(context, code, otp))) throw new DomainError('OTP_INVALID');
  return code;
}

async function linkOf(
  context: Pick<AccountContext, 'db' | 'keys'>,
  { guestHash }: AccountCaller,
  { purpose, token }: { purpose: CodeRequest['purpose']; token: string },
): Promise<CodeRow | undefined> {
  const links = await findLinksOfBrowser(context.db, { purpose, guestHash });
  const areRight = await Promise.all(links.map((link) => fitsCode(context, link, token)));
  return links.find((_link, index) => areRight[index]);
}

/** Returns the scope in which `findCodeOfAddress` looks for the codes of an address. */
export function scopeOf(
  { keys }: Pick<AccountContext, 'keys'>,
  { guestHash }: AccountCaller,
  { email, purpose }: Pick<CodeRequest, 'email' | 'purpose'>,
): AddressScope {
  return { purpose, emailKeys: keys.keyedHashes('email', email), guestHash };
}

/**
 * `checkedFields` for a form with a code. The token of a mailed link is returned unchecked, because no guest
 * typed it.
 */
export function checkedFieldsWithCode<Name extends FieldName>(
  fields: readonly Name[],
  typed: Readonly<Partial<Record<Name | 'otp', string>>>,
): Record<Name | 'otp', string> {
  const { otp } = typed;
  if (otp === undefined || !isLinkToken(otp)) return checkedFields(['otp', ...fields], typed);
  return { ...checkedFields<FieldName>(fields, typed), otp };
}
