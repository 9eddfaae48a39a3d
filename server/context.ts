import { join } from 'node:path';
import { type AccountStore, createAccountStore } from './accounts/account-store.ts';
import { type Clock, systemClock } from './adapters/clock.ts';
import { createDevelopmentMailbox, type DevelopmentMailbox } from './adapters/development-mailbox.ts';
import { createKeys, type Keys } from './adapters/keys.ts';
import type { MailTransport } from './adapters/mail.ts';
import { PAY_AT_HOTEL, type PaymentAdapters } from './adapters/payment-gateway.ts';
import { createTestGateway, type TestGateway } from './adapters/payment-test-gateway.ts';
import { createPasswords, type Passwords } from './adapters/passwords.ts';
import { newId, type Random, systemRandom } from './adapters/random.ts';
import { readSecrets } from './adapters/secret.ts';
import type { RefundGateway } from './adapters/refund-gateway.ts';
import { createSmtpMail } from './adapters/smtp-mail.ts';
import type { Config } from './config/config.ts';
import { type CurrentRelease, followRelease } from './current-release/follow-release.ts';
import { isPaidOnline } from './current-release/plans-on-sale.ts';
import { type Database, openDatabase } from './db/database.ts';
import { refuseForgetfulDatabase } from './db/durability.ts';
import { createDrain, type Drain } from './http/drain.ts';
import { createServerMetrics, type ServerMetrics } from './metrics/server-metrics.ts';
import { type TakeNights, takeNights } from './stock/take-nights.ts';

/** Everything that use cases work with, wired once. */
export interface Context {
  config: Config;
  clock: Clock;
  random: Random;
  newId: () => string;
  keys: Keys;
  db: Database;
  accounts: AccountStore;
  passwords: Passwords;
  mail: MailTransport;
  /** Only when no mail server is configured. */
  mailbox: DevelopmentMailbox | undefined;
  release: CurrentRelease;
  takeNights: TakeNights;
  /** How each kind of rate plan is paid. */
  payments: PaymentAdapters;
  /** Only where it is switched on. */
  testGateway: TestGateway | undefined;
  /** Where refunds go; undefined while every stay is paid at the hotel. */
  refundGateway: RefundGateway | undefined;
  metrics: ServerMetrics;
  drain: Drain;
  close: () => Promise<void>;
}

/** The pieces that a test brings along; a running server has none. */
export interface ContextPieces {
  clock?: Clock;
  random?: Random;
  mail?: MailTransport;
  passwords?: Passwords;
  /** Milliseconds of a clock that nobody sets. */
  elapsedMs?: () => number;
}

/** Opens the database and builds the context; `close` ends everything that was opened. */
export async function createContext(config: Config, pieces: ContextPieces = {}): Promise<Context> {
  const clock = pieces.clock ?? systemClock;
  const random = pieces.random ?? systemRandom;
  const elapsedMs = pieces.elapsedMs ?? (() => performance.now());
  const keys = createKeys(readSecrets(config, random), random);
  const metrics = createServerMetrics();
  const db = await openDatabase(config.database, { onWait: metrics.countWait });
  if (config.mode === 'production') {
    await refuseForgetfulDatabase(db, config.database).catch(async (error: unknown) => {
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
  if (mail === undefined) throw new Error('There is no way to send mail');
  const testGateway = config.isTestGatewayOn ? createTestGateway({ clock, db, keys }) : undefined;
  return {
    config,
    clock,
    random,
    newId: () => newId(random),
    keys,
    db,
    accounts: createAccountStore({ clock, random, db, newId: () => newId(random) }),
    passwords: pieces.passwords ?? createPasswords(),
    mail,
    mailbox,
    release: followRelease({
      db,
      releasesDir: config.releasesDir,
      isPaid: isPaidOnline(config),
      elapsedMs,
    }),
    takeNights,
    payments: { PAY_AT_HOTEL, PAY_NOW: testGateway },
    testGateway,
    refundGateway: testGateway,
    metrics,
    drain: createDrain({ servesForMs: config.drainSeconds * 1000 }),
    async close() {
      mail.close();
      await db.destroy();
    },
  };
}
