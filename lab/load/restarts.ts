/** Restarts three processes behind the proxy file of docs/proxy, one after another, while guests read, search and book. */
import { type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { loadConfig } from '../../server/platform/config/index.ts';
import { type Context, createContext } from '../../server/context.ts';
import { hotelEnv, type HotelPlace } from '../faults/server-under-test.ts';
import { freePort } from '../../server/test-support/free-port.ts';
import { publishRelease } from '../../server/test-support/publish-release.ts';
import { smallHotel } from '../../server/test-support/small-hotel.ts';
import { startServer, stopServer } from '../processes.ts';
import type { Outcome } from '../report-outcome.ts';
import { installedProxy, startProxy } from './proxy.ts';
import { newTraffic, type PublishedAt, sendTraffic, staleAnswers } from './traffic.ts';

const MAIN = join(import.meta.dirname, '../../server/main.ts');
const PROCESSES = 3;
const CLIENTS = 6;
/** haproxy checks once a second and needs two failures. */
const DRAIN_SECONDS = 4;
/** Time for the proxy to notice a process. */
const BACK_MS = 2500;
const PUBLISH_EVERY_MS = 15_000;
const PAGE = { type: 'text/html; charset=utf-8', text: '<!doctype html><title>A page</title>' };

interface Restarted extends Outcome {
  proxy: string;
  restarts: number;
  publishes: number;
  requests: number;
  bookings: number;
  failed: number;
  lost: number;
  stale: number;
}

export async function restartUnderTraffic(
  place: HotelPlace,
  { seconds, isControl, proxy: wanted }: { seconds: number; isControl: boolean; proxy: string | undefined },
): Promise<Restarted> {
  const proxy = installedProxy(wanted);
  const env = {
    ...hotelEnv(place),
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: isControl ? '0' : String(DRAIN_SECONDS),
  };
  const context = await createContext(loadConfig({ NODE_ENV: 'test', ...env }));
  const published: PublishedAt[] = [];
  await publishNext(context, published);
  const ports = await freePorts();
  const port = await freePort();
  const start = (own: number): Promise<ChildProcess> =>
    startServer([MAIN], `http://127.0.0.1:${own}/api/v1/ready`, { ...env, PORT: String(own) });
  const running = await Promise.all(ports.map(start));
  const inFront = await startProxy(proxy, {
    folder: join(place.dataDir, 'proxy'),
    port,
    ports,
    asksOnce: isControl,
  });
  const over = new AbortController();
  const traffic = newTraffic();
  try {
    const sending = sendTraffic(`http://127.0.0.1:${port}`, { clients: CLIENTS, over: over.signal, traffic });
    const publishing = publishAgainAndAgain(context, published, over.signal);
    const restarts = await restartInTurn({
      running,
      ports,
      start,
      until: performance.now() + seconds * 1000,
    });
    over.abort();
    await Promise.all([sending, publishing]);
    const stale = staleAnswers(traffic, published);
    const lost = await lostBookings(context, traffic.booked);
    return {
      proxy,
      restarts,
      publishes: published.length,
      requests: traffic.requests,
      bookings: traffic.booked.length,
      failed: sum(traffic.failures.values()),
      lost: lost.length,
      stale: stale.length,
      faults: [
        ...[...traffic.failures].map(([kind, count]) => `${count} times ${kind}`),
        ...lost.map((id) => `booking ${id} was acknowledged and is not there`),
        ...stale,
        ...(traffic.booked.length === 0 ? ['Nobody has booked anything: nothing was tested'] : []),
      ],
    };
  } finally {
    over.abort();
    await inFront.stop();
    await Promise.all(running.map((server) => stopServer(server)));
    await context.close();
  }
}

export async function freePorts(): Promise<number[]> {
  const ports = new Set<number>();
  // oxlint-disable-next-line no-await-in-loop -- until there are enough
  while (ports.size < PROCESSES) ports.add(await freePort());
  return [...ports];
}

interface Rolling {
  running: ChildProcess[];
  ports: readonly number[];
  start: (port: number) => Promise<ChildProcess>;
  until: number;
}

/** As an upgrade does. */
async function restartInTurn({ running, ports, start, until }: Rolling): Promise<number> {
  let restarts = 0;
  while (performance.now() < until) {
    const turn = restarts % ports.length;
    const [server, port] = [running[turn], ports[turn]];
    if (server === undefined || port === undefined) throw new Error('There is a process for each turn');
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await stopServer(server);
    // oxlint-disable-next-line no-await-in-loop -- as above
    running[turn] = await start(port);
    restarts += 1;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await wait(BACK_MS);
  }
  return restarts;
}

async function publishAgainAndAgain(
  context: Context,
  published: PublishedAt[],
  over: AbortSignal,
): Promise<void> {
  while (!over.aborted) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await wait(PUBLISH_EVERY_MS, undefined, { signal: over }).catch(() => {});
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (!over.aborted) await publishNext(context, published);
  }
}

/** Each release has its own prices and many rooms. */
export async function publishNext(context: Context, published: PublishedAt[]): Promise<void> {
  const number = published.length + 1;
  const catalogue = smallHotel(`release-${number}`);
  Object.assign(catalogue.booking, { maxHoldsPerNetwork: 1_000_000, maxHoldsPerEmail: 1000 });
  for (const location of catalogue.locations) {
    location.restrictions = [];
    for (const room of location.rooms) room.capacity = 100_000;
    for (const price of location.roomPrices) price.baseMinor += number * 1000;
  }
  const parentId = published.at(-1)?.releaseId;
  await publishRelease(context, catalogue, {
    files: ['/index.html', '/rooms.html'].map((path) => ({ path, ...PAGE })),
    ...(parentId === undefined ? {} : { parentId }),
  });
  published.push({ releaseId: catalogue.releaseId, at: performance.now() });
}

export async function lostBookings({ db }: Context, booked: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('bookings').select('id').execute();
  const kept = new Set(rows.map(({ id }) => id));
  return booked.filter((id) => !kept.has(id));
}

function sum(counts: Iterable<number>): number {
  return [...counts].reduce((total, count) => total + count, 0);
}
