import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addDays } from '#domain/stay';
import type { Catalogue } from '#schemas/types';
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

/** The alterations of the server; none for the real one. */
export type ServerProgram = readonly Alteration[];

/** A server process that can be killed and started again at one address. */
export interface ServerUnderTest {
  address: string;
  pid: () => number;
  /** @returns the milliseconds until it was ready. */
  start: () => Promise<number>;
  /** Rejects if the process had ended by itself. */
  kill: () => Promise<void>;
}

export interface HotelPlace {
  target: DatabaseTarget;
  dataDir: string;
}

/** Publishes a hotel with many rooms of one type, few of another and no limits for each guest. */
export async function openHotel(
  place: HotelPlace,
  booking: { holdMinutes?: number } = {},
  catalogue: Catalogue = smallHotel(),
): Promise<void> {
  Object.assign(catalogue.booking, { maxHoldsPerNetwork: 1_000_000, maxHoldsPerEmail: 1000, ...booking });
  for (const location of catalogue.locations) location.restrictions = [];
  const [many, few] = catalogue.locations[0]?.rooms ?? [];
  Object.assign(many ?? {}, { capacity: 100_000 });
  Object.assign(few ?? {}, { capacity: 5 });
  const context = await createContext(loadConfig(hotelEnv(place)));
  await publishRelease(context, catalogue);
  await context.close();
}

export function stayAhead(days: number, nights: number): { checkIn: string; checkOut: string } {
  const checkIn = addDays(new Date().toISOString().slice(0, 10), days);
  return { checkIn, checkOut: addDays(checkIn, nights) };
}

/** Mostly the plentiful room, sometimes the scarce one. */
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

/** A run without bookings finds no faults and proves nothing. */
export function refuseIdleRun(bookings: number): void {
  if (bookings === 0) throw new Error('Nobody has booked anything: nothing was tested');
}

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

export function hotelEnv({ target, dataDir }: HotelPlace): Record<string, string> {
  return {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl(target),
    REQUESTS_PER_MINUTE: '10000000',
    // The limit is tested elsewhere.
    REQUESTS_AT_ONCE: '1000000',
    // Lets tests send guests from different networks.
    TRUSTED_PROXIES: '127.0.0.1',
  };
}

async function isReady(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/api/v1/ready`).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.status === 200;
}
