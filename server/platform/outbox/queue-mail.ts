import type { Mail, WrittenMail } from '../mail/mail.ts';
import type { PlatformContext } from '../context.ts';
import type { Trx } from '../db/database.ts';

export type MailKind =
  | 'account-code'
  | 'account-notice'
  | 'balance'
  | 'balance-notice'
  | 'balance-reminder'
  | 'differs-notice'
  | 'dispute-notice'
  | 'booked-notice'
  | 'cancelled'
  | 'cancelled-notice'
  | 'code'
  | 'confirmation'
  | 'contact'
  | 'link'
  | 'no-show'
  | 'no-show-undone'
  | 'option'
  | 'paid'
  | 'payment-failed'
  | 'payment-pending'
  | 'receipt'
  | 'refund'
  | 'returned'
  | 'undelivered-notice';

/** A mail to queue; the outbox adds the message id. */
export interface MailRequest {
  /** The kind of mail and its subject. The same key is sent only once. */
  mailKey: `${MailKind}:${string}`;
  mail: WrittenMail;
  /** The booking it is about: for the staff's list, and for erasing its text with the guest's data. */
  bookingId?: string;
  /** After this instant the mail is not sent, because its code has expired. */
  expiresAt?: string;
}

/**
 * Queues a mail, in the transaction of the change that it reports. Nothing is queued for a guest who has no address: the
 * staff made the booking and tell the guest themselves.
 */
export async function queueMail(
  context: Pick<PlatformContext, 'clock' | 'keys' | 'newId'>,
  trx: Trx,
  { mailKey, mail: { language, ...mail }, bookingId, expiresAt }: MailRequest,
): Promise<void> {
  if (mail.to.address === '') return;
  const id = context.newId();
  const now = context.clock.now().toISOString();
  const domain = mail.from.address.split('@').at(-1) ?? 'localhost';
  const message: Mail = { messageId: `<${id}@${domain}>`, ...mail };
  await trx
    .insertInto('outbox')
    .values({
      id,
      mail_key: mailKey,
      booking_id: bookingId ?? null,
      language,
      state: 'QUEUED',
      sealed: context.keys.seal(JSON.stringify(message)),
      created_at: now,
      resent_at: null,
      next_attempt_at: now,
      expires_at: expiresAt ?? null,
      sent_at: null,
      given_up_at: null,
      last_error: null,
      attempts: 0,
    })
    .onConflict((conflict) => conflict.column('mail_key').doNothing())
    .execute();
}

/** The kind of a mail, as logs and the staff's list name it. */
export function kindOf(mailKey: string): string {
  return mailKey.split(':')[0] ?? mailKey;
}
