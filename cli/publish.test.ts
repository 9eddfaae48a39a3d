import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '#server/config';
import { openReleaseStore, type ReleaseStore } from '#server/publishing';
import { manifest as validManifest } from '../schemas/generated/validators/published.js';
import { buildCli, isCliBuilt } from '../scripts/build-cli.ts';
import { toolVersion } from './package-root.ts';
import { killPublishing } from './publish/kill-publish.ts';
import { publish } from './publish/publish.ts';
import { smokeTest } from './publish/smoke-test.ts';
import { runInThisProcess } from './test-command.ts';

const root = join(import.meta.dirname, '..');
// What operators run: it starts in half the time of its sources.
const command = join(root, 'cli/verandah.cjs');
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'verandah-publish-'));
const content = join(folder, 'content');

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

const verandah = (...args: string[]): Promise<Ended> => verandahIn('data', ...args);

async function verandahIn(data: string, ...args: string[]): Promise<Ended> {
  const env = { ...process.env, DATA_DIR: join(folder, data), NODE_ENV: 'test' };
  return run(process.execPath, [command, ...args], { cwd: root, env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: Ended) => error,
  );
}

const here = (...args: string[]): Promise<Ended> => hereIn('data', ...args);

/** In the process of the test: a process of its own takes a second to load what publishes. */
async function hereIn(data: string, ...args: string[]): Promise<Ended> {
  const env = { DATA_DIR: join(folder, data), NODE_ENV: 'test' };
  const { status, ...printed } = await runInThisProcess(args, { folder: root, env });
  return { code: status, ...printed };
}

async function withStore<Result>(work: (store: ReleaseStore) => Promise<Result>): Promise<Result> {
  const store = await openReleaseStore(request.config);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const currentRelease = (): Promise<string | undefined> => withStore((store) => store.currentId());

/** Changes the stored files, and empties the cache, which still has them. */
function change(sql: string): void {
  const database = new DatabaseSync(join(folder, 'data/verandah.sqlite'));
  database.exec(sql);
  database.close();
  rmSync(join(folder, 'data/cache/objects'), { recursive: true, force: true });
}

const listOf = (releaseId: string): string =>
  `name = (select manifest_sha256 from releases where id = '${releaseId}')`;

const request = {
  contentRoot: content,
  builtSite: join(root, 'site/dist'),
  config: loadConfig({ DATA_DIR: join(folder, 'data'), NODE_ENV: 'test' }),
  toolVersion: toolVersion(),
  say: () => undefined,
};

function writeTagline(tagline: string, where = content): void {
  const file = join(where, 'hotel.json');
  const hotel = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...hotel, tagline }, null, 2));
}

describe('publishing', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    if (!isCliBuilt()) await buildCli();
    if (!existsSync(join(root, 'site/dist/server/prerender.js')))
      throw new Error('Build the site first: npm run build');
    cpSync(join(root, 'e2e/awkward-hotel'), content, { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('makes content live once, and says so when there is nothing to change', async () => {
    expect(await verandah('publish', content)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('the first release'),
    });
    const first = await currentRelease();
    expect(first).toMatch(/^r-[0-9a-f]{12}$/);
    expect(await here('publish', content)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('is already current'),
    });
    expect(await currentRelease()).toBe(first);
  });

  it('names the rate plans that guests are not offered, since nobody takes their money', async () => {
    const env = { DATA_DIR: join(folder, 'data'), NODE_ENV: 'test' };
    const publishing = (gateway: string) =>
      runInThisProcess(['publish', content], { folder: root, env: { ...env, TEST_GATEWAY: gateway } });
    const { stderr } = await publishing('off');
    expect(stderr).toMatch(
      /^WARNING: rate plans that are paid when booking are not sold.* \(n+\) in St\. John’s/m,
    );
    expect(stderr).toContain('To do: set up a payment gateway, or change their payment to PAY_AT_HOTEL');
    expect((await publishing('on')).stderr).not.toContain('WARNING');
  });

  it('stores every file of the manifest under its digest, and leaves no staging behind', async () => {
    const current = `${await currentRelease()}`;
    const { manifest, isWhole } = await withStore(async (store) => ({
      manifest: await store.manifest(current),
      isWhole: await store.hasFiles(current),
    }));
    expect([validManifest(manifest), validManifest.errors, isWhole]).toEqual([true, null, true]);
    expect(manifest?.files.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/index.html',
        '/book.html',
        '/checkout.html',
        '/app.html',
        '/404.html',
        '/locales/en/common.json',
        '/favicon.ico',
      ]),
    );
    expect(readdirSync(join(folder, 'data/cache')).filter((name) => name.startsWith('staged-'))).toEqual([]);
  });

  it('goes on from a backup on an empty machine', async () => {
    const current = `${await currentRelease()}`;
    const backup = join(folder, 'hotel.backup');
    expect((await verandah('backup', backup)).code).toBe(0);
    expect(await verandahIn('restored', 'restore', backup)).toMatchObject({ code: 0 });
    const config = loadConfig({ DATA_DIR: join(folder, 'restored'), NODE_ENV: 'test' });
    expect(await smokeTest(config, current)).toEqual([]);
    expect((await hereIn('restored', 'publish', content)).stdout).toContain('is already current');
  });

  it.each([
    ['the list of the files', (current: string) => `delete from objects where ${listOf(current)}`],
    ['the end of the list', (current: string) => `update objects set bytes = x'7b' where ${listOf(current)}`],
    ['all files but the list', (current: string) => `delete from objects where not ${listOf(current)}`],
    [
      'the end of one file',
      (current: string) => `update objects set bytes = x'00' where name = (
        select name from objects where not ${listOf(current)} order by length(bytes) desc limit 1)`,
    ],
  ])('stores the current release again where %s was lost', async (_lost, loss) => {
    const current = `${await currentRelease()}`;
    change(loss(current));
    expect((await here('publish', content, '--dry-run')).stdout).toContain(
      'some of its files are missing: publishing would store them again',
    );
    const again = await publish(request);
    expect(again).toMatchObject({ kind: 'stored-again', releaseId: current, faults: [] });
    expect(await publish(request)).toEqual({ kind: 'unchanged', releaseId: current });
  });

  it('refuses content with a problem, names its place and keeps what is live', async () => {
    const before = await currentRelease();
    const file = join(content, 'seo.json');
    const good = readFileSync(file, 'utf8');
    writeFileSync(file, good.replace('"entries"', '"entires"'));
    const reportFailure = await here('publish', content);
    writeFileSync(file, good);
    expect(reportFailure.code).toBe(1);
    expect(reportFailure.stdout).toMatch(/seo\.json:\d+:\d+/);
    expect(reportFailure.stdout).toContain('entries');
    expect(await currentRelease()).toBe(before);
  });

  it('goes live with a change, refuses whoever started from an older release, and goes back', async () => {
    const before = await currentRelease();
    writeTagline('Now with a view of the sea');
    expect((await verandah('publish', content, '--note', 'A new line')).code).toBe(0);
    const after = await currentRelease();
    expect(after).not.toBe(before);
    writeTagline('Too late');
    expect((await here('publish', content, '--if-current', `${before}`)).code).toBe(4);
    expect(await currentRelease()).toBe(after);
    expect((await here('rollback')).code).toBe(0);
    expect(await currentRelease()).toBe(before);
  });

  it('makes an earlier release live again whose files were lost', async () => {
    const [before, live] = [
      `${await currentRelease()}`,
      { ...request, contentRoot: join(folder, 'earlier') },
    ];
    cpSync(content, live.contentRoot, { recursive: true });
    writeTagline('Only for an hour', live.contentRoot);
    expect(await publish(live)).toMatchObject({ kind: 'published', before });
    const earlier = `${await currentRelease()}`;
    expect((await here('rollback', before)).code).toBe(0);
    change(`delete from objects where ${listOf(earlier)}`);
    expect(await here('rollback', earlier)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        new RegExp(`^Nothing was changed\\. Files of ${earlier} are missing .*Publish its content again`),
      ),
    });
    expect(await currentRelease()).toBe(before);
    expect(await publish(live)).toMatchObject({ kind: 'published', releaseId: earlier, before });
    expect((await here('rollback', before)).code).toBe(0);
  });

  it('makes the content of a release live again that is older than the list of releases is long', async () => {
    const [before, summer] = [
      `${await currentRelease()}`,
      { ...request, contentRoot: join(folder, 'summer') },
    ];
    cpSync(content, summer.contentRoot, { recursive: true });
    writeTagline('Only in summer', summer.contentRoot);
    expect(await publish(summer)).toMatchObject({ kind: 'published', before });
    const old = `${await currentRelease()}`;
    expect((await here('rollback', before)).code).toBe(0);
    const database = new DatabaseSync(join(folder, 'data/verandah.sqlite'));
    database.exec(`with recursive later (n) as (select 1 union all select n + 1 from later where n < 200)
      insert into releases (id, created_at, catalogue, delivery, manifest_sha256, state)
      select 'r-later-' || n, '2999-01-01T00:00:00.000Z', catalogue, delivery, manifest_sha256, 'READY'
      from releases, later where id = '${old}'`);
    expect(await publish(summer)).toMatchObject({ kind: 'published', releaseId: old, before });
    database.exec("delete from releases where id like 'r-later-%'");
    database.close();
    expect((await here('rollback', before)).code).toBe(0);
  });

  it('lets one of two who publish at once win, and tells the other whose release is live', async () => {
    const other = join(folder, 'other');
    cpSync(content, other, { recursive: true });
    writeTagline('From the front desk');
    writeTagline('From the office', other);
    const ended = await Promise.all([verandah('publish', content), verandah('publish', other)]);
    const [won, lost] = ended.toSorted((a, b) => Number(a.code) - Number(b.code));
    expect([won?.code, lost?.code]).toEqual([0, 4]);
    expect(won?.stdout).toContain(`Published ${await currentRelease()}`);
    expect(lost?.stderr).toContain(`${await currentRelease()} is current`);
  });

  it('takes a release back that does not serve, and can publish it again', async () => {
    const before = await currentRelease();
    writeTagline('A page that nobody gets');
    const failed = await publish({
      ...request,
      toolVersion: 'test',
      smokeTest: async () => ['/ answered 500.'],
    });
    expect(failed).toMatchObject({ kind: 'taken-back', before, faults: ['/ answered 500.'] });
    expect(await currentRelease()).toBe(before);
    expect((await here('releases')).stdout).not.toContain(failed.kind === 'taken-back' && failed.releaseId);
    expect(await publish({ ...request, toolVersion: 'test' })).toMatchObject({ kind: 'published', before });
  });

  it('notices a stored file that is not what was published, and mends it with the next publishing', async () => {
    const { config } = request;
    const current = `${await currentRelease()}`;
    const manifest = await withStore((store) => store.manifest(current));
    const robots = manifest?.files.find(({ path }) => path === '/robots.txt');
    change(`update objects set bytes = x'00' where name = '${robots?.sha256}'`);
    expect(await smokeTest(config, current)).toEqual(['/robots.txt answered 503.']);
    writeTagline('After the disk was changed');
    expect((await verandah('publish', content)).code).toBe(0);
    expect(await smokeTest(config, `${await currentRelease()}`)).toEqual([]);
  });

  it('leaves the old release or the new one, whole, when it is killed', async () => {
    const moments = [0.3, 0.75, 0.9, 0.98];
    const result = await killPublishing(moments.length, () => moments.shift() ?? 0);
    expect(result.faults).toEqual([]);
    expect(result.old + result.new).toBe(4);
    expect(result.finished).toBeLessThan(4);
  });
});
