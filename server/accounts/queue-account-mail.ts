import type { Context } from '../context.ts';
import type { Trx } from '../db/database.ts';
import {
  accountMail,
  type AccountMailKind,
  type AccountMailSender,
  accountNotice,
  type AccountNoticeKind,
} from '../mails/account-mail.ts';
import { addressMail, nameless } from '../mails/address-mail.ts';
import type { MailDocument } from '../mails/mail-document.ts';
import { queueMail } from '../outbox/queue-mail.ts';

/** Queues the mail that carries a code, or the one that takes its place. */
export async function queueCodeMail(
  context: Context,
  trx: Trx,
  wish: { kind: AccountMailKind; codeId: string; email: string; code: string; expiresAt: string },
): Promise<void> {
  const document = accountMail(context.release.get().text, wish.kind, { ...senderOf(context), ...wish });
  await queueMail(context, trx, {
    mailKey: `account-code:${wish.codeId}`,
    mail: envelope(context, document, wish.email),
    expiresAt: wish.expiresAt,
  });
}

/** Tells an owner what has just been changed. */
export async function queueNotice(
  context: Context,
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
function senderOf(context: Context): AccountMailSender {
  const { hotel, locations } = context.release.get().catalogue;
  return { hotel: hotel.businessName, timezone: locations[0]?.timezone ?? 'UTC' };
}

function envelope(context: Context, document: MailDocument, email: string): ReturnType<typeof addressMail> {
  const { hotel, locations } = context.release.get().catalogue;
  return addressMail(context, document, {
    guest: nameless(email),
    location: { name: hotel.businessName, email: locations[0]?.email ?? '' },
  });
}
