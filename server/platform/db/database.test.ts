import { expect, onTestFinished, test } from 'vitest';
import type { DatabaseTarget } from '../config/config.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { type Database, openDatabase } from './database.ts';

async function openTemporary(): Promise<{ db: Database; target: DatabaseTarget }> {
  const target = await testDatabase();
  const db = await openDatabase(target);
  onTestFinished(() => db.destroy());
  return { db, target };
}

const NIGHT = { room_id: 'quay-room', night: '2027-01-14', location_id: 'harbour', capacity: 3 };

test('a second opening finds the tables and changes nothing', async () => {
  const { db, target } = await openTemporary();
  await db
    .insertInto('inventory')
    .values({
      ...NIGHT,
      closed_to_arrival: 0,
      closed_to_departure: 0,
      sold: 1,
      held: 0,
      closed: 0,
      min_nights: null,
      max_nights: null,
    })
    .execute();
  const again = await openDatabase(target);
  const nights = await again.selectFrom('inventory').selectAll().execute();
  await again.destroy();
  expect(nights).toHaveLength(1);
});

test.each([
  ['more sold and held than there are rooms', { sold: 2, held: 2 }],
  ['less than nothing sold', { sold: -1, held: 0 }],
  ['a flag that is neither yes nor no', { sold: 0, held: 0, closed: 2 }],
])('the table itself refuses %s', async (_case, counts) => {
  const { db } = await openTemporary();
  const night = {
    ...NIGHT,
    closed_to_arrival: 0,
    closed_to_departure: 0,
    closed: 0,
    min_nights: null,
    max_nights: null,
    ...counts,
  };
  await expect(db.insertInto('inventory').values(night).execute()).rejects.toThrow(/check constraint/i);
});

test('transactions follow one another, so that what one has read stays true until it ends', async () => {
  const { db, target } = await openTemporary();
  const impatient = await openDatabase(target, { patienceMs: 50 });
  onTestFinished(() => impatient.destroy());
  const second = () => impatient.transaction().execute(async () => 'began');
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('inventory').selectAll().execute();
    await expect(second()).rejects.toThrow(/locked|lock timeout/);
  });
  await expect(second()).resolves.toBe('began');
});

test('counts and sums are numbers', async () => {
  const { db } = await openTemporary();
  const total = await db
    .selectFrom('bookings')
    .select((row) => [
      row.fn.countAll<number>().as('bookings'),
      row.fn.sum<number>('total_minor').as('minor'),
    ])
    .executeTakeFirstOrThrow();
  expect(total).toEqual({ bookings: 0, minor: null });
});
