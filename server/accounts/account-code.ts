import { DomainError } from '#domain/refusal';
import type { Verification } from '#schemas/api-types';
import { type Asker, askerOf } from './codes/asker.ts';
import { type FreshCode, isCode, isLinkToken, makeCode } from './codes/code.ts';
import { countGuess, formOfCode, refuseTooManyCodes, refuseTooSoon } from './codes/code-limits.ts';
import {
  type AddressScope,
  codeRow,
  type CodeRow,
  findCodeOfAddress,
  findLinksOfBrowser,
  replaceCode,
} from './codes/code-repository.ts';
import { toVerification } from './codes/to-verification.ts';
import type { AccountContext } from './context.ts';
import type { Trx } from '../platform/db/database.ts';
import type { AccountMailKind } from './account-mail.ts';
import type { AccountCaller } from './caller.ts';
import { queueCodeMail } from './queue-account-mail.ts';
import { countTry } from './tries.ts';

/** What a code is wanted for. Both ids are empty for an address that has nothing to prove: the code then opens nothing. */
export interface CodeWish {
  purpose: AddressScope['purpose'];
  /** In lower case. */
  email: string;
  registrationId: string | null;
  userId: string | null;
  mail: AccountMailKind;
}

/** A code that belongs to an asker and is not stored yet. */
export interface WantedCode {
  asker: Asker;
  fresh: FreshCode;
}

/** A fresh code for an address in this browser; its hash is slow, so it is made before the transaction. */
export async function makeAccountCode(
  context: Pick<AccountContext, 'clock' | 'db' | 'keys' | 'random'>,
  caller: AccountCaller,
  { email, purpose }: Pick<CodeWish, 'email' | 'purpose'>,
): Promise<WantedCode> {
  const asker = await askerOf(context, { ...caller, email });
  const form = await formOfCode(context.db, asker, context.clock.now());
  return { asker, fresh: await makeCode(context, { scope: textOf({ ...asker, purpose }), form }) };
}

/** Stores the code as the newest one and queues its mail: the same work whether or not the address has an account. */
export async function issueAccountCode(
  context: AccountContext,
  trx: Trx,
  { wish, wanted: { asker, fresh } }: { wish: CodeWish; wanted: WantedCode },
): Promise<Verification> {
  const now = context.clock.now();
  await refuseTooSoon(trx, asker, now);
  await refuseTooManyCodes(trx, asker, now);
  if (!asker.isKnown) await countTry(trx, { rule: 'CODE_NETWORK', of: asker.networkKey }, now);
  const row = codeRow(
    { asker, fresh, id: context.newId(), now },
    {
      purpose: wish.purpose,
      booking_id: null,
      registration_id: wish.registrationId,
      user_id: wish.userId,
      email: wish.email,
    },
  );
  await replaceCode(trx, row);
  await queueCodeMail(context, trx, { wish, code: row, fresh });
  return toVerification(wish.email, row);
}

/**
 * The code that was typed or the link that was opened, counted and compared; whoever goes on consumes it in the
 * transaction of its effect. Without a code in this browser, for this address and purpose, every code has expired. A link
 * needs no address: its token finds the code, in the browser that asked for it.
 */
export async function provenCode(
  context: Pick<AccountContext, 'clock' | 'db' | 'keys'>,
  caller: AccountCaller,
  { otp, email, purpose }: { otp: string; email: string | undefined; purpose: CodeWish['purpose'] },
): Promise<CodeRow> {
  const code =
    isLinkToken(otp) && email === undefined
      ? await linkOf(context, caller, { purpose, token: otp })
      : await findCodeOfAddress(context.db, scopeOf(context, caller, { email: email ?? '', purpose }));
  if (code === undefined || code.expires_at <= context.clock.now().toISOString())
    throw new DomainError('OTP_EXPIRED');
  await countGuess(context, code);
  if (!(await isCode(context, code, { scope: scopeTextOf(code), code: otp })))
    throw new DomainError('OTP_INVALID');
  return code;
}

/** The live link of this browser with that token. */
async function linkOf(
  context: Pick<AccountContext, 'db' | 'keys'>,
  { guestHash }: AccountCaller,
  { purpose, token }: { purpose: CodeWish['purpose']; token: string },
): Promise<CodeRow | undefined> {
  const links = await findLinksOfBrowser(context.db, { purpose, guestHash });
  const areRight = await Promise.all(
    links.map((link) => isCode(context, link, { scope: scopeTextOf(link), code: token })),
  );
  return links.find((_link, index) => areRight[index]);
}

/** Where the codes of an address are found. */
export function scopeOf(
  { keys }: Pick<AccountContext, 'keys'>,
  { guestHash }: AccountCaller,
  { email, purpose }: Pick<CodeWish, 'email' | 'purpose'>,
): AddressScope {
  return { purpose, emailKeys: keys.keyedHashes('email', email), guestHash };
}

function scopeTextOf(code: CodeRow): string {
  return textOf({ purpose: code.purpose, emailKey: code.email_key, guestHash: code.guest_hash });
}

function textOf({
  purpose,
  emailKey,
  guestHash,
}: Record<'emailKey' | 'guestHash' | 'purpose', string>): string {
  return `${purpose}:${emailKey}:${guestHash}`;
}
