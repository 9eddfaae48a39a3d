import type { Insertable } from 'kysely';
import type { Mail } from '../adapters/mail.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/database.ts';
import { fixedQuery } from '../db/fixed-query.ts';
import type { Tables } from '../db/tables.ts';

/** What a use case asks for; the outbox adds the message id. */
export interface MailRequest {
  /** One mail per key: asking twice sends once. */
  mailKey: string;
  mail: Omit<Mail, 'messageId'>;
  /** A code that no longer works is not worth sending. */
  expiresAt?: string;
}

/** Puts a mail into the outbox, in the transaction of the change that it tells about. */
export async function queueMail(
  context: Pick<Context, 'clock' | 'keys' | 'newId'>,
  trx: Trx,
  { mailKey, mail, expiresAt }: MailRequest,
): Promise<void> {
  const id = context.newId();
  const now = context.clock.now().toISOString();
  const domain = mail.from.address.split('@').at(-1) ?? 'localhost';
  const message: Mail = { messageId: `<${id}@${domain}>`, ...mail };
  await insertMail(trx, {
    id,
    mail_key: mailKey,
    state: 'QUEUED',
    sealed: context.keys.seal(JSON.stringify(message)),
    created_at: now,
    next_attempt_at: now,
    expires_at: expiresAt ?? null,
    sent_at: null,
    last_error: null,
    attempts: 0,
  });
}

const insertMail = fixedQuery((db, mail: Insertable<Tables['outbox']>) =>
  db
    .insertInto('outbox')
    .values(mail)
    .onConflict((conflict) => conflict.column('mail_key').doNothing()),
);
