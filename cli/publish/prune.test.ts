import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openReleaseStore } from '#server/publishing';
import { publishRelease } from '../../server/test-support/publish-release.ts';
import { smallHotel } from '../../server/test-support/small-hotel.ts';
import { startTestServer, type TestServer } from '../../server/test-support/test-server.ts';
import { FolderBusyError, lockFolder } from './folder-lock.ts';
import { prune } from './prune.ts';

const YEAR_MS = 365 * 86_400_000;

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

const objectsOf = ({ context }: TestServer): string => join(context.config.releasesDir, 'objects');

function ageFiles(server: TestServer): void {
  const { releasesDir } = server.context.config;
  const old = new Date(server.clock.now().getTime() - 100 * 86_400_000);
  for (const name of readdirSync(objectsOf(server))) utimesSync(join(objectsOf(server), name), old, old);
  for (const name of readdirSync(releasesDir))
    if (name.startsWith('release-')) utimesSync(join(releasesDir, name, 'manifest.json'), old, old);
}

const order = ({ context, clock }: TestServer) => ({
  config: context.config,
  keep: 1,
  olderDays: 0,
  now: new Date(clock.now().getTime() + 1),
  isRehearsal: false,
});

async function areWhole({ context }: TestServer, ids: readonly string[]): Promise<boolean[]> {
  const store = await openReleaseStore(context.config);
  const whole = await Promise.all(ids.map((id) => store.hasFiles(id)));
  await store.close();
  return whole;
}

test('removes releases with the files that no other needs, and says how many bytes', async () => {
  const server = await publishFour();
  ageFiles(server);
  const sizes = readdirSync(objectsOf(server)).map((name) => statSync(join(objectsOf(server), name)).size);
  const dryRun = await prune({ ...order(server), isRehearsal: true });
  expect(readdirSync(objectsOf(server))).toHaveLength(sizes.length);
  const pruned = await prune(order(server));
  expect(pruned).toEqual(dryRun);
  // Release 2: its own file, the brotli version and two manifests. The shared file stays.
  expect(pruned).toMatchObject({ releaseIds: ['release-2', 'release-1'], files: 4 });
  const { releasesDir } = server.context.config;
  expect(['release-1', 'release-2'].map((id) => existsSync(join(releasesDir, id)))).toEqual([false, false]);
  expect(await areWhole(server, ['release-3', 'release-4'])).toEqual([true, true]);
  expect(await prune(order(server))).toEqual({ releaseIds: [], files: 0, bytes: 0 });
});

test('a running server answers for a pruned file that there is none, and for the others as before', async () => {
  const server = await publishFour();
  const asked = async (url: string) => (await server.app.inject({ url })).statusCode;
  expect(await asked('/assets/own-2.js')).toBe(200);
  ageFiles(server);
  await prune(order(server));
  expect(await asked('/assets/own-2.js')).toBe(404);
  expect(await asked('/assets/own-3.js')).toBe(200);
  expect(await server.guest().quote()).toMatchObject({ releaseId: 'release-4' });
});

test('a pruning that was killed leaves every other release whole, and the next one removes what was left', async () => {
  const server = await publishFour();
  ageFiles(server);
  const now = order(server).now.toISOString();
  const store = await openReleaseStore(server.context.config);
  // As if killed after the first step: the releases are removed from the list, their files are still there.
  await store.prune({ keep: 1, before: now, now, isRehearsal: false });
  await store.close();
  expect(await areWhole(server, ['release-3', 'release-4'])).toEqual([true, true]);
  expect(await prune(order(server))).toMatchObject({ releaseIds: [], files: 4 });
  expect(await areWhole(server, ['release-3', 'release-4'])).toEqual([true, true]);
});

test('young files stay, and so does everything while somebody publishes', async () => {
  const server = await publishFour();
  const far = { ...order(server), now: new Date(Date.now() + YEAR_MS), olderDays: 400 };
  expect(await prune(far)).toEqual({ releaseIds: [], files: 0, bytes: 0 });
  ageFiles(server);
  const publishing = lockFolder(server.context.config.releasesDir, 'SHARED');
  const another = lockFolder(server.context.config.releasesDir, 'SHARED');
  await expect(prune(order(server))).rejects.toThrow(FolderBusyError);
  publishing.release();
  another.release();
  expect(await prune(order(server))).toMatchObject({ releaseIds: ['release-2', 'release-1'] });
});

test('removes nothing where it cannot be read what the current release needs', async () => {
  const server = await publishFour();
  const { config, db } = server.context;
  await db.updateTable('current_release').set({ release_id: 'release-1' }).execute();
  rmSync(join(config.releasesDir, 'release-1', 'manifest.json'));
  expect(await prune(order(server))).toBeUndefined();
  expect(await areWhole(server, ['release-2', 'release-3', 'release-4'])).toEqual([true, true, true]);
});
