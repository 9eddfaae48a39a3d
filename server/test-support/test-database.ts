import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { newId, systemRandom } from '../platform/random.ts';
import type { DatabaseTarget } from '../platform/config/config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of this run; undefined where the suite runs on SQLite. */
    postgresUrl: string | undefined;
    /** A SQLite file with the tables; undefined where the suite runs on PostgreSQL. */
    sqliteTemplate: string | undefined;
  }
}

/** A PostgreSQL database with the tables made once: copying it is ten times quicker. */
export const TEMPLATE = 'verandah_template';

/** A database with the tables and nothing in them, of the kind that this run is about; it is gone when the test ends. */
export async function testDatabase(): Promise<DatabaseTarget> {
  const server = inject('postgresUrl');
  return server === undefined ? sqliteFile() : postgresDatabase(server);
}

function sqliteFile(): DatabaseTarget {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-db-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'verandah.sqlite');
  const template = inject('sqliteTemplate');
  if (template !== undefined) copyFileSync(template, file);
  return { kind: 'sqlite', file };
}

/** Databases of earlier tests of this file, empty again: making one takes longer than most tests. */
const spare: SpareDatabase[] = [];

interface SpareDatabase {
  url: string;
  /** What its tables look like; a database whose tables a test has changed is not used again. */
  shape: string;
}

async function postgresDatabase(server: string): Promise<DatabaseTarget> {
  const database = spare.pop() ?? (await copyOfTemplate(server));
  onTestFinished(async () => {
    if (await isEmptyAgain(database)) spare.push(database);
  });
  return { kind: 'postgres', url: database.url };
}

async function copyOfTemplate(server: string): Promise<SpareDatabase> {
  const name = `test_${newId(systemRandom)}`;
  await withClient(server, (client) => client.query(`create database ${name} template ${TEMPLATE}`));
  const url = new URL(`/${name}`, server).href;
  return { url, shape: await withClient(url, shapeOf) };
}

/** Takes everything out. False when that is not possible, as when a process that was killed still holds a row. */
async function isEmptyAgain({ url, shape }: SpareDatabase): Promise<boolean> {
  try {
    return await withClient(url, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`,
      );
      // Who refers to whom does not matter when all of them go.
      const deletes = rows.map(({ name }) => `delete from ${name};`).join('');
      await client.query(`set lock_timeout = '1s'; set session_replication_role = replica; ${deletes}`);
      return (await shapeOf(client)) === shape;
    });
  } catch {
    return false;
  }
}

async function shapeOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(
    `select concat_ws(' ',
      (select count(*) from pg_constraint where connamespace = 'public'::regnamespace),
      (select count(*) from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace)
    ) as shape`,
  );
  return rows[0]?.shape ?? '';
}

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
