import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { DatabaseTarget } from '../../platform/config/config.ts';
import { connectDatabase, type Database, openDatabase } from '../../platform/db/database.ts';
import { newId, systemRandom } from '../../platform/random.ts';
import { makeDatabaseBefore } from './database-before.ts';

/** A database without tables, of this run's kind. */
export async function emptyDatabase(): Promise<DatabaseTarget> {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-before-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const server = inject('postgresUrl');
  if (server === undefined) return { kind: 'sqlite', file: join(folder, 'verandah.sqlite') };
  const name = `before_${newId(systemRandom)}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return { kind: 'postgres', url: new URL(`/${name}`, server).href };
}

export async function opened(target: DatabaseTarget): Promise<Database> {
  const db = await openDatabase(target);
  onTestFinished(() => db.destroy());
  return db;
}

export async function carried(change = ''): Promise<{ target: DatabaseTarget; db: Database }> {
  const target = await emptyDatabase();
  await makeDatabaseBefore(target);
  if (change !== '') await run(target, change);
  return { target, db: await opened(target) };
}

export async function run(target: DatabaseTarget, ...statements: string[]): Promise<void> {
  const db = connectDatabase(target);
  // oxlint-disable-next-line no-await-in-loop -- one connection
  for (const statement of statements) await sql.raw(statement).execute(db);
  await db.destroy();
}
