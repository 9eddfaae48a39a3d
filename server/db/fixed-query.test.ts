import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../test-support/test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { fixedQuery } from './fixed-query.ts';

interface Key {
  key: string;
  answer: string;
}

let built = 0;
const insertKey = fixedQuery((db, { key, answer }: Key) => {
  built += 1;
  return db
    .insertInto('idempotency_keys')
    .values({ scope: 'guest', key, answer, fingerprint: '', status: 0, created_at: '2026-11-21' })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing());
});
const firstAfter = fixedQuery((db, { key }: { key: string }) =>
  db.selectFrom('idempotency_keys').select(['key', 'answer']).where('key', '>', key).orderBy('key').limit(1),
);
const expire = fixedQuery((db, { id, expires_at }: { id: string; expires_at: string | null }) =>
  db.updateTable('outbox').set({ expires_at }).where('id', '=', id),
);

async function open(): Promise<Database> {
  const db = await openDatabase(await testDatabase());
  onTestFinished(() => db.destroy());
  return db;
}

test('each time has the values of that time, and tells how many rows it changed', async () => {
  const db = await open();
  for (const key of ['a', 'b', 'c']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await insertKey(db, { key, answer: `of ${key}` })).numAffectedRows).toBe(1n);
  }
  expect((await insertKey(db, { key: 'b', answer: 'another' })).numAffectedRows).toBe(0n);
  expect((await firstAfter(db, { key: 'a' })).rows).toEqual([{ key: 'b', answer: 'of b' }]);
  expect((await firstAfter(db, { key: 'b' })).rows).toEqual([{ key: 'c', answer: 'of c' }]);
  expect((await firstAfter(db, { key: 'c' })).rows).toEqual([]);
});

test('it is built once for a database, and once more for another', async () => {
  const [one, other] = [await open(), await open()];
  built = 0;
  await insertKey(one, { key: 'a', answer: '' });
  await one.transaction().execute((trx) => insertKey(trx, { key: 'b', answer: '' }));
  expect(built).toBe(1);
  await insertKey(other, { key: 'a', answer: '' });
  expect(built).toBe(2);
});

test('in a transaction that fails it leaves nothing', async () => {
  const db = await open();
  const failing = db.transaction().execute(async (trx) => {
    await insertKey(trx, { key: 'a', answer: '' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect((await firstAfter(db, { key: '' })).rows).toEqual([]);
});

test('a value that was there the first time may be missing the next', async () => {
  const db = await open();
  const mail = { id: 'mail', mail_key: 'code:1', state: 'QUEUED', sealed: '', attempts: 0 } as const;
  const times = { created_at: '2026', next_attempt_at: '2026', sent_at: null, expires_at: null };
  await db
    .insertInto('outbox')
    .values({ ...mail, ...times, last_error: null })
    .execute();
  const stored = () => db.selectFrom('outbox').select('expires_at').executeTakeFirst();
  await expire(db, { id: 'mail', expires_at: '2027' });
  expect(await stored()).toEqual({ expires_at: '2027' });
  await expire(db, { id: 'mail', expires_at: null });
  expect(await stored()).toEqual({ expires_at: null });
});
