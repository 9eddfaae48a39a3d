import { join } from 'node:path';
import { type Clock, systemClock } from './adapters/clock.ts';
import { createDevelopmentMailbox, type DevelopmentMailbox } from './adapters/development-mailbox.ts';
import { createKeys, type Keys } from './adapters/keys.ts';
import type { MailTransport } from './adapters/mail.ts';
import { newId, type Random, systemRandom } from './adapters/random.ts';
import { readSecret } from './adapters/secret.ts';
import { createSmtpMail } from './adapters/smtp-mail.ts';
import type { Config } from './config/config.ts';
import { type CurrentRelease, followRelease } from './current-release/follow-release.ts';
import { type Database, openDatabase } from './db/database.ts';
import { type TakeNights, takeNights } from './stock/take-nights.ts';

/** Everything that use cases work with, wired once. */
export interface Context {
  config: Config;
  clock: Clock;
  random: Random;
  newId: () => string;
  keys: Keys;
  db: Database;
  mail: MailTransport;
  /** Only when no mail server is configured. */
  mailbox: DevelopmentMailbox | undefined;
  release: CurrentRelease;
  takeNights: TakeNights;
  close: () => Promise<void>;
}

/** The pieces that a test brings along; a running server has none. */
export interface ContextPieces {
  clock?: Clock;
  random?: Random;
  mail?: MailTransport;
}

/** Opens the database and builds the context; `close` ends everything that was opened. */
export async function createContext(config: Config, pieces: ContextPieces = {}): Promise<Context> {
  const clock = pieces.clock ?? systemClock;
  const random = pieces.random ?? systemRandom;
  const keys = createKeys(readSecret(config, random), random);
  const db = await openDatabase(config.database);
  const mailbox =
    config.smtpUrl === undefined
      ? createDevelopmentMailbox(join(config.dataDir, 'mailbox'), clock)
      : undefined;
  const mail =
    pieces.mail ?? (config.smtpUrl === undefined ? undefined : createSmtpMail(config.smtpUrl)) ?? mailbox;
  if (mail === undefined) throw new Error('There is no way to send mail');
  return {
    config,
    clock,
    random,
    newId: () => newId(random),
    keys,
    db,
    mail,
    mailbox,
    release: followRelease(db, config.releasesDir),
    takeNights,
    async close() {
      mail.close();
      await db.destroy();
    },
  };
}
