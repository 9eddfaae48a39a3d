import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addDays } from '#domain/stay';
import { loadConfig } from '../../server/platform/config/index.ts';
import type { DatabaseTarget } from '../../server/platform/config/index.ts';
import { createContext } from '../../server/context.ts';
import { databaseUrl } from '../../server/test-support/database-url.ts';
import { freePort } from '../../server/test-support/free-port.ts';
import { PLAIN_QUOTE } from '../../server/test-support/guest.ts';
import { publishRelease } from '../../server/test-support/publish-release.ts';
import { smallHotel } from '../../server/test-support/small-hotel.ts';
import type { Alteration } from './alterations.ts';

const REAL_SERVER = join(import.meta.dirname, '../../server/main.ts');
const ALTERED_SERVER = join(import.meta.dirname, 'altered-server.ts');
const STARTS_WITHIN_MS = 60_000;
const ASK_EVERY_MS = 10;

/** Which server is tested: what is altered of the real one, or nothing. */
export type ServerProgram = readonly Alteration[];

/** A server process that is killed and started again at one address. */
export interface ServerUnderTest {
  address: string;
  /** Of the process that runs. */
  pid: () => number;
  /** Resolves with the milliseconds until it was ready. */
  start: () => Promise<number>;
  /** Rejects when it had ended by itself: nothing that a test does to it may have that effect. */
  kill: () => Promise<void>;
}

/** Where a hotel under test lives. */
export interface HotelPlace {
  target: DatabaseTarget;
  dataDir: string;
}

/** Publishes a hotel that many can book at once: many rooms of one type, few of the other, no limits per guest. */
export async function openHotel(place: HotelPlace, booking: { holdMinutes?: number } = {}): Promise<void> {
  const catalogue = smallHotel();
  Object.assign(catalogue.booking, { maxHoldsPerNetwork: 1_000_000, maxHoldsPerEmail: 1000, ...booking });
  for (const location of catalogue.locations) location.restrictions = [];
  const [many, few] = catalogue.locations[0]?.rooms ?? [];
  Object.assign(many ?? {}, { capacity: 100_000 });
  Object.assign(few ?? {}, { capacity: 5 });
  const context = await createContext(loadConfig(hotelEnv(place)));
  await publishRelease(context, catalogue);
  await context.close();
}

/** A stay that the hotel sells today, whatever day it is. */
export function stayAhead(days: number, nights: number): { checkIn: string; checkOut: string } {
  const checkIn = addDays(new Date().toISOString().slice(0, 10), days);
  return { checkIn, checkOut: addDays(checkIn, nights) };
}

/** What to ask a quote for: mostly the room that there are many of, sometimes the one that runs out. */
export function someQuote(random: () => number): typeof PLAIN_QUOTE {
  const isScarce = random() < 0.2;
  const [room] = PLAIN_QUOTE.rooms;
  if (room === undefined) throw new Error('The plain quote has a room');
  return {
    ...PLAIN_QUOTE,
    ...stayAhead(3 + Math.floor(random() * 60), 1 + Math.floor(random() * 3)),
    rooms: [isScarce ? { ...room, roomId: 'tower-room' } : room],
  };
}

/** Throws where nobody booked anything: such a run has no faults and says nothing, and no control was caught by it. */
export function refuseIdleRun(bookings: number): void {
  if (bookings === 0) throw new Error('Nobody has booked anything: nothing was tested');
}

/** A server process on a hotel that is open; nothing runs before its first start. */
export async function serverUnderTest(
  place: HotelPlace,
  program: ServerProgram = [],
  env: Record<string, string> = {},
): Promise<ServerUnderTest> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  return {
    address,
    pid: () => child?.pid ?? Number.NaN,
    async start() {
      const began = performance.now();
      const command = program.length === 0 ? [REAL_SERVER] : [ALTERED_SERVER, ...program];
      const started = spawn(process.execPath, command, {
        env: {
          PATH: process.env['PATH'],
          LOG_LEVEL: 'error',
          PORT: String(port),
          ...hotelEnv(place),
          ...env,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      child = started;
      while (!(await isReady(address))) {
        if (started.exitCode !== null) throw new Error(`The server ended with ${started.exitCode}`);
        if (performance.now() - began > STARTS_WITHIN_MS) throw new Error('The server did not become ready');
        // oxlint-disable-next-line no-await-in-loop -- asked again and again
        await wait(ASK_EVERY_MS);
      }
      return performance.now() - began;
    },
    async kill() {
      const running = child;
      child = undefined;
      if (running === undefined) return;
      const { exitCode, signalCode } = running;
      if (exitCode !== null || signalCode !== null)
        throw new Error(`The server had ended by itself with ${signalCode ?? exitCode}`);
      const gone = once(running, 'close');
      running.kill('SIGKILL');
      await gone;
    },
  };
}

/** With what a process of this hotel is started. */
export function hotelEnv({ target, dataDir }: HotelPlace): Record<string, string> {
  return {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl(target),
    REQUESTS_PER_MINUTE: '10000000',
    // Being refused for their number is another test.
    REQUESTS_AT_ONCE: '1000000',
    // Guests of a test come from networks of their own, when it says so.
    TRUSTED_PROXIES: '127.0.0.1',
  };
}

async function isReady(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/api/v1/ready`).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.status === 200;
}
