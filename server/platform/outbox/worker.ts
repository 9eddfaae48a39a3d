import { type Mail, MailError, type OutgoingMail } from '../mail/mail.ts';
import type { PlatformContext } from '../context.ts';
import type { Log } from '../log.ts';
import { type FailureContext, handleFailure } from './handle-failure.ts';
import {
  claimDueMail,
  type ClaimedMail,
  dropExpired,
  extendLease,
  markSent,
  repairTimes,
} from './repository.ts';
import { LONGEST_DELAY_MS } from './retries.ts';

/** One slow mail does not delay the others, and the mail server is not overloaded. */
const MOST_AT_ONCE = 4;
/** The worker extends the lease while it sends; after a crash the lease ends and another worker takes the mail. */
const LEASE_MS = 60_000;
const EXTEND_EVERY_MS = 20_000;
/** The longest wait for mails at shutdown. Unacknowledged mails are sent again. */
const LONGEST_STOP_MS = 10_000;
/** How far the clocks of two machines may differ. */
const CLOCK_TOLERANCE_MS = 300_000;

export interface OutboxWorker {
  /** Starts to send all due mails, a few at a time. */
  sendDue: () => Promise<void>;
  /** Sends all due mails. */
  drain: () => Promise<void>;
  /** Starts no further mails and waits for the current ones, with a time limit. */
  stop: () => Promise<void>;
}

type WorkerContext = FailureContext & Pick<PlatformContext, 'attachmentOf' | 'keys' | 'mail'>;

/** Sends queued mails, oldest first, a few at a time. Failed mails are retried with growing delays. */
export function createOutboxWorker(context: WorkerContext, log: Log): OutboxWorker {
  const inFlight = new Map<string, Promise<void>>();
  let pass: Promise<void> | undefined;
  let isStopped = false;

  const send = (mail: ClaimedMail): void => {
    // After the clock was set back, a mail that is being sent can look due again.
    if (inFlight.has(mail.id)) return;
    const sending = sendOne(context, log, mail)
      .catch((error: unknown) => log.error({ err: error }, 'outbox'))
      .finally(() => inFlight.delete(mail.id));
    inFlight.set(mail.id, sending);
  };
  const sendDue = async (): Promise<void> => {
    await prepare(context);
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- until one of them is sent there is no room for another
      if (inFlight.size >= MOST_AT_ONCE) await Promise.race(inFlight.values());
      // oxlint-disable-next-line no-await-in-loop -- the oldest first
      const mail = isStopped ? undefined : await claimNext(context);
      if (mail === undefined) return;
      send(mail);
    }
  };
  const runPass = (): Promise<void> => {
    pass ??= sendDue().finally(() => {
      pass = undefined;
    });
    return pass;
  };
  const waitForSending = async (): Promise<void> => {
    await Promise.all(inFlight.values());
  };
  return {
    sendDue: runPass,
    async drain() {
      await runPass();
      await waitForSending();
    },
    async stop() {
      isStopped = true;
      const isOver = Promise.all([pass?.catch(() => {}), waitForSending()]).then(waitForSending);
      const { promise: isLate, resolve } = Promise.withResolvers<void>();
      const patience = setTimeout(resolve, LONGEST_STOP_MS);
      await Promise.race([isOver, isLate]);
      clearTimeout(patience);
    },
  };
}

async function prepare({ clock, db }: WorkerContext): Promise<void> {
  const now = clock.now();
  await dropExpired(db, now.toISOString());
  await repairTimes(db, {
    now: now.toISOString(),
    latestQueued: later(now, CLOCK_TOLERANCE_MS),
    latestNext: later(now, LONGEST_DELAY_MS + CLOCK_TOLERANCE_MS),
  });
}

async function claimNext({ clock, db }: WorkerContext): Promise<ClaimedMail | undefined> {
  const now = clock.now();
  return claimDueMail(db, now.toISOString(), later(now, LEASE_MS));
}

async function sendOne(context: WorkerContext, log: Log, mail: ClaimedMail): Promise<void> {
  const { clock, db } = context;
  const extending = setInterval(() => {
    // The next extension comes well before the lease ends.
    extendLease(db, mail, later(clock.now(), LEASE_MS)).catch(() => {});
  }, EXTEND_EVERY_MS).unref();
  try {
    await context.mail.send(await withFiles(context, openMail(context, mail)));
  } catch (error) {
    await handleFailure(context, log, { mail, error });
    return;
  } finally {
    clearInterval(extending);
  }
  await markSent(db, mail.id, clock.now().toISOString());
}

function openMail({ keys }: WorkerContext, { sealed }: ClaimedMail): Mail {
  try {
    // Written by the outbox; the encryption proves its origin.
    return JSON.parse(keys.open(sealed)) as Mail;
  } catch {
    // VERANDAH_SECRET may be wrong and corrected while the mail is retried.
    throw new MailError({ code: 'UNREADABLE', isRefusal: false });
  }
}

async function withFiles(
  { attachmentOf }: WorkerContext,
  { attachmentIds = [], ...mail }: Mail,
): Promise<OutgoingMail> {
  const made = await Promise.all(attachmentIds.map(attachmentOf));
  const files = made.filter((file) => file !== undefined);
  return files.length === 0 ? mail : { ...mail, files };
}

function later(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
