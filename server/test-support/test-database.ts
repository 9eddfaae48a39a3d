import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { newId, systemRandom } from '../platform/random.ts';
import type { DatabaseTarget } from '../platform/config/config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of this run; undefined for SQLite. */
    postgresUrl: string | undefined;
    /** A migrated SQLite file; undefined for PostgreSQL. */
    sqliteTemplate: string | undefined;
  }
}

/** A migrated PostgreSQL database: copying it is ten times faster than migrating. */
export const TEMPLATE = 'verandah_template';

/** An empty migrated database of this run's kind; deleted after the test. */
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

/** Databases of earlier tests in this file, emptied for reuse: creating one takes longer than most tests. */
const spare: SpareDatabase[] = [];

interface SpareDatabase {
  url: string;
  /** The shape of its tables. A database whose shape a test changed is not reused. */
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

/** Deletes all rows. False if that fails, for example because a killed process still holds a lock. */
async function isEmptyAgain({ url, shape }: SpareDatabase): Promise<boolean> {
  try {
    return await withClient(url, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`,
      );
      // Foreign keys do not matter when all rows go.
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
