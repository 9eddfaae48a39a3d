import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { refusalOf } from '../http/error-handler.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { requireDurableDatabase } from './durability.ts';

const LONG_ENOUGH_TO_HEAR_MS = 200;

test.runIf(inject('postgresUrl') !== undefined)(
  'a transaction waits for the disk before it acknowledges, on a server that does not by itself',
  async () => {
    const target = await testDatabase();
    const server = await openDatabase(target);
    onTestFinished(() => server.destroy());
    await commitWithoutWaiting(server, 'off');
    onTestFinished(() => commitWithoutWaiting(server, 'reset'));
    const db = await openDatabase(target);
    onTestFinished(() => db.destroy());
    const setting = sql<{ synchronous_commit: string }>`show synchronous_commit`;
    expect((await setting.execute(db)).rows).toEqual([{ synchronous_commit: 'off' }]);
    const { rows } = await db.transaction().execute((trx) => setting.execute(trx));
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  },
);

test.runIf(inject('postgresUrl') !== undefined)(
  'production refuses a server whose single statements do not wait for the disk',
  async () => {
    const target = await testDatabase();
    const server = await openDatabase(target);
    onTestFinished(() => server.destroy());
    await commitWithoutWaiting(server, 'off');
    onTestFinished(() => commitWithoutWaiting(server, 'reset'));
    const db = await openDatabase(target);
    onTestFinished(() => db.destroy());
    await expect(requireDurableDatabase(db, target)).rejects.toThrow('synchronous_commit=off');
    await commitWithoutWaiting(server, 'reset');
    const waiting = await openDatabase(target);
    onTestFinished(() => waiting.destroy());
    // The tests' server runs without fsync, so it is still refused.
    await expect(requireDurableDatabase(waiting, target)).rejects.toThrow(/with fsync=off: /);
  },
);

test.runIf(inject('postgresUrl') !== undefined)(
  'the server notices within seconds that whoever asks is gone',
  async () => {
    const db = await openDatabase(await testDatabase());
    onTestFinished(() => db.destroy());
    const { rows } = await sql`select current_setting('tcp_keepalives_idle') as idle,
      current_setting('tcp_user_timeout') as unheard,
      current_setting('client_connection_check_interval') as checked`.execute(db);
    expect(rows).toEqual([{ idle: '5', unheard: '14000', checked: '10s' }]);
  },
);

test('asks for nothing while connecting, so that a pooler in transaction mode lets it in', async () => {
  const { promise: greeting, resolve } = Promise.withResolvers<string>();
  const server = createServer((socket) => {
    socket.once('data', (bytes) => {
      resolve(bytes.toString('latin1'));
      socket.destroy();
    });
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `postgres://verandah:none@127.0.0.1:${port}/verandah`;
  await expect(openDatabase({ kind: 'postgres', url })).rejects.toMatchObject({
    cause: { code: '08006' },
  });
  expect((await greeting).slice(8).split('\0').filter(Boolean)).toEqual([
    'user',
    'verandah',
    'database',
    'verandah',
    'client_encoding',
    'UTF8',
  ]);
});

test.runIf(inject('postgresUrl') !== undefined).each(['between two questions', 'during a question'])(
  'a connection that breaks %s of a transaction ends that transaction and nothing else',
  async (moment) => {
    const db = await openDatabase(await testDatabase());
    onTestFinished(() => db.destroy());
    const lost = db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      const end = sql`select pg_terminate_backend(${rows[0]?.pid})`;
      if (moment === 'during a question') await end.execute(trx);
      await end.execute(db);
      await wait(LONG_ENOUGH_TO_HEAR_MS);
      await sql`select 1`.execute(trx);
    });
    await expect(lost).rejects.toMatchObject({ code: expect.stringMatching(/^(?:08006|57P01)$/) });
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db);
    expect(rows).toEqual([{ one: 1 }]);
  },
);

test.runIf(inject('postgresUrl') !== undefined)(
  'a transaction that was paused for too long is over, and guests are asked to retry',
  async () => {
    const db = await openDatabase(await testDatabase());
    onTestFinished(() => db.destroy());
    const paused = db.transaction().execute(async (trx) => {
      const timeout = sql<{
        timeout: string;
      }>`select current_setting('idle_in_transaction_session_timeout') as timeout`;
      expect((await timeout.execute(trx)).rows).toEqual([{ timeout: '10s' }]);
      await sql`set local idle_in_transaction_session_timeout = 50`.execute(trx);
      // Like a stopped process: the server's messages are not read.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LONG_ENOUGH_TO_HEAR_MS);
      await sql`select 1`.execute(trx);
    });
    const fault = await paused.catch((error: unknown) => error);
    expect(fault).toMatchObject({ code: expect.stringMatching(/^(?:08006|25P03)$/) });
    expect(fault instanceof Error && refusalOf(fault).code).toBe('UNAVAILABLE');
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  },
);

test('a server that is not there is a fault with a code that guests are asked to retry on', async () => {
  const nowhere = openDatabase({ kind: 'postgres', url: 'postgres://nobody:none@127.0.0.1:9/verandah' });
  await expect(nowhere).rejects.toMatchObject({ cause: { code: '08006' } });
});

/** The database's default settings; existing connections keep theirs. */
async function commitWithoutWaiting(db: Database, setting: 'off' | 'reset'): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const change = setting === 'off' ? sql`set synchronous_commit = off` : sql`reset synchronous_commit`;
  await sql`alter database ${sql.id(rows[0]?.name ?? '')} ${change}`.execute(db);
}
