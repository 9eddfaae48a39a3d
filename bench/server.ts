/**
 * Searches and bookings per second of the real server on the demo hotel, and of a bare handler on the same machine,
 * one after the other in turns. The ratio is what the product's rules, checks and durability cost.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import autocannon from 'autocannon';
import { median, startServer, stopServer } from './processes.ts';

const REAL = 4391;
const BARE = 4392;
const ROUNDS = 3;
const SECONDS = 5;
const CONNECTIONS = 32;
const QUOTES = 1_500;
const stay = { checkin: daysAhead(40), checkout: daysAhead(42) };
const choice = { roomId: '', ratePlanId: '', mealPlan: '' };

interface Rate {
  perSecond: number;
  p99: number;
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

async function measure(options: autocannon.Options): Promise<Rate> {
  const result = await autocannon({ connections: CONNECTIONS, duration: SECONDS, ...options });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${options.url}: ${result.non2xx} refusals and ${result.errors} errors; a rate of refusals is no rate.`,
    );
  }
  return { perSecond: result.requests.total / result.duration, p99: result.latency.p99 };
}

const searchReal = (): Promise<Rate> =>
  measure({
    url: `http://127.0.0.1:${REAL}/api/v1/availability?location=udaipur&checkin=${stay.checkin}&checkout=${stay.checkout}&rooms=2`,
  });
const searchBare = (): Promise<Rate> =>
  measure({ url: `http://127.0.0.1:${BARE}/search?from=${stay.checkin}&to=${stay.checkout}` });

async function quote(origin: string): Promise<{ id: string; cookie: string }> {
  const answer = await fetch(`${origin}/api/v1/quotes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({
      locationId: 'udaipur',
      checkIn: stay.checkin,
      checkOut: stay.checkout,
      rooms: [{ ...choice, adults: 2, childAges: [], extraBeds: 0 }],
      extras: [],
    }),
  });
  if (answer.status !== 201) throw new Error(`A quote was refused: ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: string };
  return { id, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** Bookings of quotes that were made before the clock starts. */
async function bookReal(): Promise<Rate> {
  const origin = `http://127.0.0.1:${REAL}`;
  const quotes: { id: string; cookie: string }[] = [];
  while (quotes.length < QUOTES) {
    quotes.push(...(await Promise.all(Array.from({ length: 50 }, () => quote(origin)))));
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
  return rateOf(latencies, began);
}

/** The same client against the bare handler, so that the client's own cost is in both. */
async function bookBare(): Promise<Rate> {
  const origin = `http://127.0.0.1:${BARE}`;
  const body = JSON.stringify({ room: 'room-1', from: stay.checkin, to: stay.checkout });
  let left = QUOTES;
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
  return rateOf(latencies, began);
}

function rateOf(latencies: number[], began: number): Rate {
  const seconds = (performance.now() - began) / 1000;
  const p99 = latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * 0.99)] ?? Number.NaN;
  return { perSecond: latencies.length / seconds, p99 };
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

export async function benchServer(): Promise<Record<string, string>[]> {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-bench-'));
  prepare(folder);
  const real = await startServer(['server/main.ts'], `http://127.0.0.1:${REAL}/api/v1/ready`, {
    DATA_DIR: folder,
    PORT: String(REAL),
    LOG_LEVEL: 'error',
    REQUESTS_PER_MINUTE: '10000000',
  });
  const bare = await startServer(
    ['bench/bare-server.ts', join(folder, 'bare.sqlite'), String(BARE)],
    `http://127.0.0.1:${BARE}/search?from=${stay.checkin}&to=${stay.checkout}`,
  );
  try {
    await chooseRoom();
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({
        searchReal: await searchReal(),
        searchBare: await searchBare(),
        bookReal: await bookReal(),
        bookBare: await bookBare(),
      });
    }
    const row = (what: string, ours: Rate[], floor: Rate[]) => ({
      what,
      'per second': median(ours.map(({ perSecond }) => perSecond)).toFixed(0),
      'p99 ms': median(ours.map(({ p99 }) => p99)).toFixed(0),
      'bare per second': median(floor.map(({ perSecond }) => perSecond)).toFixed(0),
      ratio: median(
        ours.map(({ perSecond }, index) => perSecond / (floor[index]?.perSecond ?? Number.NaN)),
      ).toFixed(2),
    });
    return [
      row(
        'searches',
        rounds.map((each) => each.searchReal),
        rounds.map((each) => each.searchBare),
      ),
      row(
        'bookings',
        rounds.map((each) => each.bookReal),
        rounds.map((each) => each.bookBare),
      ),
    ];
  } finally {
    await Promise.all([stopServer(real), stopServer(bare)]);
    rmSync(folder, { recursive: true, force: true });
  }
}
