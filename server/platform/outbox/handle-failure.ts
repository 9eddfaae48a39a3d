import { MailError } from '../mail/mail.ts';
import type { PlatformContext } from '../context.ts';
import type { Log } from '../log.ts';
import { kindOf } from './queue-mail.ts';
import { type ClaimedMail, giveUpMail, scheduleRetry } from './repository.ts';
import { isTriedOut, retryDelayMs } from './retries.ts';

export type FailureContext = Pick<PlatformContext, 'clock' | 'db' | 'metrics' | 'onMailRefused'>;

/** Schedules a retry for a failed mail, or gives it up: at once if the recipient's server refused it permanently. */
export async function handleFailure(
  context: FailureContext,
  log: Log,
  { mail, error }: { mail: ClaimedMail; error: unknown },
): Promise<void> {
  const { id: mailId, attempts } = mail;
  const now = context.clock.now();
  const failure = { reason: reasonOf(error), now };
  if (error instanceof MailError && error.isRefusal)
    return giveUp(context, log, { mail, state: 'REFUSED', replyCode: error.replyCode, ...failure });
  if (isTriedOut(mail, now)) return giveUp(context, log, { mail, state: 'FAILED', ...failure });
  log.warn({ mailId, kind: kindOf(mail.mailKey), attempts, reason: failure.reason }, 'mail not sent');
  const at = new Date(now.getTime() + retryDelayMs(attempts)).toISOString();
  return scheduleRetry(context.db, mail, { reason: failure.reason, at });
}

interface GivenUp {
  mail: ClaimedMail;
  state: 'FAILED' | 'REFUSED';
  reason: string;
  replyCode?: number | undefined;
  now: Date;
}

async function giveUp(
  context: FailureContext,
  log: Log,
  { mail, state, reason, replyCode, now }: GivenUp,
): Promise<void> {
  const isGivenUp = await context.db.transaction().execute(async (trx) => {
    if (!(await giveUpMail(trx, mail, { state, reason, now: now.toISOString() }))) return false;
    if (state === 'REFUSED') await context.onMailRefused(trx, { mail, replyCode });
    return true;
  });
  if (!isGivenUp) return;
  const details = { mailId: mail.id, kind: kindOf(mail.mailKey), attempts: mail.attempts, reason };
  // A guest who mistypes an address causes this, so it is a warning and not counted.
  if (mail.expiresAt !== null) return log.warn(details, 'code refused by the server of the recipient');
  context.metrics.countMailGivenUp({ state, reason: reason.split(' ')[0] ?? reason });
  log.error(details, 'mail given up');
}

/** A code only: error messages often repeat the address. */
function reasonOf(error: unknown): string {
  if (error instanceof MailError) return error.message;
  return error instanceof Error && 'code' in error ? String(error.code).slice(0, 40) : 'UNKNOWN';
}
