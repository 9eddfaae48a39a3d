import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { testDatabase } from '../test-support/test-database.ts';
import { openDatabase } from './database.ts';

test.runIf(inject('postgresUrl') !== undefined)(
  'every connection waits for the disk before it acknowledges',
  async () => {
    const db = await openDatabase(await testDatabase());
    onTestFinished(() => db.destroy());
    const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(db);
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  },
);

test('a server that is not there is a fault with a code that guests are asked to retry on', async () => {
  const nowhere = openDatabase({ kind: 'postgres', url: 'postgres://nobody:none@127.0.0.1:9/verandah' });
  await expect(nowhere).rejects.toMatchObject({ cause: { code: '08006' } });
});
