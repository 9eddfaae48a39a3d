/**
 * Searches and bookings per second of the real server on the demo hotel, and of a bare handler on the same machine,
 * one after the other in short turns. The ratio is what the product's rules, checks and durability cost. The second ratio
 * is of processor time per request, which other processes on the machine blur less.
 */
import { type ChildProcess, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import autocannon from 'autocannon';
import { median, startServer, stopServer } from './processes.ts';
import { cpuSeconds } from './server/process-cost.ts';

const REAL = 4391;
const BARE = 4392;
const ROUNDS = 7;
const SECONDS = 2;
const CONNECTIONS = 32;
const QUOTES = 300;
/** Guests ask for different days; a popular weekend is asked for by many. */
const STAYS = 60;
const stay = stayAt(0);
const choice = { roomId: '', ratePlanId: '', mealPlan: '' };

interface Rate {
  perSecond: number;
  p99: number;
  /** Of the server, per request. */
  cpuMs: number;
}

/** A server and where it is. */
interface Target {
  process: ChildProcess;
  origin: string;
}

function stayAt(index: number): { checkin: string; checkout: string } {
  return { checkin: daysAhead(40 + index), checkout: daysAhead(42 + index) };
}

function daysAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Publishes the demo and lifts the limits that protect a real hotel from one address that books without end. */
function prepare(folder: string): void {
  const env = { ...process.env, DATA_DIR: folder };
  const { status, stderr } = spawnSync(process.execPath, ['cli/main.ts', 'publish', 'content'], {
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The demo could not be published:\n${stderr}`);
  const db = new DatabaseSync(join(folder, 'verandah.sqlite'));
  db.exec(`UPDATE releases SET catalogue = json_set(catalogue,
    '$.booking.maxHoldsPerEmail', 1000000, '$.booking.maxHoldsPerNetwork', 1000000)`);
  db.exec(
    'UPDATE inventory SET capacity = 1000000, closed = 0, min_nights = NULL, closed_to_arrival = 0, closed_to_departure = 0',
  );
  db.close();
}

/** Asks for these addresses in turn, many at a time. */
async function ask({ process, origin }: Target, paths: string[]): Promise<Rate> {
  const before = cpuSeconds(process);
  const requests = paths.map((path) => ({ path }));
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests,
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${origin}: ${result.non2xx} refusals and ${result.errors} errors; a rate of refusals is no rate.`,
    );
  }
  const { total } = result.requests;
  const cpuMs = ((cpuSeconds(process) - before) * 1000) / total;
  return { perSecond: total / result.duration, p99: result.latency.p99, cpuMs };
}

const stays = Array.from({ length: STAYS }, (_, index) => stayAt(index));
const realSearch = ({ checkin, checkout }: typeof stay): string =>
  `/api/v1/availability?location=udaipur&checkin=${checkin}&checkout=${checkout}&rooms=2`;
const bareSearch = ({ checkin, checkout }: typeof stay): string => `/search?from=${checkin}&to=${checkout}`;

async function quote(
  origin: string,
  { checkin, checkout }: typeof stay,
): Promise<{ id: string; cookie: string }> {
  const answer = await fetch(`${origin}/api/v1/quotes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({
      locationId: 'udaipur',
      checkIn: checkin,
      checkOut: checkout,
      rooms: [{ ...choice, adults: 2, childAges: [], extraBeds: 0 }],
      extras: [],
    }),
  });
  if (answer.status !== 201) throw new Error(`A quote was refused: ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: string };
  return { id, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** Bookings of quotes that were made before the clock starts. */
async function bookReal({ process, origin }: Target): Promise<Rate> {
  const quotes: { id: string; cookie: string }[] = [];
  while (quotes.length < QUOTES) {
    quotes.push(...(await Promise.all(stays.map((each) => quote(origin, each)))));
  }
  const bookings = quotes.map(({ id, cookie }, index) => ({
    method: 'POST' as const,
    path: '/api/v1/bookings',
    headers: {
      'content-type': 'application/json',
      origin,
      cookie,
      'idempotency-key': `bench-${id}`.slice(0, 64).padEnd(16, '0'),
    },
    body: JSON.stringify({
      quoteId: id,
      guest: {
        guestFirstName: 'Meera',
        guestLastName: 'Rao',
        guestEmail: `guest${index}@example.com`,
        guestPhone: '+919876543210',
      },
    }),
  }));
  let next = 0;
  const before = cpuSeconds(process);
  const began = performance.now();
  const latencies: number[] = [];
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let mine = bookings[next++]; mine !== undefined; mine = bookings[next++]) {
        const sent = performance.now();
        const answer = await fetch(`${origin}${mine.path}`, mine);
        if (answer.status !== 201) throw new Error(`A booking was refused: ${await answer.text()}`);
        await answer.arrayBuffer();
        latencies.push(performance.now() - sent);
      }
    }),
  );
  return rateOf(latencies, began, cpuSeconds(process) - before);
}

/** The same client against the bare handler, so that the client's own cost is in both. */
async function bookBare({ process, origin }: Target): Promise<Rate> {
  const body = JSON.stringify({ room: 'room-1', from: stay.checkin, to: stay.checkout });
  let left = QUOTES;
  const before = cpuSeconds(process);
  const began = performance.now();
  const latencies: number[] = [];
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (left-- > 0) {
        const sent = performance.now();
        const answer = await fetch(`${origin}/bookings`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        await answer.arrayBuffer();
        latencies.push(performance.now() - sent);
      }
    }),
  );
  return rateOf(latencies, began, cpuSeconds(process) - before);
}

function rateOf(latencies: number[], began: number, cpu: number): Rate {
  const seconds = (performance.now() - began) / 1000;
  const p99 = latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * 0.99)] ?? Number.NaN;
  return { perSecond: latencies.length / seconds, p99, cpuMs: (cpu * 1000) / latencies.length };
}

/** The first offer of the first room that the demo sells for the stay. */
async function chooseRoom(): Promise<void> {
  const answer = await fetch(
    `http://127.0.0.1:${REAL}/api/v1/availability?location=udaipur&checkin=${stay.checkin}&checkout=${stay.checkout}&rooms=2`,
  );
  const { items } = (await answer.json()) as {
    items: { roomId: string; offers: { ratePlanId: string; mealPlan: string }[] }[];
  };
  const item = items.find(({ offers }) => offers.length > 0);
  const offer = item?.offers[0];
  if (item === undefined || offer === undefined)
    throw new Error('The demo hotel sells nothing on the days of the bench.');
  Object.assign(choice, { roomId: item.roomId, ratePlanId: offer.ratePlanId, mealPlan: offer.mealPlan });
}

const KINDS = {
  'searches, one stay': [
    (target: Target) => ask(target, [realSearch(stay)]),
    (target: Target) => ask(target, [bareSearch(stay)]),
  ],
  [`searches, ${STAYS} stays`]: [
    (target: Target) => ask(target, stays.map(realSearch)),
    (target: Target) => ask(target, stays.map(bareSearch)),
  ],
  bookings: [bookReal, bookBare],
} as const;

export async function benchServer(): Promise<Record<string, string>[]> {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-bench-'));
  prepare(folder);
  const started = await startServer(['server/main.ts'], `http://127.0.0.1:${REAL}/api/v1/ready`, {
    DATA_DIR: folder,
    PORT: String(REAL),
    LOG_LEVEL: 'error',
    REQUESTS_PER_MINUTE: '10000000',
  });
  const bareStarted = await startServer(
    ['bench/bare-server.ts', join(folder, 'bare.sqlite'), String(BARE)],
    `http://127.0.0.1:${BARE}${bareSearch(stay)}`,
  );
  const real = { process: started, origin: `http://127.0.0.1:${REAL}` };
  const bare = { process: bareStarted, origin: `http://127.0.0.1:${BARE}` };
  try {
    await chooseRoom();
    const rows: Record<string, string>[] = [];
    for (const [what, [ours, floor]] of Object.entries(KINDS)) {
      const rounds: [Rate, Rate][] = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push([await ours(real), await floor(bare)]);
      rows.push(rowOf(what, rounds));
    }
    return rows;
  } finally {
    await Promise.all([stopServer(started), stopServer(bareStarted)]);
    rmSync(folder, { recursive: true, force: true });
  }
}

function rowOf(what: string, rounds: readonly [Rate, Rate][]): Record<string, string> {
  const middle = (figure: (ours: Rate, floor: Rate) => number, digits: number): string =>
    median(rounds.map(([ours, floor]) => figure(ours, floor))).toFixed(digits);
  return {
    what,
    'per second': middle((ours) => ours.perSecond, 0),
    'p99 ms': middle((ours) => ours.p99, 0),
    'bare per second': middle((_ours, floor) => floor.perSecond, 0),
    ratio: middle((ours, floor) => ours.perSecond / floor.perSecond, 2),
    'cpu ms': middle((ours) => ours.cpuMs, 2),
    'bare cpu ms': middle((_ours, floor) => floor.cpuMs, 2),
    'ratio of cpu': middle((ours, floor) => floor.cpuMs / ours.cpuMs, 2),
  };
}
