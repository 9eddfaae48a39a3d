/** The last version's code and today's on one database: forward, mixed where several processes may run, and back. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { loadConfig } from '../../server/platform/config/index.ts';
import { createContext } from '../../server/context.ts';
import { freePort } from '../../server/test-support/free-port.ts';
import { hotelEnv, type HotelPlace } from '../faults/server-under-test.ts';
import { newTraffic, sendTraffic, type Traffic } from '../load/traffic.ts';
import type { Outcome } from '../report-outcome.ts';
import { addNextVersion } from './next-version.ts';

const root = join(import.meta.dirname, '../..');
const CLIENTS = 3;
const STARTS_WITHIN_MS = 60_000;
const ASK_EVERY_MS = 100;

/** The commit of the last version whose code must run on today's database. */
const LAST_VERSION = readFileSync(join(import.meta.dirname, 'last-version'), 'utf8').trim();

interface Upgraded extends Outcome {
  lastVersion: string;
  steps: string;
  requests: number;
  bookings: number;
  failed: number;
  lost: number;
}

interface Step {
  /** Which code serves meanwhile, one process each. */
  code: readonly ('last' | 'today')[];
  says: string;
}

/** One process after the other on SQLite; on PostgreSQL also both at once, as when one after the other is replaced. */
function stepsOf({ target }: HotelPlace): Step[] {
  const mixed: Step = { code: ['last', 'today'], says: 'both' };
  return [
    { code: ['last'], says: 'last version' },
    ...(target.kind === 'postgres' ? [mixed] : []),
    { code: ['today'], says: 'today' },
    ...(target.kind === 'postgres' ? [mixed] : []),
    { code: ['last'], says: 'last version again' },
    { code: ['today'], says: 'today again' },
  ];
}

export async function upgradeAndGoBack(
  place: HotelPlace,
  { seconds, isControl }: { seconds: number; isControl: boolean },
): Promise<Upgraded> {
  const last = unpackLastVersion(join(place.dataDir, 'last-version'));
  // The database begins as the last version makes it.
  runIn(last, { env: hotelEnv(place), lines: OPEN_HOTEL });
  const traffic = newTraffic();
  const steps = stepsOf(place);
  const faults: string[] = [];
  for (const { code, says } of steps) {
    // Each step finds the bookings of those before.
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const booked = await serve(place, {
      folders: code.map((which) => (which === 'last' ? last : root)),
      seconds,
      traffic,
    });
    console.log(`${says.padEnd(20)} ${booked} bookings, ${sum(traffic.failures)} failed so far`);
    if (booked === 0) faults.push(`${says}: nobody could book`);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (says === 'today') await addNextVersion(place.target, { takesAway: isControl });
  }
  const lost = await lostBookings(place, traffic);
  return {
    lastVersion: LAST_VERSION.slice(0, 12),
    steps: steps.map(({ says }) => says).join(' > '),
    requests: traffic.requests,
    bookings: traffic.booked.length,
    failed: sum(traffic.failures),
    lost: lost.length,
    faults: [
      ...faults,
      ...[...traffic.failures].map(([kind, count]) => `${count} times ${kind}`),
      ...lost.map((id) => `booking ${id} was acknowledged and is not there`),
    ],
  };
}

/** Its files, with the packages of today. */
function unpackLastVersion(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', LAST_VERSION], { cwd: root, maxBuffer: 500_000_000 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  if (!existsSync(join(folder, 'node_modules')))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** A hotel with two pages, many rooms and no limits for each guest. */
const OPEN_HOTEL = `
  const { createContext } = await import(at('server/context.ts'));
  const { loadConfig } = await import(at('server/platform/config/index.ts'));
  const { publishRelease } = await import(at('server/test-support/publish-release.ts'));
  const { smallHotel } = await import(at('server/test-support/small-hotel.ts'));
  const catalogue = smallHotel();
  Object.assign(catalogue.booking, { maxHoldsPerNetwork: 1_000_000, maxHoldsPerEmail: 1000 });
  for (const location of catalogue.locations) {
    location.restrictions = [];
    for (const room of location.rooms) room.capacity = 100_000;
  }
  const type = 'text/html; charset=utf-8';
  const files = ['/index.html', '/rooms.html'].map((path) => ({
    path,
    type,
    text: '<!doctype html><title>' + path + '</title>',
  }));
  const context = await createContext(loadConfig(process.env));
  await publishRelease(context, catalogue, { files });
  await context.close();`;

/** Runs a few lines with the modules of another version. */
function runIn(folder: string, { env, lines }: { env: Record<string, string>; lines: string }): void {
  const at = `const at = (path) => ${JSON.stringify(pathToFileURL(join(folder, '/')).href)} + path;`;
  const words = ['--input-type=module', '--eval', `${at}${lines}`];
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: folder, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The last version could not make its hotel:\n${stderr}`);
}

/** Guests book at these processes for so long. @returns how many bookings they made. */
async function serve(
  place: HotelPlace,
  { folders, seconds, traffic }: { folders: readonly string[]; seconds: number; traffic: Traffic },
): Promise<number> {
  const before = traffic.booked.length;
  const servers = await Promise.all(folders.map((folder) => startIn(folder, place)));
  const over = new AbortController();
  const sending = servers.map(({ address }) =>
    sendTraffic(address, { clients: CLIENTS, over: over.signal, traffic }),
  );
  await wait(seconds * 1000);
  over.abort();
  await Promise.all(sending);
  await Promise.all(
    servers.map(async ({ child }) => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    }),
  );
  return traffic.booked.length - before;
}

async function startIn(folder: string, place: HotelPlace): Promise<{ address: string; child: ChildProcess }> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'error', PORT: String(port), ...hotelEnv(place) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said = `${said}${text.toString()}`.slice(-2000)));
  for (let waitedMs = 0; waitedMs < STARTS_WITHIN_MS; waitedMs += ASK_EVERY_MS) {
    if (child.exitCode !== null) throw new Error(`${folder} ended with ${child.exitCode}:\n${said}`);
    // oxlint-disable-next-line no-await-in-loop -- asked again and again
    const answer = await fetch(`${address}/api/v1/ready`).catch(() => undefined);
    if (answer?.ok === true) return { address, child };
    // oxlint-disable-next-line no-await-in-loop -- as above
    await wait(ASK_EVERY_MS);
  }
  child.kill('SIGKILL');
  throw new Error(`${folder} did not become ready:\n${said}`);
}

async function lostBookings(place: HotelPlace, { booked }: Traffic): Promise<string[]> {
  const context = await createContext(loadConfig(hotelEnv(place)));
  const rows = await context.db.selectFrom('bookings').select('id').execute();
  await context.close();
  const kept = new Set(rows.map(({ id }) => id));
  return booked.filter((id) => !kept.has(id));
}

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}
