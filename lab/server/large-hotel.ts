/**
 * The largest supported hotel: 10 locations of 50 room types on 730 nights. Measures the start, memory under load,
 * and the cost of a search by nights and rates.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { addDays } from '#domain/stay';
import type { Catalogue, CatalogueLocation } from '#schemas/types';
import { loadConfig } from '../../server/platform/config/index.ts';
import { createContext } from '../../server/context.ts';
import { freePort } from '../../server/test-support/free-port.ts';
import { publishRelease } from '../../server/test-support/publish-release.ts';
import { smallHotel } from '../../server/test-support/small-hotel.ts';
import { median, startServer, stopServer } from '../processes.ts';
import { rounds } from '../short.ts';
import { peakMegabytes } from './process-cost.ts';

const PORT = await freePort();
const ORIGIN = `http://127.0.0.1:${PORT}`;
const LOCATIONS = 10;
const ROOMS = 50;
const NIGHTS = 730;
const STARTS = rounds(5);
const LOAD_SECONDS = rounds(10);
const ASKED_ALONE = rounds(15);

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);
const today = (): string => new Date().toISOString().slice(0, 10);

function largeHotel(): Catalogue {
  const hotel = smallHotel('release-large');
  const [template] = hotel.locations;
  if (template === undefined) throw new Error('The small hotel has no location');
  const locations = range(LOCATIONS).map((index) => grown(template, index));
  return { ...hotel, booking: { ...hotel.booking, horizonDays: NIGHTS }, locations };
}

function grown(template: CatalogueLocation, location: number): CatalogueLocation {
  const [room] = template.rooms;
  const [price] = template.roomPrices;
  const [plan] = template.ratePlans;
  if (room === undefined || price === undefined || plan === undefined) throw new Error('Nothing to copy');
  const ids = range(ROOMS).map((index) => `room-${location}-${index}`);
  return {
    ...template,
    id: `location-${location}`,
    restrictions: [],
    rooms: ids.map((id) => ({ ...room, id })),
    roomPrices: ids.map((roomId) => ({ ...price, roomId })),
    ratePlans: [{ ...plan, roomIds: ids }],
  };
}

async function publish(dataDir: string): Promise<void> {
  const context = await createContext(
    loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
  );
  await publishRelease(context, largeHotel());
  await context.close();
}

const environment = (dataDir: string): Record<string, string> => ({
  DATA_DIR: dataDir,
  PORT: String(PORT),
  LOG_LEVEL: 'error',
  REQUESTS_PER_MINUTE: '10000000',
});

async function timeStart(dataDir: string): Promise<number> {
  const began = performance.now();
  const server = await startServer(['server/main.ts'], `${ORIGIN}/api/v1/ready`, environment(dataDir), 5);
  const ms = performance.now() - began;
  await stopServer(server);
  return ms;
}

function searchOf(location: number, nights: number): string {
  const checkin = addDays(today(), 30);
  const stay = `checkin=${checkin}&checkout=${addDays(checkin, nights)}`;
  return `${ORIGIN}/api/v1/availability?location=location-${location}&${stay}&rooms=2`;
}

/** The minimum of uncached searches. */
async function timeSearch(nights: number): Promise<number> {
  const times: number[] = [];
  for (const attempt of range(ASKED_ALONE)) {
    // Other ages of children make another request with the same work.
    const address = searchOf(attempt % LOCATIONS, nights).replace('rooms=2', `rooms=1-${attempt % 12}`);
    const began = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one at a time is what is measured
    await (await fetch(address)).arrayBuffer();
    times.push(performance.now() - began);
  }
  return Math.min(...times);
}

/** The baseline: an empty process on the same machine. */
async function timeEmptyProcess(): Promise<number> {
  const began = performance.now();
  await new Promise((resolve) => spawn(process.execPath, ['-e', '0']).once('exit', resolve));
  return performance.now() - began;
}

export async function benchLargeHotel(): Promise<Record<string, string>[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'verandah-large-'));
  await publish(dataDir);
  const starts: number[] = [];
  const empty: number[] = [];
  for (const _ of range(STARTS)) {
    // oxlint-disable-next-line no-await-in-loop -- in turns
    empty.push(await timeEmptyProcess());
    // oxlint-disable-next-line no-await-in-loop -- in turns
    starts.push(await timeStart(dataDir));
  }
  const server = await startServer(['server/main.ts'], `${ORIGIN}/api/v1/ready`, environment(dataDir));
  try {
    const requests = range(LOCATIONS).flatMap((location) =>
      [1, 2, 3, 7].map((nights) => ({ path: searchOf(location, nights).slice(ORIGIN.length) })),
    );
    const load = await autocannon({ url: ORIGIN, connections: 32, duration: LOAD_SECONDS, requests });
    const nights = [2, 7, 14, 28];
    const searches: number[] = [];
    for (const each of nights) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time is what is measured
      searches.push(await timeSearch(each));
    }
    const row = (what: string, figure: string, beside: string) => ({ what, figure, beside });
    return [
      row(
        'start to ready',
        `${median(starts).toFixed(0)} ms`,
        `an empty process ${median(empty).toFixed(0)} ms`,
      ),
      row(
        'memory under load, most',
        `${peakMegabytes(server).toFixed(0)} MB`,
        `${load.requests.average.toFixed(0)} searches/s, ${load.non2xx} refused`,
      ),
      ...nights.map((each, index) =>
        row(
          `search of ${each} nights in ${ROOMS} room types`,
          `${searches[index]?.toFixed(1)} ms`,
          `${((searches[index] ?? 0) / (searches[0] ?? 1)).toFixed(1)} x the shortest, ${each / 2} x its nights`,
        ),
      ),
    ];
  } finally {
    await stopServer(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
