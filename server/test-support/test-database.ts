import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { newId, systemRandom } from '../adapters/random.ts';
import type { DatabaseTarget } from '../config/config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of this run; undefined where the suite runs on SQLite. */
    postgresUrl: string | undefined;
  }
}

/** A PostgreSQL database with the tables made once: copying it is ten times quicker. */
export const TEMPLATE = 'verandah_template';

/** An empty database of the kind that this run is about; it is gone when the test ends. */
export async function testDatabase(): Promise<DatabaseTarget> {
  const server = inject('postgresUrl');
  return server === undefined ? sqliteFile() : postgresDatabase(server);
}

function sqliteFile(): DatabaseTarget {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-db-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { kind: 'sqlite', file: join(folder, 'verandah.sqlite') };
}

async function postgresDatabase(server: string): Promise<DatabaseTarget> {
  const name = `test_${newId(systemRandom)}`;
  await onServer(server, `create database ${name} template ${TEMPLATE}`);
  onTestFinished(() => onServer(server, `drop database if exists ${name} with (force)`));
  return { kind: 'postgres', url: new URL(`/${name}`, server).href };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
