import { MailError } from '../mail/mail.ts';
import type { PlatformContext } from '../context.ts';
import type { Trx } from '../db/database.ts';
import type { Log } from '../log.ts';
import { kindOf } from './queue-mail.ts';
import { type ClaimedMail, giveUpMail, scheduleRetry } from './repository.ts';
import { isTriedOut, retryDelayMs } from './retries.ts';

export type FailureContext = Pick<PlatformContext, 'clock' | 'metrics' | 'onMailRefused'>;

interface Failed {
  mail: ClaimedMail;
  error: unknown;
}

/**
 * Schedules a retry for a failed mail, or gives it up: at once if the recipient's server refused it permanently.
 * @returns what is to be logged and counted once the transaction is committed.
 */
export async function handleFailure(
  context: FailureContext & { log: Log },
  trx: Trx,
  { mail, error }: Failed,
): Promise<() => void> {
  const { id: mailId, attempts } = mail;
  const now = context.clock.now();
  const failure = { reason: reasonOf(error), now };
  if (error instanceof MailError && error.isRefusal)
    return giveUp(context, trx, { mail, state: 'REFUSED', replyCode: error.replyCode, ...failure });
  if (isTriedOut(mail, now)) return giveUp(context, trx, { mail, state: 'FAILED', ...failure });
  const at = new Date(now.getTime() + retryDelayMs(attempts)).toISOString();
  await scheduleRetry(trx, mail, { reason: failure.reason, at });
  const details = { mailId, kind: kindOf(mail.mailKey), attempts, reason: failure.reason };
  return () => context.log.warn(details, 'mail not sent');
}

interface GivenUp {
  mail: ClaimedMail;
  state: 'FAILED' | 'REFUSED';
  reason: string;
  replyCode?: number | undefined;
  now: Date;
}

async function giveUp(
  { log, metrics, onMailRefused }: FailureContext & { log: Log },
  trx: Trx,
  { mail, state, reason, replyCode, now }: GivenUp,
): Promise<() => void> {
  const isGivenUp = await giveUpMail(trx, mail, { state, reason, now: now.toISOString() });
  // Another worker has claimed it.
  if (!isGivenUp) return () => {};
  if (state === 'REFUSED') await onMailRefused(trx, { mail, replyCode });
  const details = { mailId: mail.id, kind: kindOf(mail.mailKey), attempts: mail.attempts, reason };
  // A guest who mistypes an address causes this, so it is a warning and not counted.
  if (mail.expiresAt !== null) return () => log.warn(details, 'code refused by the server of the recipient');
  return () => {
    metrics.countMailGivenUp({ state, reason: reason.split(' ')[0] ?? reason });
    log.error(details, 'mail given up');
  };
}

/** A code only: error messages often repeat the address. */
function reasonOf(error: unknown): string {
  if (error instanceof MailError) return error.message;
  return error instanceof Error && 'code' in error ? String(error.code).slice(0, 40) : 'UNKNOWN';
}
