import { expect, test } from 'vitest';
import { bookedStay } from '../test-support/booked.ts';
import { loseFiles } from '../test-support/lose-files.ts';
import { pendingStay } from '../test-support/prepaid.ts';
import { publishRelease } from '../test-support/publish-release.ts';
import { smallHotel } from '../test-support/small-hotel.ts';
import { startTestServer } from '../test-support/test-server.ts';
import {
  currentReleaseId,
  inspectCurrentRelease,
  listReleases,
  planPruning,
  pruneReleases,
  ReleaseError,
  rollbackTo,
} from './index.ts';

const BACK = {
  releaseId: 'release-1',
  activation: { kind: 'ROLLBACK', author: 'Asha', note: 'Wrong prices' },
  removesBooked: false,
} as const;

test('stocks every night of the horizon from the today of each location', async () => {
  const { context } = await startTestServer();
  const nights = await context.db
    .selectFrom('inventory')
    .select((row) => [
      'room_id',
      row.fn.min('night').as('first'),
      row.fn.max('night').as('last'),
      row.fn.countAll<number>().as('nights'),
    ])
    .groupBy('room_id')
    .orderBy('room_id')
    .execute();
  expect(nights).toEqual([
    { room_id: 'beach-room', first: '2026-11-20', last: '2027-04-18', nights: 150 },
    { room_id: 'palm-room', first: '2026-11-21', last: '2027-04-19', nights: 150 },
    { room_id: 'quay-room', first: '2026-11-21', last: '2027-04-19', nights: 150 },
    { room_id: 'reef-room', first: '2026-11-21', last: '2027-04-19', nights: 150 },
    { room_id: 'tower-room', first: '2026-11-21', last: '2027-04-19', nights: 150 },
  ]);
});

test('writes restrictions into the nights that they hold for', async () => {
  const { context } = await startTestServer();
  const nights = await context.db
    .selectFrom('inventory')
    .select(['room_id', 'night', 'min_nights', 'closed'])
    .where('night', 'in', ['2027-01-19', '2027-01-20', '2027-02-01'])
    .where('room_id', 'in', ['quay-room', 'tower-room'])
    .orderBy('room_id')
    .orderBy('night')
    .execute();
  expect(nights).toEqual([
    { room_id: 'quay-room', night: '2027-01-19', min_nights: null, closed: 0 },
    { room_id: 'quay-room', night: '2027-01-20', min_nights: 3, closed: 0 },
    { room_id: 'quay-room', night: '2027-02-01', min_nights: null, closed: 1 },
    { room_id: 'tower-room', night: '2027-01-19', min_nights: null, closed: 0 },
    { room_id: 'tower-room', night: '2027-01-20', min_nights: null, closed: 0 },
    { room_id: 'tower-room', night: '2027-02-01', min_nights: null, closed: 1 },
  ]);
});

test('refuses to publish over a release that somebody else published meanwhile', async () => {
  const { context } = await startTestServer();
  await publishRelease(context, smallHotel('release-2'), { parentId: 'release-1' });
  const late = publishRelease(context, smallHotel('release-3'), { parentId: 'release-1' });
  await expect(late).rejects.toThrow('release-2 is current, not release-1');
  expect(await currentReleaseId(context.db)).toBe('release-2');
  expect((await listReleases(context.db)).map(({ id }) => id)).not.toContain('release-3');
});

test('refuses less capacity than is held, names the nights and changes nothing', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  await guest.book((await guest.quote()).id);
  await guest.book((await guest.quote()).id);
  const smaller = smallHotel('release-2');
  Object.assign(smaller.locations[0]?.rooms[0] ?? {}, { capacity: 1 });
  const published = publishRelease(server.context, smaller, { parentId: 'release-1' });
  await expect(published).rejects.toThrow(ReleaseError);
  await expect(published).rejects.toThrow('quay-room on 2027-01-14 (2 taken, capacity 1)');
  expect(await currentReleaseId(server.context.db)).toBe('release-1');
});

test('keeps what is held, and closes the nights of a room that is sold no more', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  await guest.book((await guest.quote()).id);
  const without = smallHotel('release-2');
  without.locations[0]?.rooms.shift();
  await publishRelease(server.context, without, { parentId: 'release-1' });
  const night = await server.context.db
    .selectFrom('inventory')
    .select(['closed', 'held'])
    .where('room_id', '=', 'quay-room')
    .where('night', '=', '2027-01-14')
    .executeTakeFirstOrThrow();
  expect(night).toEqual({ closed: 1, held: 1 });
});

test('rolls back to an older release, with its stock', async () => {
  const { context } = await startTestServer();
  const larger = smallHotel('release-2');
  Object.assign(larger.locations[0]?.rooms[0] ?? {}, { capacity: 9 });
  await publishRelease(context, larger, { parentId: 'release-1' });
  await rollbackTo(context.db, BACK, context.clock.now());
  const night = await context.db
    .selectFrom('inventory')
    .select('capacity')
    .where('room_id', '=', 'quay-room')
    .where('night', '=', '2027-01-14')
    .executeTakeFirstOrThrow();
  expect(night.capacity).toBe(3);
  expect((await listReleases(context.db)).map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
    ['release-2', false],
    ['release-1', true],
  ]);
});

test('writes down each time that a release became current, and by whom', async () => {
  const { context, clock } = await startTestServer();
  const published = context.clock.now().toISOString();
  await publishRelease(context, smallHotel('release-2'), { parentId: 'release-1' });
  clock.forward({ minutes: 5 });
  await rollbackTo(context.db, BACK, context.clock.now());
  const first = { kind: 'PUBLISH', activatedAt: published, author: undefined, note: undefined } as const;
  expect(await listReleases(context.db)).toMatchObject([
    { id: 'release-2', activations: [{ ...first, releaseId: 'release-2' }] },
    {
      id: 'release-1',
      activations: [
        { ...first, releaseId: 'release-1' },
        { ...BACK.activation, activatedAt: context.clock.now().toISOString() },
      ],
    },
  ]);
});

test('names the bookings to come of a room type that would go, and asks before it goes', async () => {
  const server = await startTestServer();
  const { context } = server;
  const { reference } = await bookedStay(server, server.guest());
  await pendingStay(server.guest());
  const without = smallHotel('release-2');
  without.locations[0]?.rooms.splice(0, 1);
  const asked = publishRelease(context, without, { parentId: 'release-1', removesBooked: false });
  await expect(asked).rejects.toThrow(
    new RegExp(
      `in rooms that would no longer be sold:\n[^]*${reference}  2027-01-14 to 2027-01-16  harbour: quay-room\n`,
    ),
  );
  await expect(asked).rejects.not.toThrow(/Meera|Nair/);
  expect(await currentReleaseId(context.db)).toBe('release-1');
  // An expired hold and a past stay do not count as bookings.
  server.clock.forward({ minutes: 60 * 24 * 57 });
  await publishRelease(context, without, { parentId: 'release-1', removesBooked: false });
  expect(await currentReleaseId(context.db)).toBe('release-2');
});

test('prunes releases except the current, the previous, recent and quoted ones', async () => {
  const server = await startTestServer();
  const { context, clock } = server;
  const days = (count: number): void => clock.forward({ minutes: count * 24 * 60 });
  for (const number of [2, 3, 4, 5]) {
    days(10);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await publishRelease(context, smallHotel(`release-${number}`), { parentId: `release-${number - 1}` });
  }
  await context.release.refresh();
  const plan = async (keep: number, older: number) => {
    const now = context.clock.now();
    const before = new Date(now.getTime() - older * 86_400_000).toISOString();
    return (await planPruning(context.db, { keep, before, now: now.toISOString() })).keptIds;
  };
  expect(await plan(1, 0)).toEqual(['release-5', 'release-4']);
  expect(await plan(3, 0)).toEqual(['release-5', 'release-4', 'release-3']);
  // release-2 was live until release-3, 20 days ago.
  expect(await plan(1, 25)).toEqual(['release-5', 'release-4', 'release-3', 'release-2']);
  const quay = await server.guest().quote();
  await context.db.updateTable('quotes').set({ release_id: 'release-1' }).where('id', '=', quay.id).execute();
  expect(await plan(1, 0)).toEqual(['release-5', 'release-4', 'release-1']);
  days(1);
  const now = context.clock.now().toISOString();
  const pruned = await pruneReleases(context.db, { keep: 1, before: now, now, isRehearsal: false });
  expect(pruned?.releaseIds).toEqual(['release-3', 'release-2', 'release-1']);
  expect((await listReleases(context.db)).map(({ id }) => id)).toEqual(['release-5', 'release-4']);
});

test('refuses a rollback to a release whose files are missing', async () => {
  const { context } = await startTestServer();
  const larger = smallHotel('release-2');
  Object.assign(larger.locations[0]?.rooms[0] ?? {}, { capacity: 9 });
  await publishRelease(context, larger, { parentId: 'release-1' });
  await loseFiles(context, 'release-1');
  const gone = rollbackTo(context.db, BACK, context.clock.now());
  await expect(gone).rejects.toThrow(ReleaseError);
  await expect(gone).rejects.toMatchObject({ refusal: { code: 'FILES_LOST', releaseId: 'release-1' } });
  expect(await inspectCurrentRelease(context.config)).toEqual({ id: 'release-2', hasFiles: true });
  const { capacity } = await context.db
    .selectFrom('inventory')
    .select('capacity')
    .where('room_id', '=', 'quay-room')
    .where('night', '=', '2027-01-14')
    .executeTakeFirstOrThrow();
  expect(capacity).toBe(9);
});

test('a running server follows the pointer', async () => {
  const { context, guest } = await startTestServer();
  await publishRelease(context, smallHotel('release-2'), { parentId: 'release-1' });
  await context.release.refresh();
  expect((await guest().get<{ releaseId: string }>('/api/v1/ready')).body).toEqual({
    status: 'ready',
    releaseId: 'release-2',
  });
});
