import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { watchChanges } from '../platform/db/watch-changes.ts';
import type { DatabaseTarget } from '../platform/config/config.ts';
import { pendingStay } from '../test-support/prepaid.ts';
import { publishRelease } from '../test-support/publish-release.ts';
import { smallHotel } from '../test-support/small-hotel.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';
import { startJobs } from './jobs.ts';
import { nextDue } from './next-due.ts';

const SOON = { timeout: 20_000 };
const QUIET = { error: () => {}, warn: () => {} };

function start({ context }: TestServer): void {
  const jobs = startJobs(context, QUIET);
  onTestFinished(() => jobs.stop());
}

test('a mail leaves and a release is followed without a clock that asks for them', async () => {
  const server = await startTestServer();
  start(server);
  await pendingStay(server.guest());
  await expect.poll(async () => (await server.context.mailbox?.list())?.length, SOON).toBeGreaterThan(0);
  await publishRelease(server.context, smallHotel('release-2'), { parentId: 'release-1' });
  await expect.poll(() => server.context.release.peek()?.id, SOON).toBe('release-2');
});

test('a hold that ends is given back without a change of the database', async () => {
  const server = await startTestServer();
  const { id } = await pendingStay(server.guest());
  const soon = new Date(server.clock.now().getTime() + 300).toISOString();
  await server.context.db.updateTable('bookings').set({ expires_at: soon }).execute();
  start(server);
  // The clock of the test stands still; what is planned comes all the same.
  await expect.poll(async () => (await nextDue(server.context))?.toISOString(), SOON).toBe(soon);
  server.clock.forward({ minutes: 1 });
  const state = async () =>
    (await server.context.db.selectFrom('bookings').select('state').where('id', '=', id).executeTakeFirst())
      ?.state;
  await expect.poll(state, SOON).toBe('EXPIRED');
});

test('the next instant is the earliest of all that wait, and nothing that is due already', async () => {
  const server = await startTestServer();
  const { context } = server;
  expect(await nextDue(context)).toBeUndefined();
  await pendingStay(server.guest());
  const { expires_at: expiresAt } = await context.db
    .selectFrom('bookings')
    .select('expires_at')
    .executeTakeFirstOrThrow();
  expect((await nextDue(context))?.toISOString()).toBe(expiresAt);
  const retry = new Date(server.clock.now().getTime() + 1000).toISOString();
  await context.db.updateTable('outbox').set({ next_attempt_at: retry }).execute();
  expect((await nextDue(context))?.toISOString()).toBe(retry);
});

function watch({ context }: TestServer, database: DatabaseTarget = context.config.database) {
  const seen = { changes: 0 };
  const watched = watchChanges({ db: context.db, database, onChange: () => (seen.changes += 1) });
  onTestFinished(() => watched.stop());
  return { seen, isTold: watched.isTold };
}

async function changeSomething({ context, clock }: TestServer): Promise<void> {
  clock.forward({ minutes: 1 });
  await context.db.updateTable('current_release').set({ changed_at: clock.now().toISOString() }).execute();
}

test('a change is noticed on both databases, told on PostgreSQL', async () => {
  const server = await startTestServer();
  const { seen, isTold } = watch(server);
  const isPostgres = server.context.config.database.kind === 'postgres';
  await expect.poll(isTold, SOON).toBe(isPostgres);
  await expect.poll(() => seen.changes, SOON).toBeGreaterThan(0);
  const before = seen.changes;
  await changeSomething(server);
  await expect.poll(() => seen.changes, SOON).toBeGreaterThan(before);
});

test('where notices do not arrive, as behind a pooler, changes are asked for', async () => {
  const server = await startTestServer();
  const { database } = server.context.config;
  if (database.kind === 'sqlite') return;
  // Notices stay within a database, so none of them arrives here.
  const directUrl = new URL('/postgres', database.url).href;
  const { seen, isTold } = watch(server, { ...database, directUrl });
  await expect.poll(() => seen.changes, SOON).toBeGreaterThan(0);
  const before = seen.changes;
  await changeSomething(server);
  await expect.poll(() => seen.changes, SOON).toBeGreaterThan(before);
  expect(isTold()).toBe(false);
});

test('a listening connection that is cut is replaced, and nothing is missed in between', async () => {
  const server = await startTestServer();
  const { database } = server.context.config;
  if (database.kind === 'sqlite') return;
  const { seen, isTold } = watch(server);
  await expect.poll(isTold, SOON).toBe(true);
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %' and datname = current_database()`,
  );
  await client.end();
  await expect.poll(isTold, SOON).toBe(false);
  const before = seen.changes;
  await changeSomething(server);
  await expect.poll(() => seen.changes, SOON).toBeGreaterThan(before);
  await expect.poll(isTold, SOON).toBe(true);
});
