import type { Mail } from '../adapters/mail.ts';
import type { Context } from '../context.ts';
import {
  giveUpExpired,
  keepMail,
  markFailed,
  markSent,
  putOff,
  type QueuedMail,
  takeDueMail,
} from './repository.ts';

const POLL_MS = 500;
const FIRST_RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 3_600_000;
const MOST_ATTEMPTS = 12;
/** A mail server that takes its time with one mail does not keep the others, and is not overrun. */
const MOST_AT_ONCE = 4;
/** A mail belongs to the worker that sends it. After a crash it waits so long; while it is being sent it is kept anew. */
const KEPT_MS = 60_000;
const KEEP_EVERY_MS = 20_000;
/** Nobody waits longer for a mail server when the process is to end: what was not acknowledged is sent again. */
const LONGEST_STOP_MS = 10_000;

export interface OutboxWorker {
  start: () => void;
  /** Sends everything that is due now. */
  drain: () => Promise<void>;
  /** Begins no other mail, and waits for those that are on their way, but not for ever. */
  stop: () => Promise<void>;
}

type WorkerContext = Pick<Context, 'clock' | 'db' | 'keys' | 'mail'>;

interface WorkerLog {
  error: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
}

/** Sends the outbox, oldest first, a few mails at a time; one that cannot be sent is tried again, later each time. */
export function createOutboxWorker(context: WorkerContext, log: WorkerLog): OutboxWorker {
  const onTheirWay = new Set<Promise<void>>();
  let taking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const send = (queued: QueuedMail): void => {
    const sending = sendOne(context, log, queued)
      .catch((error: unknown) => log.error({ err: error }, 'outbox'))
      .finally(() => onTheirWay.delete(sending));
    onTheirWay.add(sending);
  };
  const takeDue = async (): Promise<void> => {
    await giveUpExpired(context.db, context.clock.now().toISOString());
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- until one of them is gone there is no room for another
      if (onTheirWay.size >= MOST_AT_ONCE) await Promise.race(onTheirWay);
      // oxlint-disable-next-line no-await-in-loop -- the oldest first
      const queued = isStopped ? undefined : await takeNext(context);
      if (queued === undefined) return;
      send(queued);
    }
  };
  const take = (): Promise<void> => {
    taking ??= takeDue().finally(() => {
      taking = undefined;
    });
    return taking;
  };
  const poll = (): void => {
    take()
      .catch((error: unknown) => log.error({ err: error }, 'outbox'))
      .finally(() => {
        if (!isStopped) timer = setTimeout(poll, POLL_MS).unref();
      });
  };
  const rest = async (): Promise<void> => {
    await Promise.all(onTheirWay);
  };
  return {
    start: poll,
    async drain() {
      await take();
      await rest();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      const isOver = Promise.all([taking?.catch(() => {}), rest()]).then(rest);
      const { promise: isLate, resolve } = Promise.withResolvers<void>();
      const patience = setTimeout(resolve, LONGEST_STOP_MS);
      await Promise.race([isOver, isLate]);
      clearTimeout(patience);
    },
  };
}

async function takeNext({ clock, db }: WorkerContext): Promise<QueuedMail | undefined> {
  const now = clock.now();
  return takeDueMail(db, now.toISOString(), later(now, KEPT_MS));
}

async function sendOne(context: WorkerContext, log: WorkerLog, queued: QueuedMail): Promise<void> {
  const { clock, db } = context;
  const keeper = setInterval(() => {
    // Whoever cannot be told now is told next time, well before the mail is anybody's.
    keepMail(db, queued, later(clock.now(), KEPT_MS)).catch(() => {});
  }, KEEP_EVERY_MS).unref();
  try {
    // The outbox wrote it and sealing proves that nobody else did.
    const mail = JSON.parse(context.keys.open(queued.sealed)) as Mail;
    await context.mail.send(mail);
  } catch (error) {
    const reason = errorCode(error);
    log.warn({ mailId: queued.id, attempts: queued.attempts, reason }, 'mail not sent');
    const until = later(clock.now(), retryDelayMs(queued.attempts));
    if (queued.attempts >= MOST_ATTEMPTS) await markFailed(db, queued.id, reason);
    else await putOff(db, queued, { reason, until });
    return;
  } finally {
    clearInterval(keeper);
  }
  await markSent(db, queued.id, clock.now().toISOString());
}

function later(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}

function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
}

/** The code only: the words of a mail server often repeat the address. */
function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code).slice(0, 40) : 'UNKNOWN';
}
