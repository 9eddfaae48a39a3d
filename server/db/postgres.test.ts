import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { testDatabase } from '../test-support/test-database.ts';
import { openDatabase } from './database.ts';

const LONG_ENOUGH_TO_HEAR_MS = 200;

test.runIf(inject('postgresUrl') !== undefined)(
  'every connection waits for the disk before it acknowledges',
  async () => {
    const db = await openDatabase(await testDatabase());
    onTestFinished(() => db.destroy());
    const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(db);
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  },
);

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

test('a server that is not there is a fault with a code that guests are asked to retry on', async () => {
  const nowhere = openDatabase({ kind: 'postgres', url: 'postgres://nobody:none@127.0.0.1:9/verandah' });
  await expect(nowhere).rejects.toMatchObject({ cause: { code: '08006' } });
});
