import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishRelease } from '../../test-support/publish-release.ts';
import { smallHotel } from '../../test-support/small-hotel.ts';
import { startTestServer } from '../../test-support/test-server.ts';
import { currentReleaseId, inspectCurrentRelease, listReleases, ReleaseError, rollbackTo } from './index.ts';

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
    { room_id: 'beach-room', first: '2026-11-21', last: '2027-03-20', nights: 120 },
    { room_id: 'quay-room', first: '2026-11-21', last: '2027-03-20', nights: 120 },
    { room_id: 'tower-room', first: '2026-11-21', last: '2027-03-20', nights: 120 },
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
  const { releasesDir } = context.config;
  await rollbackTo(context.db, { releaseId: 'release-1', releasesDir }, context.clock.now());
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

test('goes back to no release whose files were lost, and changes nothing', async () => {
  const { context } = await startTestServer();
  const larger = smallHotel('release-2');
  Object.assign(larger.locations[0]?.rooms[0] ?? {}, { capacity: 9 });
  await publishRelease(context, larger, { parentId: 'release-1' });
  const { releasesDir } = context.config;
  rmSync(join(releasesDir, 'release-1'), { recursive: true });
  const gone = rollbackTo(context.db, { releaseId: 'release-1', releasesDir }, context.clock.now());
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
