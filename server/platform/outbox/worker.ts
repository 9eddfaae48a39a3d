import { type Mail, MailError, type OutgoingMail } from '../mail/mail.ts';
import type { PlatformContext } from '../context.ts';
import type { Trx } from '../db/database.ts';
import type { Outcome, Source } from '../deliveries/source.ts';
import { createWorker, type Worker } from '../deliveries/worker.ts';
import type { Log } from '../log.ts';
import { type FailureContext, handleFailure } from './handle-failure.ts';
import { type ClaimedMail, dropExpired, findDueMails, markSent, repairTimes } from './repository.ts';
import { LONGEST_DELAY_MS } from './retries.ts';

/** How far the clocks of two machines may differ. */
const CLOCK_TOLERANCE_MS = 300_000;

type OutboxContext = FailureContext & Pick<PlatformContext, 'attachmentOf' | 'db' | 'keys' | 'mail'>;

/** How an attempt ended. A mail server that does not take a mail is no error of ours. */
type Sent = { kind: 'EXPIRED' | 'SENT' } | { kind: 'NOT_TAKEN'; error: unknown };

/** Sends queued mails, oldest first, a few at a time. Failed mails are retried with growing delays. */
export function createOutboxWorker(context: OutboxContext, log: Log): Worker {
  return createWorker(context, mailsToSend({ ...context, log }));
}

function mailsToSend(context: OutboxContext & { log: Log }): Source<ClaimedMail, Sent> {
  return {
    batch: 20,
    // One slow mail does not delay the others, and the mail server is not overloaded.
    atOnce: 4,
    isExhausted: true,
    lease: { table: 'outbox', column: 'next_attempt_at', attempts: 'attempts' },
    prepare: putRight,
    due: findDueMails,
    deliver: (mail) => sendOne(context, mail),
    settle: (trx, outcomes) => settleMails(context, trx, outcomes),
  };
}

async function putRight(trx: Trx, now: Date): Promise<void> {
  await dropExpired(trx, now.toISOString());
  await repairTimes(trx, {
    now: now.toISOString(),
    latestQueued: later(now, CLOCK_TOLERANCE_MS),
    latestNext: later(now, LONGEST_DELAY_MS + CLOCK_TOLERANCE_MS),
  });
}

async function sendOne(context: OutboxContext, mail: ClaimedMail): Promise<Sent> {
  const { expiresAt } = mail;
  // It may have waited for those before it.
  if (expiresAt !== null && expiresAt <= context.clock.now().toISOString()) return { kind: 'EXPIRED' };
  try {
    await context.mail.send(await withFiles(context, openMail(context, mail)));
    return { kind: 'SENT' };
  } catch (error) {
    return { kind: 'NOT_TAKEN', error };
  }
}

async function settleMails(
  context: OutboxContext & { log: Log },
  trx: Trx,
  outcomes: readonly Outcome<ClaimedMail, Sent>[],
): Promise<(() => void)[]> {
  const now = context.clock.now().toISOString();
  const sent: string[] = [];
  let hasExpired = false;
  const told: (() => void)[] = [];
  for (const outcome of outcomes) {
    const { row: mail } = outcome;
    const result: Sent =
      outcome.kind === 'DONE' ? outcome.result : { kind: 'NOT_TAKEN', error: outcome.error };
    if (result.kind === 'SENT') sent.push(mail.id);
    if (result.kind === 'EXPIRED') hasExpired = true;
    // oxlint-disable-next-line no-await-in-loop -- one connection
    if (result.kind === 'NOT_TAKEN')
      told.push(await handleFailure(context, trx, { mail, error: result.error }));
  }
  await markSent(trx, sent, now);
  if (hasExpired) await dropExpired(trx, now);
  return told;
}

function openMail({ keys }: OutboxContext, { sealed }: ClaimedMail): Mail {
  try {
    // Written by the outbox; the encryption proves its origin.
    return JSON.parse(keys.open(sealed)) as Mail;
  } catch {
    // VERANDAH_SECRET may be wrong and corrected while the mail is retried.
    throw new MailError({ code: 'UNREADABLE', isRefusal: false });
  }
}

async function withFiles(
  { attachmentOf }: OutboxContext,
  { attachmentIds = [], ...mail }: Mail,
): Promise<OutgoingMail> {
  const made = await Promise.all(attachmentIds.map(attachmentOf));
  const files = made.filter((file) => file !== undefined);
  return files.length === 0 ? mail : { ...mail, files };
}

function later(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
