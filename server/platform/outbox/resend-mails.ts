import type { PlatformContext } from '../context.ts';
import type { Trx } from '../db/database.ts';
import type { OutboxTable } from '../db/tables.ts';
import { kindOf } from './queue-mail.ts';
import { type Actor, recordAction } from '../audit/record-action.ts';
import { StaffError } from '../audit/staff-error.ts';
import { isGivenUp } from './list-mails.ts';

/** The mails to resend: by id, or all that failed after days of tries. Refused mails must be named by id. */
export type MailsToResend = { kind: 'NAMED'; ids: readonly string[] } | { kind: 'ALL_FAILED' };

/**
 * Puts given-up mails back into the queue, all of them or none. They are tried for as long as new ones and keep their
 * Message-ID, so that a receiver can drop a duplicate.
 * @returns the number of mails.
 */
export async function resendMails(
  context: Pick<PlatformContext, 'clock' | 'db' | 'newId'>,
  mails: MailsToResend,
  actor: Actor,
): Promise<number> {
  return context.db.transaction().execute(async (trx) => {
    const ids = mails.kind === 'NAMED' ? [...new Set(mails.ids)] : await failedMails(trx);
    for (const id of ids) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      const mail = await mailNamed(trx, id);
      refuseUnlessKept(mail);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await queueAgain(trx, id, context.clock.now().toISOString());
      const [subject, details] = [mail.reference ?? id, { mailId: id, kind: kindOf(mail.mail_key) }];
      // oxlint-disable-next-line no-await-in-loop -- as above
      await recordAction(context, trx, { actor, action: 'RESEND_MAIL', subject, details });
    }
    return ids.length;
  });
}

async function failedMails(trx: Trx): Promise<string[]> {
  const rows = await trx
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'FAILED')
    .where('sealed', 'is not', null)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id);
}

interface NamedMail extends Pick<
  OutboxTable,
  'id' | 'mail_key' | 'next_attempt_at' | 'sealed' | 'sent_at' | 'state'
> {
  reference: string | null;
}

async function mailNamed(trx: Trx, id: string): Promise<NamedMail> {
  const mail = await trx
    .selectFrom('outbox')
    .leftJoin('bookings', 'bookings.id', 'outbox.booking_id')
    .select([
      'outbox.id',
      'outbox.mail_key',
      'outbox.state',
      'outbox.sealed',
      'outbox.next_attempt_at',
      'outbox.sent_at',
      'bookings.reference',
    ])
    .where('outbox.id', '=', id)
    .executeTakeFirst();
  if (mail === undefined) throw new StaffError(`There is no mail ${id}. The list: verandah mails list`);
  return mail;
}

function refuseUnlessKept(mail: NamedMail): void {
  if (mail.state === 'SENT') throw new StaffError(`Mail ${mail.id} was sent on ${mail.sent_at ?? ''}.`);
  if (mail.state === 'QUEUED')
    throw new StaffError(`Mail ${mail.id} is in the queue; its next try is at ${mail.next_attempt_at}.`);
  if (isGivenUp(mail.state) && mail.sealed !== null) return;
  throw new StaffError(
    `The text of mail ${mail.id} is gone, so it cannot be sent again: that of a code is not kept, and that of a booking goes when its guest is erased.`,
  );
}

async function queueAgain(trx: Trx, id: string, now: string): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ state: 'QUEUED', attempts: 0, resent_at: now, next_attempt_at: now, given_up_at: null })
    .where('id', '=', id)
    .execute();
}
