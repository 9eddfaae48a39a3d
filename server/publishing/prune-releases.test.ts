import { expect, test } from 'vitest';
import { keepReleaseFiles, writePicture } from '../platform/objects/index.ts';
import { loseCache, loseFiles } from '../test-support/lose-files.ts';
import { publishRelease } from '../test-support/publish-release.ts';
import { smallHotel } from '../test-support/small-hotel.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';
import { activateRelease, openReleaseStore, pruneReleases } from './index.ts';

/** Publishes four releases, one day apart, with one shared file and one file of their own each. */
async function publishFour(): Promise<TestServer> {
  const server = await startTestServer();
  for (const number of [2, 3, 4]) {
    server.clock.forward({ minutes: 24 * 60 });
    const files = [{ path: `/assets/own-${number}.js`, type: 'text/javascript', text: `own ${number}` }];
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await publishRelease(server.context, smallHotel(`release-${number}`), {
      files,
      parentId: `release-${number - 1}`,
    });
    // oxlint-disable-next-line no-await-in-loop -- as a running server does
    await server.context.release.refresh();
  }
  return server;
}

const filesOf = ({ context }: TestServer) =>
  context.db.selectFrom('objects').select(['name', 'bytes']).execute();

async function ageFiles({ context, clock }: TestServer): Promise<void> {
  const old = new Date(clock.now().getTime() - 100 * 86_400_000).toISOString();
  await context.db.updateTable('objects').set({ stored_at: old }).execute();
}

interface Order {
  isRehearsal?: boolean;
  olderDays?: number;
}

/** Prunes all but two releases. */
function prune({ context, clock }: TestServer, { isRehearsal = false, olderDays = 0 }: Order = {}) {
  const now = new Date(clock.now().getTime() + 1);
  const before = new Date(now.getTime() - olderDays * 86_400_000).toISOString();
  return pruneReleases(context.db, { keep: 1, before, now: now.toISOString(), isRehearsal });
}

async function areWhole({ context }: TestServer, ids: readonly string[]): Promise<boolean[]> {
  const store = await openReleaseStore(context.config);
  const whole = await Promise.all(ids.map((id) => store.hasFiles(id)));
  await store.close();
  return whole;
}

test('removes releases with the files that no other needs, and says how many bytes', async () => {
  const server = await publishFour();
  await ageFiles(server);
  const stored = await filesOf(server);
  const rehearsal = await prune(server, { isRehearsal: true });
  expect(await filesOf(server)).toHaveLength(stored.length);
  const pruned = await prune(server);
  expect(pruned).toEqual(rehearsal);
  // Release 2: its own file, the brotli version and two manifests. The shared file stays.
  expect(pruned).toMatchObject({ releaseIds: ['release-2', 'release-1'], files: 4 });
  const left = new Set((await filesOf(server)).map(({ name }) => name));
  const gone = stored.filter(({ name }) => !left.has(name));
  expect([gone.length, gone.reduce((sum, { bytes }) => sum + bytes.length, 0)]).toEqual([4, pruned?.bytes]);
  expect(await areWhole(server, ['release-3', 'release-4'])).toEqual([true, true]);
  expect(await prune(server)).toEqual({ releaseIds: [], files: 0, bytes: 0 });
});

test('a running server answers for a pruned file that there is none, and for the others as before', async () => {
  const server = await publishFour();
  const asked = async (url: string) => (await server.app.inject({ url })).statusCode;
  expect(await asked('/assets/own-2.js')).toBe(200);
  await ageFiles(server);
  await prune(server);
  loseCache(server.context);
  expect(await asked('/assets/own-2.js')).toBe(404);
  expect(await asked('/assets/own-3.js')).toBe(200);
  expect(await server.guest().quote()).toMatchObject({ releaseId: 'release-4' });
});

test('a pruning that was killed leaves every other release whole, and the next one removes what was left', async () => {
  const server = await publishFour();
  await ageFiles(server);
  // As if killed after the first step: the releases are removed from the list, their files are still there.
  await server.context.db
    .updateTable('releases')
    .set({ state: 'DISCARDED' })
    .where('id', 'in', ['release-1', 'release-2'])
    .execute();
  expect(await prune(server)).toMatchObject({ releaseIds: [], files: 4 });
  expect(await areWhole(server, ['release-3', 'release-4'])).toEqual([true, true]);
});

test('young files stay, also those that a publishing has just found there', async () => {
  const server = await publishFour();
  await ageFiles(server);
  expect(await prune(server, { olderDays: 400 })).toEqual({ releaseIds: [], files: 0, bytes: 0 });
  const names = (await filesOf(server)).map(({ name }) => name);
  await keepReleaseFiles(server.context.db, names, server.clock.now());
  expect(await prune(server)).toEqual({ releaseIds: ['release-2', 'release-1'], files: 0, bytes: 0 });
  await ageFiles(server);
  expect(await prune(server)).toMatchObject({ releaseIds: [], files: 4 });
});

test('a release does not go live without a file that was removed before its switch', async () => {
  const server = await publishFour();
  const { db, clock } = server.context;
  const { manifest_sha256: manifestSha256 } = await db
    .selectFrom('releases')
    .select('manifest_sha256')
    .where('id', '=', 'release-2')
    .executeTakeFirstOrThrow();
  await ageFiles(server);
  await prune(server);
  const release = {
    catalogue: smallHotel('release-5'),
    parentId: 'release-4',
    createdAt: clock.now().toISOString(),
    manifestSha256,
    delivery: { fontHost: false },
  };
  await expect(activateRelease(db, release, clock.now())).rejects.toMatchObject({
    refusal: { code: 'FILES_LOST', releaseId: 'release-5' },
  });
});

test('a picture of a guest is no file of a release', async () => {
  const server = await publishFour();
  const { db } = server.context;
  await db
    .transaction()
    .execute((trx) =>
      writePicture(trx, { name: 'picture', bytes: Buffer.from('x'), storedAt: '2020-01-01T00:00:00.000Z' }),
    );
  await ageFiles(server);
  await prune(server);
  expect((await filesOf(server)).map(({ name }) => name)).toContain('picture');
});

test('removes nothing where it cannot be read what the current release needs', async () => {
  const server = await publishFour();
  await ageFiles(server);
  await loseFiles(server.context, 'release-4');
  expect(await prune(server)).toBeUndefined();
  expect(await areWhole(server, ['release-1', 'release-2', 'release-3'])).toEqual([true, true, true]);
});
