import { setTimeout as wait } from 'node:timers/promises';
import { auditStorm } from './audit-storm.ts';
import { type HotelPlace, openHotel, type ServerProgram, serverUnderTest } from './server-under-test.ts';
import { startStorm } from './storm.ts';

const SOONEST_MS = 50;
const LATEST_MS = 300;
/** Long enough for confirmations, so that kills meet sales too. */
const CALM_MS = 2000;
const CALM_EVERY = 5;

/** The result of bookings with kills (TRUST R1). */
export interface KillStormResult {
  kills: number;
  acknowledged: number;
  confirmed: number;
  refused: number;
  unknown: number;
  retried: number;
  /** Median milliseconds from the start of a process until it is ready. */
  readyMs: number;
  slowestReadyMs: number;
  /** Contradictions; there must be none. */
  faults: string[];
}

interface KillStormOptions {
  kills: number;
  clients: number;
  random: () => number;
  program?: ServerProgram;
}

/** Kills the server repeatedly while guests book, then checks every booking. */
export async function killUnderLoad(
  place: HotelPlace,
  { kills, clients, random, program = [] }: KillStormOptions,
): Promise<KillStormResult> {
  await openHotel(place);
  const server = await serverUnderTest(place, program);
  await server.start();
  const storm = startStorm({ address: server.address, dataDir: place.dataDir, clients, random });
  const ready: number[] = [];
  try {
    // Starts after the first quotes, so that kills meet bookings.
    await wait(1000);
    for (let kill = 0; kill < kills; kill += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one kill after the other
      await wait(kill % CALM_EVERY === 0 ? CALM_MS : SOONEST_MS + random() * (LATEST_MS - SOONEST_MS));
      // oxlint-disable-next-line no-await-in-loop -- as above
      await server.kill();
      // oxlint-disable-next-line no-await-in-loop -- as above
      ready.push(await server.start());
    }
    await storm.end();
  } finally {
    await server.kill();
  }
  const { log } = storm;
  const sorted = ready.toSorted((a, b) => a - b);
  return {
    kills,
    acknowledged: log.acknowledged.size,
    confirmed: log.confirmed.size,
    refused: log.refused.size,
    unknown: log.unknown,
    retried: log.retried,
    readyMs: Math.round(sorted[sorted.length >> 1] ?? 0),
    slowestReadyMs: Math.round(sorted.at(-1) ?? 0),
    faults: await auditStorm(place, log),
  };
}
