import type { CatalogueLocation } from '#schemas/types';
import { type ReleaseContext, textsForHotel } from '../release/index.ts';
import type { Trx } from '../platform/db/database.ts';
import { contentsOf } from '../platform/mail/address-mail.ts';
import { contactMessageMail, contactReceiptMail, type WrittenMessage } from './contact-mails.ts';
import { queueMail } from '../platform/outbox/queue-mail.ts';

interface QueuedMessage {
  id: string;
  location: CatalogueLocation;
  written: WrittenMessage;
  /** In which the guest reads the receipt. */
  language: string;
}

/**
 * Queues both mails. The hotel can reply to the guest directly, but neither mail is sent in the guest's name.
 */
export async function queueMessage(
  context: ReleaseContext,
  trx: Trx,
  { id, location, written, language }: QueuedMessage,
): Promise<void> {
  const release = context.release.get();
  const hotel = { name: location.name, address: location.email };
  const from = context.config.mailFrom ?? hotel;
  const guest = { name: written.name, address: written.email };
  const message = contentsOf(contactMessageMail(textsForHotel(release), location.name, written));
  await queueMail(context, trx, {
    mailKey: `contact:${id}`,
    mail: { from, to: hotel, replyTo: guest, ...message },
  });
  const receipt = contentsOf(contactReceiptMail(release.text(language), location.name));
  // Without the typed name: see contactReceiptMail.
  await queueMail(context, trx, {
    mailKey: `receipt:${id}`,
    mail: { from, to: { name: '', address: written.email }, replyTo: hotel, ...receipt },
  });
}
