import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { Catalogue } from '#schemas/types';
import type { ReceivedMail } from '../platform/mail/development-mailbox.ts';
import { createPasswords } from '../accounts/passwords.ts';
import { buildApp } from '../app.ts';
import { type Config, loadConfig } from '../platform/config/config.ts';
import { type Context, createContext } from '../context.ts';
import { createOutboxWorker } from '../platform/outbox/worker.ts';
import { databaseUrl } from './database-url.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { createGuest, inProcess, type TestGuest } from './guest.ts';
import { publishRelease } from './publish-release.ts';
import { smallHotel } from './small-hotel.ts';
import { testDatabase } from './test-database.ts';

/**
 * The time at which tests begin: the first minutes of Saturday in Kochi, while it is Friday by UTC and noon in New York.
 * Whoever takes the day of one for that of another is wrong by a day at once.
 */
export const TEST_BEGINS = '2026-11-20T18:45:00.000Z';

/** The real hash function with its lowest cost; passwords.test.ts checks the real cost. */
const QUICK_HASH = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** New guests alternate between two networks, so that their limits stay separate. */
const NETWORKS = ['198.18.4.21', '198.19.77.34'] as const;

/** For tests whose guests share a network: no proxy is trusted. */
export const ONE_NETWORK = { TRUSTED_PROXIES: '' };

/** A real server with a real database, a temporary folder and a clock that the test moves. */
export interface TestServer {
  context: Context;
  app: FastifyInstance;
  clock: FakeClock;
  logs: string[];
  /** A new browser with its own cookies, in the given network or one of the two. */
  guest: (network?: string) => TestGuest;
  /** Sends all queued mails and returns all mails, newest first. */
  mails: () => Promise<ReceivedMail[]>;
  /** As `mails`, without the notices to the locations. */
  guestMails: () => Promise<ReceivedMail[]>;
  /** Stops the server and starts another one on the same folder, with changes to its environment. */
  restart: (changes?: Partial<Record<string, string>>) => Promise<void>;
}

interface TestServerOptions {
  catalogue?: Catalogue;
  env?: Partial<Record<string, string>>;
  /** Interface texts of the release in languages besides the hotel's own. */
  languages?: Readonly<Record<string, object>>;
  /** The language that its guests read, if not the hotel's own. */
  guestsRead?: string;
  /** Replaces a part of the context. */
  alter?: (context: Context) => Context;
}

/** Starts a server with the small hotel published; stopped after the test. */
export async function startTestServer({
  catalogue = smallHotel(),
  env = {},
  languages = {},
  guestsRead,
  alter = (same) => same,
}: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'verandah-server-'));
  let wholeEnv: Partial<Record<string, string>> = {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl(await testDatabase()),
    REQUESTS_PER_MINUTE: '100000',
    REQUESTS_AT_ONCE: '100000',
    TRUSTED_PROXIES: '127.0.0.1',
    ...env,
  };
  const clock = createFakeClock(TEST_BEGINS);
  const logs: string[] = [];
  const open = () => openServer({ config: loadConfig(wholeEnv), clock, logs, alter });
  let running = await open();
  await publishRelease(running.context, catalogue, { languages });
  await running.context.release.refresh();
  const close = async (): Promise<void> => {
    await running.app.close();
    await running.context.close();
  };
  onTestFinished(async () => {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  let guests = 0;
  const nextNetwork = (): string | undefined => NETWORKS[guests++ % NETWORKS.length];
  const mails = async (): Promise<ReceivedMail[]> => {
    const worker = createOutboxWorker(running.context, running.app.log);
    await worker.drain();
    // A refused mail has written a notice to the hotel.
    await worker.drain();
    return (await running.context.mailbox?.list()) ?? [];
  };
  return {
    get context() {
      return running.context;
    },
    get app() {
      return running.app;
    },
    clock,
    logs,
    guest: (network = nextNetwork()) => createGuest(inProcess(() => running.app, network, guestsRead)),
    mails,
    async guestMails() {
      const houses = new Set(catalogue.locations.map(({ email }) => email));
      return (await mails()).filter(({ to }) => !houses.has(to.address));
    },
    async restart(changes = {}) {
      await close();
      wholeEnv = { ...wholeEnv, ...changes };
      running = await open();
      await running.context.release.refresh();
    },
  };
}

async function openServer({
  config,
  clock,
  logs,
  alter,
}: {
  config: Config;
  clock: FakeClock;
  logs: string[];
  alter: (context: Context) => Context;
}): Promise<{ context: Context; app: FastifyInstance }> {
  const context = alter(await createContext(config, { clock, passwords: createPasswords(QUICK_HASH) }));
  const app = await buildApp(context, { write: (line) => logs.push(line) });
  return { context, app };
}
