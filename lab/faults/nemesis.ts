import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { auditDatabase } from '../../server/test-support/audit.ts';
import { type Orders, ordersFile } from './alterations.ts';
import { checkHistory } from './check-history.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { followMailbox } from './follow-mailbox.ts';
import {
  type HotelPlace,
  openHotel,
  refuseIdleRun,
  type ServerProgram,
  type ServerUnderTest,
  serverUnderTest,
} from './server-under-test.ts';
import { createHistory, type GuestHistory, visitUntilOver } from './nemesis-guests.ts';

const HOUR_MS = 3_600_000;
const BETWEEN_MS = 700;
const LONGEST_STOP_MS = 5000;
const DISK_FULL_MS = 1500;
/** How much longer a run may take on a slow machine. */
const LONGEST_FACTOR = 6;

/** The result of bookings under all faults at once (TRUST R7). */
export interface NemesisResult {
  operations: number;
  /** Visits with an unknown outcome. */
  unknown: number;
  bookings: number;
  confirmed: number;
  cancelled: number;
  expired: number;
  strikes: string;
  faults: string[];
}

interface NemesisOptions {
  seconds: number;
  clients: number;
  random: () => number;
  program?: ServerProgram;
}

interface Battle {
  place: HotelPlace;
  server: ServerUnderTest;
  proxy: FaultProxy;
  orders: Orders;
  random: () => number;
}

/**
 * Guests book, confirm, cancel, read and let holds expire while the server is killed, stopped, cut off and given a
 * wrong clock, until each fault has happened and a stay was confirmed.
 */
export async function runNemesis(
  place: HotelPlace,
  { seconds, clients, random, program = [] }: NemesisOptions,
): Promise<NemesisResult> {
  await openHotel(place);
  const server = await serverUnderTest(place, ['obeys', ...program]);
  await server.start();
  const proxy = await startFaultProxy(server.address, () => undefined);
  const battle: Battle = { place, server, proxy, random, orders: { clockOffsetMs: 0, isDiskFull: false } };
  const over = new AbortController();
  const codes = followMailbox(join(place.dataDir, 'mailbox'));
  const history = createHistory();
  const strikes: Record<string, number> = {};
  const guests = Array.from({ length: clients }, async () =>
    visitUntilOver({ address: proxy.address, codes, history, random, over: over.signal }),
  );
  try {
    const began = performance.now();
    for (const name of strikesWithoutEnd(random)) {
      const passed = (performance.now() - began) / 1000;
      const isEnough = STRIKES.every((each) => each in strikes) && figuresOf(history).confirmed > 0;
      if (passed >= (isEnough ? seconds : LONGEST_FACTOR * seconds)) break;
      // oxlint-disable-next-line no-await-in-loop -- one strike after the other
      await wait(random() * 2 * BETWEEN_MS);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await strike[name](battle);
      strikes[name] = (strikes[name] ?? 0) + 1;
    }
    // Without faults everyone learns the outcome.
    applyOrder(battle, { clockOffsetMs: 0, isDiskFull: false });
    over.abort();
    await Promise.all(guests);
  } finally {
    await server.kill();
    await proxy.close();
    rmSync(ordersFile(place.dataDir), { force: true });
  }
  const figures = figuresOf(history);
  refuseIdleRun(figures.bookings);
  return {
    ...figures,
    strikes: Object.entries(strikes)
      .map(([name, count]) => `${name} ${count}`)
      .join(', '),
    faults: [...(await checkHistory(place.target, history)), ...(await auditDatabase(place.target))],
  };
}

function figuresOf({ visits, counts }: GuestHistory): Omit<NemesisResult, 'faults' | 'strikes'> {
  const seen = (state: string): number =>
    visits.filter(({ states }) => states.some((each) => each.state === state)).length;
  return {
    ...counts,
    bookings: visits.filter(({ bookingId }) => bookingId !== undefined).length,
    confirmed: seen('SUCCESSFUL'),
    cancelled: seen('CANCELLED'),
    expired: seen('EXPIRED'),
  };
}

const STRIKES = ['kill', 'stop', 'clock', 'disk', 'cut'] as const;

/** Each fault once in random order, repeatedly. */
function* strikesWithoutEnd(random: () => number): Generator<(typeof STRIKES)[number]> {
  while (true) {
    const left = [...STRIKES];
    while (left.length > 0) yield* left.splice(Math.floor(random() * left.length), 1);
  }
}

const strike: Record<(typeof STRIKES)[number], (battle: Battle) => Promise<void>> = {
  async kill({ server }) {
    await server.kill();
    await server.start();
  },
  /** Stops the process without its knowledge. */
  async stop({ server, random }) {
    process.kill(server.pid(), 'SIGSTOP');
    await wait(LONGEST_STOP_MS * random());
    process.kill(server.pid(), 'SIGCONT');
  },
  /** An hour early, an hour late, or right. */
  async clock(battle) {
    const hours = Math.floor(battle.random() * 3) - 1;
    applyOrder(battle, { ...battle.orders, clockOffsetMs: hours * HOUR_MS });
  },
  /** A disk without free pages; on PostgreSQL a server that closes every connection. */
  async disk(battle) {
    if (battle.place.target.kind === 'postgres') return endConnections(battle.place.target.url);
    applyOrder(battle, { ...battle.orders, isDiskFull: true });
    await wait(DISK_FULL_MS);
    return applyOrder(battle, { ...battle.orders, isDiskFull: false });
  },
  async cut({ proxy }) {
    proxy.cut();
  },
};

function applyOrder(battle: Battle, orders: Orders): void {
  battle.orders = orders;
  writeFileSync(ordersFile(battle.place.dataDir), JSON.stringify(orders));
}

async function endConnections(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}
