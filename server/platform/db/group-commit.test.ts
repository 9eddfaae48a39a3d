import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { GroupCommit } from './group-commit.ts';
import { GroupCommitDialect } from './group-commit-dialect.ts';
import { openNodeSqlite } from './node-sqlite.ts';

interface Tables {
  stays: { guest: string; room: number | null };
}

interface Hotel {
  db: Kysely<Tables>;
  book: (guest: string, room?: number) => Promise<string>;
  /** What another process reads. */
  onDisk: () => string[];
}

async function openHotel(): Promise<Hotel> {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-group-'));
  const file = join(folder, 'hotel.sqlite');
  const db = new Kysely<Tables>({ dialect: new GroupCommitDialect(file, 50) });
  const other = new DatabaseSync(file);
  onTestFinished(async () => {
    other.close();
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  });
  await sql`create table rooms (id integer primary key)`.execute(db);
  await sql`create table stays (
    guest text primary key, room integer references rooms (id) deferrable initially deferred)`.execute(db);
  return {
    db,
    book: (guest, room) =>
      db.transaction().execute(async (trx) => {
        await trx
          .insertInto('stays')
          .values({ guest, room: room ?? null })
          .execute();
        return guest;
      }),
    onDisk: () =>
      other
        .prepare('select guest from stays order by rowid')
        .all()
        .map(({ guest }) => String(guest)),
  };
}

const guests = (count: number): string[] => Array.from({ length: count }, (_, index) => `guest ${index}`);

test('transactions that come together keep their order and are told of one commit', async () => {
  const { book, onDisk } = await openHotel();
  const foundWhenTold: string[][] = [];
  await Promise.all(guests(20).map((guest) => book(guest).then(() => foundWhenTold.push(onDisk()))));
  expect(foundWhenTold).toEqual(guests(20).map(() => guests(20)));
});

test('a transaction refused because of another fails once the other is on the disk', async () => {
  const { book, onDisk } = await openHotel();
  const first = book('guest');
  const foundWhenRefused = await book('guest').catch(onDisk);
  expect([await first, foundWhenRefused]).toEqual(['guest', ['guest']]);
});

test('one that fails takes back its own changes and nobody else’s', async () => {
  const { db, book, onDisk } = await openHotel();
  const first = book('first');
  const failing = db.transaction().execute(async (trx) => {
    await trx.insertInto('stays').values({ guest: 'nobody', room: null }).execute();
    throw new Error('no');
  });
  const answers = await Promise.allSettled([first, failing, book('first'), book('last')]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(onDisk()).toEqual(['first', 'last']);
});

test('no change is acknowledged when the commit fails, and the next group starts anew', async () => {
  const { book, onDisk } = await openHotel();
  const answers = await Promise.allSettled([book('first'), book('in a room that is not there', 7)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(onDisk()).toEqual([]);
  expect(await book('next')).toBe('next');
});

test('when SQLite ends the transaction itself, all that was in it is refused', async () => {
  const { db, book, onDisk } = await openHotel();
  const first = book('first');
  const ended = db.transaction().execute(async (trx) => {
    await sql`insert into stays (guest) values ('twice')`.execute(trx);
    await sql`insert or rollback into stays (guest) values ('twice')`.execute(trx);
  });
  const answers = await Promise.allSettled([first, ended, book('last')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(onDisk()).toEqual(['last']);
});

test('statements after SQLite has ended the transaction write nothing', async () => {
  const { db, onDisk } = await openHotel();
  const stubborn = db.transaction().execute(async (trx) => {
    await sql`insert into stays (guest) values ('twice')`.execute(trx);
    await sql`insert or rollback into stays (guest) values ('twice')`.execute(trx).catch(() => {});
    await sql`insert into stays (guest) values ('late')`.execute(trx);
  });
  await expect(stubborn).rejects.toThrow('SQLite has ended the transaction');
  expect(onDisk()).toEqual([]);
});

test('a reader sees what is committed, and waits for nobody', async () => {
  const { db, book } = await openHotel();
  await book('before');
  const read = () => db.selectFrom('stays').select('guest').execute();
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('stays').values({ guest: 'not yet', room: null }).execute();
    expect(await read()).toEqual([{ guest: 'before' }]);
  });
  expect(await read()).toEqual([{ guest: 'before' }, { guest: 'not yet' }]);
});

test('a change outside of a transaction is one of its own', async () => {
  const { db, onDisk } = await openHotel();
  const insert = (guest: string) => db.insertInto('stays').values({ guest, room: null }).execute();
  const answers = await Promise.allSettled([insert('one'), insert('one'), insert('two')]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(onDisk()).toEqual(['one', 'two']);
});

test('a transaction that takes its time keeps those after it waiting, and is not committed half way', async () => {
  const { db, book, onDisk } = await openHotel();
  const { promise: isOver, resolve: finish } = Promise.withResolvers<void>();
  const slow = db.transaction().execute(async (trx) => {
    await trx.insertInto('stays').values({ guest: 'slow', room: null }).execute();
    await isOver;
    await trx.insertInto('stays').values({ guest: 'slow too', room: null }).execute();
  });
  const after = book('after');
  await wait(20);
  expect(onDisk()).toEqual([]);
  finish();
  await Promise.all([slow, after]);
  expect(onDisk()).toEqual(['slow', 'slow too', 'after']);
});

test('closing waits for what has ended its turn', async () => {
  const { db, book, onDisk } = await openHotel();
  const booked = book('last');
  await Promise.resolve();
  await Promise.all([booked, db.destroy()]);
  expect(onDisk()).toEqual(['last']);
});

test('those that come in one turn of the event loop share a sync', async () => {
  const { write, commits } = openGroup();
  await Promise.all([write(), write(), write(), write()]);
  expect(commits()).toBe(1);
});

test('a transaction does not wait for others to join its group', async () => {
  const { group, write, commits } = openGroup();
  await Promise.all([write(), write()]);
  await group.begin();
  const alone = group.commit();
  await nextTurn();
  expect(commits()).toBe(2);
  await group.begin();
  const later = group.commit();
  await nextTurn();
  expect(commits()).toBe(3);
  await Promise.all([alone, later]);
});

test('a transaction is over for its caller after the commit, never before it', async () => {
  const { write, commits } = openGroup();
  const foundWhenTold = await Promise.all([1, 2, 3].map(() => write().then(commits)));
  expect(foundWhenTold).toEqual([1, 1, 1]);
});

/** An in-memory database that counts its commits. */
function openGroup(): { group: GroupCommit; write: () => Promise<void>; commits: () => number } {
  const database = openNodeSqlite(':memory:', 50);
  onTestFinished(() => database.close());
  let commits = 0;
  const group = new GroupCommit({
    get isTransaction() {
      return database.isTransaction;
    },
    prepare(statement) {
      if (statement === 'commit') commits += 1;
      return database.prepare(statement);
    },
    close: () => database.close(),
  });
  return {
    group,
    commits: () => commits,
    async write() {
      await group.begin();
      await group.commit();
    },
  };
}
