import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Catalogue } from '#schemas/types';
import { buildApp } from '../app.ts';
import { loadConfig } from '../platform/config/index.ts';
import { createContext } from '../context.ts';
import { startJobs } from '../jobs/jobs.ts';
import { databaseUrl } from '../test-support/database-url.ts';
import { createGuest, inProcess, PLAIN_QUOTE, type TestGuest } from '../test-support/guest.ts';
import { loseCache } from '../test-support/lose-files.ts';
import { publishRelease } from '../test-support/publish-release.ts';
import { temporaryFolder } from '../test-support/server-process.ts';
import { smallHotel } from '../test-support/small-hotel.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

const PRICED = [
  '/api/v1/availability?location=harbour&checkin=2027-01-14&checkout=2027-01-16&rooms=2',
  '/api/v1/calendar?location=harbour&from=2027-01&to=2027-01',
];
const READY = '/api/v1/ready';

function dearerHotel(): Catalogue {
  const catalogue = smallHotel('release-2');
  for (const price of catalogue.locations[0]?.roomPrices ?? []) price.baseMinor *= 2;
  return catalogue;
}

/** A second machine: the same database and clock, and nothing on its disk. */
async function startFarServer(near: TestServer, cacheDir = temporaryFolder()) {
  const config = loadConfig({
    NODE_ENV: 'test',
    DATA_DIR: near.context.config.dataDir,
    DATABASE_URL: databaseUrl(near.context.config.database),
    CACHE_DIR: cacheDir,
  });
  let elapsed = 0;
  const context = await createContext(config, { clock: near.clock, elapsedMs: () => elapsed });
  await context.release.refresh();
  const app = await buildApp(context, { write: () => {} });
  onTestFinished(async () => {
    await app.close();
    await context.close();
  });
  return {
    context,
    app,
    pass: (seconds: number) => (elapsed += seconds * 1000),
    guest: (): TestGuest => createGuest(inProcess(() => app)),
  };
}

/** Publishes other prices with a list of files that no other machine can read until the files are brought back. */
async function publishDearer({ context }: TestServer): Promise<{ bringFiles: () => Promise<void> }> {
  await publishRelease(context, dearerHotel(), { parentId: 'release-1' });
  await context.release.refresh();
  const rows = await context.db.selectFrom('objects').selectAll().execute();
  await context.db.deleteFrom('objects').execute();
  return { bringFiles: async () => void (await context.db.insertInto('objects').values(rows).execute()) };
}

test('a night has one price: who cannot read the new release sells nothing after five seconds', async () => {
  const near = await startTestServer();
  const far = await startFarServer(near);
  const guest = far.guest();
  const live = await guest.quote();
  await publishDearer(near);
  far.pass(6);
  const refused = await guest.post<{ code: string }>('/api/v1/quotes', PLAIN_QUOTE);
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
    503,
    'UNAVAILABLE',
    '2',
  ]);
  for (const url of PRICED) expect((await guest.get(url)).status).toBe(503);
  // An existing quote stays valid, whatever release this process has.
  const booked = await guest.book(live.id);
  expect([booked.status, booked.body.totals]).toEqual([201, live.totals]);
  expect((await guest.get('/api/v1/bookings')).status).toBe(200);
  expect((await guest.get('/locales/en/common.json')).status).toBe(200);
});

test('until five seconds are over it goes on, and is ready', async () => {
  const near = await startTestServer();
  const far = await startFarServer(near);
  await publishDearer(near);
  far.pass(4);
  expect((await far.guest().get(READY)).status).toBe(200);
  expect((await far.guest().post('/api/v1/quotes', PLAIN_QUOTE)).status).toBe(201);
});

test('it says why it is not ready, and heals by itself when the files are there', async () => {
  const near = await startTestServer();
  const far = await startFarServer(near);
  const { bringFiles } = await publishDearer(near);
  far.pass(6);
  const ready = await far.guest().get<{ code: string; details: { why: string } }>(READY);
  expect([ready.status, ready.body.code]).toEqual([503, 'UNAVAILABLE']);
  expect(ready.body.details.why).toContain(
    'Release release-1 is loaded, but the current release cannot be read',
  );
  await bringFiles();
  far.pass(1);
  const healed = await far.guest().get<{ releaseId: string }>(READY);
  expect([healed.status, healed.body.releaseId]).toEqual([200, 'release-2']);
  const [atNear, atFar] = [await near.guest().quote(), await far.guest().quote()];
  expect(atFar.totals).toEqual(atNear.totals);
});

test('a paused process checks the pointer before it states a price', async () => {
  const near = await startTestServer();
  const far = await startFarServer(near);
  await (await publishDearer(near)).bringFiles();
  far.pass(60);
  expect((await far.guest().quote()).totals).toEqual((await near.guest().quote()).totals);
});

test('a database that cannot be asked takes no page away', async () => {
  const near = await startTestServer();
  const far = await startFarServer(near);
  await far.context.release.fillCache();
  await far.context.db.destroy();
  far.pass(60);
  expect((await far.guest().get('/locales/en/common.json')).status).toBe(200);
  expect((await far.guest().post('/api/v1/quotes', PLAIN_QUOTE)).status).toBe(503);
});

test('each failed check is counted, and logged once', async () => {
  const near = await startTestServer();
  const far = await startFarServer(near);
  const { bringFiles } = await publishDearer(near);
  const told: unknown[] = [];
  const tell = (_details: object, message: string): void => void told.push(message);
  const jobs = startJobs(far.context, { error: tell, warn: tell });
  onTestFinished(() => jobs.stop());
  const failures = async (): Promise<number> =>
    Number(
      /^verandah_job_failures_total\{job="follow release",task=""\} (\d+)$/m.exec(
        await far.context.metrics.text(),
      )?.[1],
    );
  await expect.poll(failures, { timeout: 10_000 }).toBeGreaterThanOrEqual(3);
  expect(told).toEqual(['job failed']);
  await bringFiles();
  await expect.poll(() => told, { timeout: 10_000 }).toEqual(['job failed', 'job works again']);
});

const TEXTS = '/locales/en/common.json';

test('a process on an empty machine is ready by itself, and serves what the others serve', async () => {
  const near = await startTestServer();
  const far = await startFarServer(near);
  expect((await far.guest().get(READY)).status).toBe(200);
  const [atNear, atFar] = [await near.app.inject(TEXTS), await far.app.inject(TEXTS)];
  expect([atFar.statusCode, atFar.headers.etag]).toEqual([200, atNear.headers.etag]);
  expect(atFar.rawPayload.equals(atNear.rawPayload)).toBe(true);
});

test('the cache may be lost or damaged while it is used', async () => {
  const near = await startTestServer();
  const { body } = await near.app.inject(TEXTS);
  const answer = async () => (await near.app.inject(TEXTS)).body;
  loseCache(near.context);
  expect(await answer()).toBe(body);
  // A new process compares what it finds with its digest.
  const folder = join(near.context.config.cacheDir, 'objects');
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), 'half a fi');
  await near.restart();
  expect(await answer()).toBe(body);
});

test('without a cache folder every file comes from the database', async () => {
  const near = await startTestServer();
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const far = await startFarServer(near, file);
  await far.context.release.fillCache();
  expect((await far.app.inject(TEXTS)).body).toBe((await near.app.inject(TEXTS)).body);
});

test('copies that no release names are deleted a day later', async () => {
  const near = await startTestServer();
  const folder = join(near.context.config.cacheDir, 'objects');
  writeFileSync(join(folder, 'a'.repeat(64)), 'of a pruned release');
  const kept = readdirSync(folder).filter((name) => !name.startsWith('aaaa'));
  await near.context.release.sweepCache(new Date());
  expect(readdirSync(folder)).toHaveLength(kept.length + 1);
  await near.context.release.sweepCache(new Date(Date.now() + 2 * 86_400_000));
  expect(readdirSync(folder).sort()).toEqual(kept.sort());
});
