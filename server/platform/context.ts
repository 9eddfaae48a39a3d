import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database, Trx } from './db/database.ts';
import type { Drain } from './http/drain.ts';
import type { Keys } from './keys.ts';
import type { DevelopmentMailbox } from './mail/development-mailbox.ts';
import type { MailFile, MailTransport } from './mail/mail.ts';
import type { RefusedMail } from './outbox/repository.ts';
import type { ServerMetrics } from './metrics/server-metrics.ts';
import type { Random } from './random.ts';

/** The context of every feature. It knows nothing of hotels. */
export interface PlatformContext {
  config: Config;
  clock: Clock;
  random: Random;
  newId: () => string;
  keys: Keys;
  db: Database;
  mail: MailTransport;
  /** Only without a mail server. */
  mailbox: DevelopmentMailbox | undefined;
  /** Makes the file of an attachment; undefined for one that is gone. */
  attachmentOf: (id: string) => Promise<MailFile | undefined>;
  /** Runs in the transaction that gives up a mail because the recipient's server refused it permanently. */
  onMailRefused: (trx: Trx, refused: RefusedMail) => Promise<void>;
  metrics: ServerMetrics;
  drain: Drain;
}
