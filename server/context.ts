import { join } from 'node:path';
import { createPasswords, type Passwords } from './accounts/index.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { type BookingContext, connectGateways, documentFile, notifyHotel } from './bookings/index.ts';
import { createDevelopmentMailbox } from './platform/mail/development-mailbox.ts';
import { createKeys } from './platform/keys.ts';
import type { MailTransport } from './platform/mail/mail.ts';
import { newId, type Random, systemRandom } from './platform/random.ts';
import { readSecrets } from './platform/secret.ts';
import { createSmtpMail } from './platform/mail/smtp-mail.ts';
import type { Config } from './platform/config/config.ts';
import { followRelease, isPaidOnline } from './release/index.ts';
import { openDatabase } from './platform/db/database.ts';
import { requireDurableDatabase } from './platform/db/durability.ts';
import { createDrain } from './platform/http/drain.ts';
import { createObjectCache } from './platform/objects/index.ts';
import { createServerMetrics } from './platform/metrics/server-metrics.ts';
import { takeNights } from './stock/index.ts';

/** The context of every use case, wired once. */
export type Context = BookingContext & { close: () => Promise<void> };

/** The parts that tests replace; a running server uses the defaults. */
export interface ContextPieces {
  clock?: Clock;
  random?: Random;
  mail?: MailTransport;
  passwords?: Passwords;
  /** A monotonic clock in milliseconds. */
  elapsedMs?: () => number;
}

/** Opens the database and builds the context. `close` closes everything that was opened. */
export async function createContext(config: Config, pieces: ContextPieces = {}): Promise<Context> {
  const clock = pieces.clock ?? systemClock;
  const random = pieces.random ?? systemRandom;
  const elapsedMs = pieces.elapsedMs ?? (() => performance.now());
  const keys = createKeys(readSecrets(config, random), random);
  const metrics = createServerMetrics();
  const db = await openDatabase(config.database, { onWait: metrics.countWait });
  if (config.mode === 'production') {
    await requireDurableDatabase(db, config.database).catch(async (error: unknown) => {
      await db.destroy();
      throw error;
    });
  }
  const mailbox =
    config.smtpUrl === undefined
      ? createDevelopmentMailbox(join(config.dataDir, 'mailbox'), clock)
      : undefined;
  const mail =
    pieces.mail ?? (config.smtpUrl === undefined ? undefined : createSmtpMail(config.smtpUrl)) ?? mailbox;
  if (mail === undefined) throw new Error('No mail transport is configured');
  const payments = connectGateways(config, { clock, db, keys });
  const context: Context = {
    config,
    clock,
    random,
    newId: () => newId(random),
    keys,
    db,
    passwords: pieces.passwords ?? createPasswords(),
    mail,
    mailbox,
    release: followRelease({
      db,
      cache: createObjectCache(db, config.cacheDir),
      isPaid: isPaidOnline(config),
      canBePaid: (amount) =>
        amount.amountMinor <= 0 || payments.gateways.taking.some((gateway) => gateway.takes(amount)),
      elapsedMs,
      now: () => clock.now(),
    }),
    takeNights,
    ...payments,
    attachmentOf: (id) => documentFile(db, id),
    onMailRefused: (trx, refused) => notifyHotel(context, trx, refused),
    metrics,
    drain: createDrain({ servesForMs: config.drainSeconds * 1000 }),
    async close() {
      mail.close();
      await db.destroy();
    },
  };
  return context;
}
