import type { Mail } from '../adapters/mail.ts';
import type { Context } from '../context.ts';
import {
  giveUpExpired,
  markFailed,
  markSent,
  noteError,
  type QueuedMail,
  takeDueMail,
} from './repository.ts';

const POLL_MS = 500;
const FIRST_RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 3_600_000;
const MOST_ATTEMPTS = 12;

export interface OutboxWorker {
  start: () => void;
  /** Sends everything that is due now. */
  drain: () => Promise<void>;
  /** Waits for the mail that is on its way. */
  stop: () => Promise<void>;
}

type WorkerContext = Pick<Context, 'clock' | 'db' | 'keys' | 'mail'>;

interface WorkerLog {
  error: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
}

/** Sends the outbox one mail after the other; a mail that cannot be sent is tried again, later each time. */
export function createOutboxWorker(context: WorkerContext, log: WorkerLog): OutboxWorker {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const drain = (): Promise<void> => {
    running ??= sendDue(context, log, () => isStopped).finally(() => {
      running = undefined;
    });
    return running;
  };
  const poll = (): void => {
    drain()
      .catch((error: unknown) => log.error({ err: error }, 'outbox'))
      .finally(() => {
        if (!isStopped) timer = setTimeout(poll, POLL_MS).unref();
      });
  };
  return {
    start: poll,
    drain,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running?.catch(() => {});
    },
  };
}

async function sendDue(context: WorkerContext, log: WorkerLog, isStopped: () => boolean): Promise<void> {
  await giveUpExpired(context.db, context.clock.now().toISOString());
  while (!isStopped()) {
    const now = context.clock.now();
    const retryAt = (attempts: number): string =>
      new Date(now.getTime() + retryDelayMs(attempts)).toISOString();
    // One after the other on purpose: a mail server that is in trouble is not helped by haste.
    // oxlint-disable-next-line no-await-in-loop -- the order is the point
    const queued = await takeDueMail(context.db, now.toISOString(), retryAt);
    if (queued === undefined) return;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await sendOne(context, log, queued);
  }
}

async function sendOne(context: WorkerContext, log: WorkerLog, queued: QueuedMail): Promise<void> {
  try {
    // The outbox wrote it and sealing proves that nobody else did.
    const mail = JSON.parse(context.keys.open(queued.sealed)) as Mail;
    await context.mail.send(mail);
  } catch (error) {
    const reason = errorCode(error);
    log.warn({ mailId: queued.id, attempts: queued.attempts, reason }, 'mail not sent');
    if (queued.attempts >= MOST_ATTEMPTS) await markFailed(context.db, queued.id, reason);
    else await noteError(context.db, queued.id, reason);
    return;
  }
  await markSent(context.db, queued.id, context.clock.now().toISOString());
}

function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
}

/** The code only: the words of a mail server often repeat the address. */
function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code).slice(0, 40) : 'UNKNOWN';
}
