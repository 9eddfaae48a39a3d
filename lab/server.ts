/**
 * Searches and bookings per second of the real server and of a bare one, alternating. The first ratio is the cost of
 * rules, checks and durability; the second one compares processor time, which other processes affect less.
 */
import { type ChildProcess, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon, { type Request } from 'autocannon';
import { freePort } from '../server/test-support/free-port.ts';
import { median, startServer, stopServer } from './processes.ts';
import { cpuSeconds } from './server/process-cost.ts';
import { rounds } from './short.ts';

const REAL = await freePort();
const BARE = await freePort();
const ROUNDS = rounds(5);
const SECONDS = rounds(2, 1);
const CONNECTIONS = 32;
const PATIENCE_SECONDS = 60;
const BOOKINGS = rounds(640, 64);
/** Enough to send the outbox. */
const MAILS_MS = 3000;
/** Guests ask for different days, and often for a popular weekend. */
const STAYS = 60;
const stay = stayAt(0);
const choice = { roomId: '', ratePlanId: '', mealPlan: '' };

interface Rate {
  perSecond: number;
  p99: number;
  /** For each request. */
  cpuMs: number;
}

type Measure = (target: Target, round: number) => Promise<Rate>;

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

/** Publishes the demo without the limits for one network. */
function prepare(folder: string): void {
  const env = { ...process.env, DATA_DIR: folder };
  const { status, stderr } = spawnSync(process.execPath, ['cli/main.ts', 'publish', 'content'], {
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The demo could not be published:\n${stderr}`);
  const db = new DatabaseSync(join(folder, 'verandah.sqlite'));
  db.exec(`UPDATE releases SET catalogue = json_set(catalogue,
    '$.booking.maxHoldsPerEmail', 1000000, '$.booking.maxHoldsPerNetwork', 1000000, '$.booking.unconfirmedHoldsPercent', 100)`);
  db.exec(
    'UPDATE inventory SET capacity = 1000000, closed = 0, min_nights = NULL, closed_to_arrival = 0, closed_to_departure = 0',
  );
  db.close();
}

/** Sends requests from many clients: with `once` each exactly once, else in turn for some seconds. */
async function send({ process, origin }: Target, requests: Request[], { once = false } = {}): Promise<Rate> {
  const before = cpuSeconds(process);
  let nextClient = 0;
  const began = performance.now();
  let lastAnswer = began;
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    timeout: PATIENCE_SECONDS,
    ...(once ? { amount: requests.length } : { duration: SECONDS }),
    setupClient(client) {
      const first = nextClient++;
      const own = once
        ? requests.filter((_, index) => index % CONNECTIONS === first)
        : requests.map((each) => ({ ...each, headers: { 'x-forwarded-for': networkOf(first) } }));
      client.setRequests(own);
      // The client reports full seconds only, which is too coarse for a run of three.
      client.on('response', () => (lastAnswer = performance.now()));
    },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${origin}: ${result.non2xx} refusals (${Object.keys(result.statusCodeStats ?? {}).join(', ')}) and ${result.errors} errors; a rate of refusals is no rate.`,
    );
  }
  const { total } = result.requests;
  const seconds = (lastAnswer - began) / 1000;
  const cpuMs = ((cpuSeconds(process) - before) * 1000) / total;
  return { perSecond: total / seconds, p99: result.latency.p99, cpuMs };
}

const stays = Array.from({ length: STAYS }, (_, index) => stayAt(index));
const realSearch = ({ checkin, checkout }: typeof stay): string =>
  `/api/v1/availability?location=udaipur&checkin=${checkin}&checkout=${checkout}&rooms=2`;
const bareSearch = ({ checkin, checkout }: typeof stay): string => `/search?from=${checkin}&to=${checkout}`;

/** Guests of one network share its limits, so each has its own. */
function networkOf(index: number, round = 0): string {
  return `${20 + round}.${index >> 8}.${index & 255}.1`;
}

function search(target: Target, path: typeof realSearch, wanted: (typeof stay)[]): Promise<Rate> {
  return send(
    target,
    wanted.map((each) => ({ path: path(each) })),
  );
}

async function quote(
  origin: string,
  { checkin, checkout }: typeof stay,
  network: string,
): Promise<{ id: string; cookie: string }> {
  const answer = await fetch(`${origin}/api/v1/quotes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'x-forwarded-for': network },
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

const JSON_POST = { method: 'POST', headers: { 'content-type': 'application/json' } } as const;

/** Books quotes that were made before. Each guest has a mailbox and a network. */
async function bookReal(target: Target, round: number): Promise<Rate> {
  const { origin } = target;
  const quotes: { id: string; cookie: string }[] = [];
  while (quotes.length < BOOKINGS) {
    // oxlint-disable-next-line no-await-in-loop -- as many at a time as there are clients
    quotes.push(
      ...(await Promise.all(
        stays.slice(0, CONNECTIONS).map((each, index) => quote(origin, each, networkOf(index))),
      )),
    );
  }
  const bookings = quotes.slice(0, BOOKINGS).map(({ id, cookie }, index) => ({
    ...JSON_POST,
    path: '/api/v1/bookings',
    headers: {
      ...JSON_POST.headers,
      origin,
      cookie,
      'idempotency-key': `bench-${id}`,
      'x-forwarded-for': networkOf(index, round),
    },
    body: JSON.stringify({
      quoteId: id,
      guest: {
        guestFirstName: 'Meera',
        guestLastName: 'Rao',
        guestEmail: `${id}@example.com`,
        guestPhone: '+919876543210',
      },
    }),
  }));
  const rate = await send(target, bookings, { once: true });
  // Keeps mails out of the next round.
  await wait(MAILS_MS);
  return rate;
}

/** The same client, nights, guests and order. */
async function bookBare(target: Target): Promise<Rate> {
  const bookings = Array.from({ length: BOOKINGS }, (_, index) => ({
    ...JSON_POST,
    path: '/bookings',
    body: JSON.stringify({
      room: 'room-1',
      from: stays[index % STAYS]?.checkin,
      to: stays[index % STAYS]?.checkout,
      guest: { firstName: 'Meera', lastName: 'Rao', email: `${index}@example.com`, phone: '+919876543210' },
    }),
  }));
  return send(target, bookings, { once: true });
}

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

const KINDS: Record<string, [ours: Measure, floor: Measure]> = {
  'searches, one stay': [
    (target) => search(target, realSearch, [stay]),
    (target) => search(target, bareSearch, [stay]),
  ],
  [`searches, ${STAYS} stays`]: [
    (target) => search(target, realSearch, stays),
    (target) => search(target, bareSearch, stays),
  ],
  bookings: [bookReal, bookBare],
};

export async function benchServer(): Promise<Record<string, string>[]> {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-bench-'));
  prepare(folder);
  const started = await startServer(['server/main.ts'], `http://127.0.0.1:${REAL}/api/v1/ready`, {
    DATA_DIR: folder,
    PORT: String(REAL),
    LOG_LEVEL: 'error',
    REQUESTS_PER_MINUTE: '10000000',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const bareStarted = await startServer(
    ['lab/bare-server.ts', join(folder, 'bare.sqlite'), String(BARE)],
    `http://127.0.0.1:${BARE}${bareSearch(stay)}`,
  );
  const real = { process: started, origin: `http://127.0.0.1:${REAL}` };
  const bare = { process: bareStarted, origin: `http://127.0.0.1:${BARE}` };
  try {
    await chooseRoom();
    const rows: Record<string, string>[] = [];
    for (const [what, [ours, floor]] of Object.entries(KINDS)) {
      const measured: [Rate, Rate][] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        measured.push([await ours(real, round), await floor(bare, round)]);
      rows.push(rowOf(what, measured));
    }
    return rows;
  } finally {
    await Promise.all([stopServer(started), stopServer(bareStarted)]);
    rmSync(folder, { recursive: true, force: true });
  }
}

function rowOf(what: string, measured: readonly [Rate, Rate][]): Record<string, string> {
  const middle = (figure: (ours: Rate, floor: Rate) => number, digits: number): string =>
    median(measured.map(([ours, floor]) => figure(ours, floor))).toFixed(digits);
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
