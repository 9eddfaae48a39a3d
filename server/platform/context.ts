import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database, Trx } from './db/database.ts';
import type { Drain } from './http/drain.ts';
import type { Keys } from './keys.ts';
import type { DevelopmentMailbox } from './mail/development-mailbox.ts';
import type { MailTransport } from './mail/mail.ts';
import type { RefusedMail } from './outbox/repository.ts';
import type { ServerMetrics } from './metrics/server-metrics.ts';
import type { Random } from './random.ts';

/** What every subject works with; none of it knows hotels. */
export interface PlatformContext {
  config: Config;
  clock: Clock;
  random: Random;
  newId: () => string;
  keys: Keys;
  db: Database;
  mail: MailTransport;
  /** Only when no mail server is configured. */
  mailbox: DevelopmentMailbox | undefined;
  /** Runs in the transaction that gives a mail up because the recipient's server refused it for good. */
  onMailRefused: (trx: Trx, refused: RefusedMail) => Promise<void>;
  metrics: ServerMetrics;
  drain: Drain;
}
