/**
 * Three processes that share only PostgreSQL, each with a folder of its own that is empty at first, behind the proxy file
 * of docs/proxy, through everything that happens to machines, while guests read, search and book.
 */
import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { loadConfig } from '../../server/platform/config/index.ts';
import { createContext } from '../../server/context.ts';
import { startPostgres } from '../../server/test-support/embedded-postgres.ts';
import { freePort } from '../../server/test-support/free-port.ts';
import { hotelEnv } from '../faults/server-under-test.ts';
import { startServer, stopServer } from '../processes.ts';
import type { Outcome } from '../report-outcome.ts';
import { installedProxy, startProxy } from './proxy.ts';
import { freePorts, lostBookings, publishNext } from './restarts.ts';
import { newTraffic, type PublishedAt, sendTraffic, staleAnswers, type Traffic } from './traffic.ts';

const MAIN = join(import.meta.dirname, '../../server/main.ts');
const CLIENTS = 6;
const DRAIN_SECONDS = 4;
const DATABASE_AWAY_MS = 4500;
/** Longer than the lock's patience; shorter than a proxy waits for a booking. */
const PAUSED_MS = 12_000;
const LOST_MS = 5000;
/** TRUST R13. */
const LONGEST_LOCK_MS = 15_000;
const BACK_MS = 2500;

interface Lived extends Outcome {
  proxy: string;
  requests: number;
  publishes: number;
  pagesFailed: number;
  /** Searches, quotes and bookings: while the database is away they are refused, with a 503. */
  othersRefused: number;
  bookings: number;
  lost: number;
  pricesApart: number;
}

export async function liveThroughAll(
  dataDir: string,
  { seconds, isControl, proxy: wanted }: { seconds: number; isControl: boolean; proxy: string | undefined },
): Promise<Lived> {
  const proxy = installedProxy(wanted);
  const postgres = await startPostgres();
  const url = await postgres.createDatabase('verandah');
  const place = { target: { kind: 'postgres', url } as const, dataDir };
  const env = {
    ...hotelEnv(place),
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: isControl ? '0' : String(DRAIN_SECONDS),
  };
  const context = await createContext(loadConfig({ NODE_ENV: 'test', ...env }));
  const published: PublishedAt[] = [];
  await publishNext(context, published);
  const ports = await freePorts();
  /** A machine without anything on its disk. */
  const start = (port: number): Promise<ChildProcess> =>
    startServer([MAIN], `http://127.0.0.1:${port}/api/v1/ready`, {
      ...env,
      DATA_DIR: mkdtempSync(join(dataDir, 'machine-')),
      PORT: String(port),
      VERANDAH_SECRET: 'mB2kq0vQ7y5hT8cZ1nXw4rLp9dGs6fJa3eUo',
    });
  const running = await Promise.all(ports.map(start));
  const port = await freePort();
  const inFront = await startProxy(proxy, {
    folder: join(dataDir, 'proxy'),
    port,
    ports,
    asksOnce: isControl,
  });
  const over = new AbortController();
  const traffic = newTraffic();
  const during = (what: string, work: () => Promise<unknown>) => tell(traffic, what, work);
  try {
    const sending = sendTraffic(`http://127.0.0.1:${port}`, { clients: CLIENTS, over: over.signal, traffic });
    const end = performance.now() + seconds * 1000;
    do {
      // oxlint-disable no-await-in-loop -- one thing after the other
      await during('a publishing', async () => publishNext(context, published));
      await during('a rolling restart', () =>
        each(running, ports, async (server, own, turn) => {
          await stopServer(server);
          if (turn === 1) await publishNext(context, published);
          running[turn] = await start(own);
          await wait(BACK_MS);
        }),
      );
      await during('a database restart', async () => {
        await postgres.restart(DATABASE_AWAY_MS);
        await wait(BACK_MS);
      });
      await during('a paused process', async () => {
        running[0]?.kill('SIGSTOP');
        // It wakes up with prices that are no longer current.
        await publishInTime(() => publishNext(context, published));
        await wait(PAUSED_MS);
        running[0]?.kill('SIGCONT');
        await wait(BACK_MS);
      });
      await during('a lost machine', async () => {
        const [lost, own] = [running[1], ports[1]];
        if (lost === undefined || own === undefined) throw new Error('There are three machines');
        lost.kill('SIGKILL');
        await once(lost, 'exit');
        await publishNext(context, published);
        await wait(LOST_MS);
        running[1] = await start(own);
      });
      // oxlint-enable no-await-in-loop
    } while (performance.now() < end);
    over.abort();
    await sending;
    const pagesAlone = proxy === 'nginx' && !isControl ? await readAlone(running, port) : [];
    const lost = await lostBookings(context, traffic.booked);
    const apart = staleAnswers(traffic, published);
    const pagesFailed = countFailures(traffic, (kind) => kind.startsWith('page '));
    return {
      proxy,
      requests: traffic.requests,
      publishes: published.length,
      pagesFailed,
      othersRefused: countFailures(traffic, (kind) => !kind.startsWith('page ')),
      bookings: traffic.booked.length,
      lost: lost.length,
      pricesApart: apart.length,
      faults: [
        ...[...traffic.failures]
          .filter(([kind]) => !/^(?:search|quote|booking) 503$/.test(kind))
          .map(([kind, count]) => `${count} times ${kind}`),
        ...pagesAlone,
        ...lost.map((id) => `booking ${id} was acknowledged and is not there`),
        ...apart,
        ...(traffic.booked.length === 0 ? ['Nobody has booked anything: nothing was tested'] : []),
      ],
    };
  } finally {
    over.abort();
    await inFront.stop();
    for (const server of running) server.kill('SIGCONT');
    await Promise.all(running.map((server) => stopServer(server)));
    await context.close();
    await postgres.stop();
  }
}

/** A process that is paused while it writes keeps the lock for ten seconds. */
async function publishInTime(publish: () => Promise<void>): Promise<void> {
  const patience = performance.now() + LONGEST_LOCK_MS;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- tried again and again
    const fault: unknown = await publish().then(
      () => undefined,
      (error: unknown) => error,
    );
    if (fault === undefined) return;
    if (performance.now() > patience) throw fault;
  }
}

/** Prints what went wrong meanwhile. */
async function tell(traffic: Traffic, what: string, work: () => Promise<unknown>): Promise<void> {
  const [requests, bookings, failures] = [traffic.requests, traffic.booked.length, new Map(traffic.failures)];
  await work();
  const failed = [...traffic.failures]
    .map(([kind, count]) => [kind, count - (failures.get(kind) ?? 0)] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} x ${kind}`);
  console.log(
    `${what.padEnd(20)} ${traffic.requests - requests} requests, ${traffic.booked.length - bookings} bookings, failed: ${failed.join(', ') || 'none'}`,
  );
}

async function each(
  running: readonly ChildProcess[],
  ports: readonly number[],
  work: (server: ChildProcess, port: number, turn: number) => Promise<void>,
): Promise<void> {
  for (const [turn, port] of ports.entries()) {
    const server = running[turn];
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    if (server !== undefined) await work(server, port, turn);
  }
}

/** All processes stopped: the proxy still shows the pages, and says of everything else that it is away. */
async function readAlone(running: readonly ChildProcess[], port: number): Promise<string[]> {
  const statusOf = async (path: string): Promise<number> =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } })).status;
  // The proxy keeps a page for each way of compressing that was asked for; the guests above ask for none.
  await statusOf('/');
  await statusOf('/rooms');
  await Promise.all(running.map((server) => stopServer(server)));
  // What the proxy has is too old by then to be shown without asking.
  await wait(61_000);
  const pages = [await statusOf('/'), await statusOf('/rooms')];
  const others = [await statusOf('/api/v1/ready'), await statusOf('/checkout')];
  console.log(
    `no process at all    pages answer ${pages.join(' and ')}, prices and personal pages ${others.join(' and ')}`,
  );
  return [
    ...(pages.some((status) => status !== 200)
      ? [`without a process pages answer ${pages.join(' and ')}`]
      : []),
    ...(others.some((status) => status !== 503)
      ? [`without a process other requests answer ${others.join(' and ')}`]
      : []),
  ];
}

function countFailures({ failures }: Traffic, isMeant: (kind: string) => boolean): number {
  return [...failures].filter(([kind]) => isMeant(kind)).reduce((total, [, count]) => total + count, 0);
}
