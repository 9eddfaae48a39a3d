import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Catalogue } from '#schemas/types';
import { buildApp } from '../app.ts';
import { loadConfig } from '../platform/config/index.ts';
import { createContext } from '../context.ts';
import { startJobs } from '../jobs/jobs.ts';
import { databaseUrl } from '../test-support/database-url.ts';
import { createGuest, inProcess, PLAIN_QUOTE, type TestGuest } from '../test-support/guest.ts';
import { publishRelease } from '../test-support/publish-release.ts';
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

/** A second machine: the same database and clock, with a copy of the releases folder that nobody updates. */
async function startFarServer(near: TestServer) {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-far-'));
  const releasesDir = join(folder, 'releases');
  const nearReleases = near.context.config.releasesDir;
  const bringFiles = (): void => cpSync(nearReleases, releasesDir, { recursive: true });
  bringFiles();
  const config = loadConfig({
    NODE_ENV: 'test',
    DATA_DIR: near.context.config.dataDir,
    DATABASE_URL: databaseUrl(near.context.config.database),
    RELEASES_DIR: releasesDir,
  });
  let elapsed = 0;
  const context = await createContext(config, { clock: near.clock, elapsedMs: () => elapsed });
  await context.release.refresh();
  const app = await buildApp(context, { write: () => {} });
  onTestFinished(async () => {
    await app.close();
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    context,
    bringFiles,
    pass: (seconds: number) => (elapsed += seconds * 1000),
    guest: (): TestGuest => createGuest(inProcess(() => app)),
  };
}

async function publishDearer({ context }: TestServer): Promise<void> {
  await publishRelease(context, dearerHotel(), { parentId: 'release-1' });
  await context.release.refresh();
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
  await publishDearer(near);
  far.pass(6);
  const ready = await far.guest().get<{ code: string; details: { why: string } }>(READY);
  expect([ready.status, ready.body.code]).toEqual([503, 'UNAVAILABLE']);
  expect(ready.body.details.why).toContain(
    'Release release-1 is loaded, but the current release cannot be read',
  );
  far.bringFiles();
  far.pass(1);
  const healed = await far.guest().get<{ releaseId: string }>(READY);
  expect([healed.status, healed.body.releaseId]).toEqual([200, 'release-2']);
  const [atNear, atFar] = [await near.guest().quote(), await far.guest().quote()];
  expect(atFar.totals).toEqual(atNear.totals);
});

test('a paused process checks the pointer before it states a price', async () => {
  const near = await startTestServer();
  const far = await startFarServer(near);
  await publishDearer(near);
  far.bringFiles();
  far.pass(60);
  expect((await far.guest().quote()).totals).toEqual((await near.guest().quote()).totals);
});

test('a database that cannot be asked takes no page away', async () => {
  const near = await startTestServer();
  const far = await startFarServer(near);
  await far.context.db.destroy();
  far.pass(60);
  expect((await far.guest().get('/locales/en/common.json')).status).toBe(200);
  expect((await far.guest().post('/api/v1/quotes', PLAIN_QUOTE)).status).toBe(503);
});

test('each failed check is counted, and logged once', async () => {
  const near = await startTestServer();
  const far = await startFarServer(near);
  await publishDearer(near);
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
  far.bringFiles();
  await expect.poll(() => told, { timeout: 10_000 }).toEqual(['job failed', 'job works again']);
});
