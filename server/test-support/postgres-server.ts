import type { TestProject } from 'vitest/node';
import { openDatabase } from '../platform/db/database.ts';
import { startPostgres } from './embedded-postgres.ts';
import { TEMPLATE } from './test-database.ts';

/** Starts PostgreSQL for a test run and creates the template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const template = await openDatabase({ kind: 'postgres', url: await server.createDatabase(TEMPLATE) });
  await template.destroy();
  project.provide('postgresUrl', server.url);
  return server.stop;
}
