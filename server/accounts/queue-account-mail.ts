import type { FreshCode } from './codes/code.ts';
import type { AddressScope, CodeRow } from './codes/code-repository.ts';
import type { AccountContext } from './context.ts';
import type { Trx } from '../platform/db/database.ts';
import {
  accountMail,
  type AccountMailKind,
  type AccountMailSender,
  accountNotice,
  type AccountNoticeKind,
} from './account-mail.ts';
import { addressMail, nameless } from '../platform/mail/address-mail.ts';
import type { MailDocument } from '../platform/mail/mail-document.ts';
import { proofOf } from './proof.ts';
import { queueMail } from '../platform/outbox/queue-mail.ts';

/** Queues the mail that carries a code, or the one that takes its place. */
export async function queueCodeMail(
  context: AccountContext,
  trx: Trx,
  {
    wish,
    code,
    fresh,
  }: {
    wish: { email: string; mail: AccountMailKind; purpose: AddressScope['purpose'] };
    code: CodeRow;
    fresh: FreshCode;
  },
): Promise<void> {
  const document = accountMail(context.release.get().text, wish.mail, {
    ...senderOf(context),
    proof: proofOf(context, fresh, PAGES[wish.purpose]),
    expiresAt: code.expires_at,
  });
  await queueMail(context, trx, {
    mailKey: `account-code:${code.id}`,
    mail: envelope(context, document, wish.email),
    expiresAt: code.expires_at,
  });
}

/** Where a mailed link leads. */
const PAGES = { VERIFY_EMAIL: '/verify-email', RESET_PASSWORD: '/reset-password' } as const;

/** Tells an owner what has just been changed. */
export async function queueNotice(
  context: AccountContext,
  trx: Trx,
  { kind, email }: { kind: AccountNoticeKind; email: string },
): Promise<void> {
  const at = context.clock.now().toISOString();
  const document = accountNotice(context.release.get().text, kind, { ...senderOf(context), at });
  await queueMail(context, trx, {
    mailKey: `account-notice:${context.newId()}`,
    mail: envelope(context, document, email),
  });
}

/** An account belongs to the whole hotel; its clock is that of its first location. */
function senderOf(context: AccountContext): AccountMailSender {
  const { hotel, locations } = context.release.get().catalogue;
  return { hotel: hotel.businessName, timezone: locations[0]?.timezone ?? 'UTC' };
}

function envelope(
  context: AccountContext,
  document: MailDocument,
  email: string,
): ReturnType<typeof addressMail> {
  const { hotel, locations } = context.release.get().catalogue;
  return addressMail(context, document, {
    guest: nameless(email),
    location: { name: hotel.businessName, email: locations[0]?.email ?? '' },
  });
}
