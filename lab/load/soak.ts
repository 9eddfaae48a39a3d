/** Half of the possible load for a long time: whether the server grows. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type HotelPlace, openHotel, serverUnderTest } from '../faults/server-under-test.ts';
import { median } from '../processes.ts';
import { arrive, bookWithClients, connections, newCrowd, percentile, USUAL_LIMIT } from './guests.ts';
import type { Outcome } from '../report-outcome.ts';

const CLIENTS = 32;
const MEASURED_SECONDS = 5;
const LONGEST_WARM_UP_SECONDS = 300;
const SAMPLES = 200;
const MOST_GROWTH = 1.1;
/** Connections come and go, so this many files are no leak. */
const FEW_FILES = 10;
const MOST_LOG_BYTES = 64 * 1024 * 1024;

interface Sample {
  residentMegabytes: number;
  files: number;
  logBytes: number;
}

interface Soaked extends Outcome {
  perSecond: number;
  bookings: number;
  p99Ms: number;
  /** After the warm-up and at the end. */
  megabytes: string;
  files: string;
  largestLogMegabytes: number;
}

export async function soak(
  place: HotelPlace,
  { seconds, isControl }: { seconds: number; isControl: boolean },
): Promise<Soaked> {
  await openHotel(place);
  const server = await serverUnderTest(place, isControl ? ['leaks'] : [], USUAL_LIMIT);
  await server.start();
  const crowd = newCrowd();
  const samples: Sample[] = [];
  const over = new AbortController();
  try {
    const most = await bookWithClients(server.address, {
      clients: CLIENTS,
      seconds: MEASURED_SECONDS,
      crowd: newCrowd(),
    });
    const sampling = sample(server.pid(), place, {
      everyMs: (seconds * 1000) / SAMPLES,
      samples,
      over: over.signal,
    });
    const agent = connections(CLIENTS);
    await arrive(server.address, { agent, perSecond: most / 2, seconds, crowd });
    over.abort();
    await sampling;
    agent.destroy();
    const warm = samples.slice(Math.floor(samples.length * Math.min(0.3, LONGEST_WARM_UP_SECONDS / seconds)));
    const [first, last] = [warm.slice(0, warm.length / 4), warm.slice(-warm.length / 4)];
    const of = (part: Sample[], figure: keyof Sample): number =>
      Math.round(median(part.map((each) => each[figure])));
    const megabytes = [of(first, 'residentMegabytes'), of(last, 'residentMegabytes')] as const;
    const files = [of(first, 'files'), of(last, 'files')] as const;
    const largestLog = Math.max(...samples.map(({ logBytes }) => logBytes));
    return {
      perSecond: Math.round(most / 2),
      bookings: crowd.acknowledged.size,
      p99Ms: percentile(crowd.servedMs, 0.99),
      megabytes: megabytes.join(' → '),
      files: files.join(' → '),
      largestLogMegabytes: Math.round(largestLog / 1024 / 1024),
      faults: [
        ...crowd.faults,
        ...(megabytes[1] <= megabytes[0] * MOST_GROWTH ? [] : [`memory grew: ${megabytes.join(' → ')} MB`]),
        ...(files[1] <= files[0] + FEW_FILES ? [] : [`open files grew: ${files.join(' → ')}`]),
        ...(largestLog <= MOST_LOG_BYTES ? [] : [`the write-ahead log grew to ${largestLog} bytes`]),
      ],
    };
  } finally {
    over.abort();
    await server.kill();
  }
}

async function sample(
  pid: number,
  { target }: HotelPlace,
  { everyMs, samples, over }: { everyMs: number; samples: Sample[]; over: AbortSignal },
): Promise<void> {
  while (!over.aborted) {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    samples.push({
      residentMegabytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
      files: readdirSync(`/proc/${pid}/fd`).length,
      logBytes: target.kind === 'sqlite' ? statSync(`${target.file}-wal`).size : 0,
    });
    // oxlint-disable-next-line no-await-in-loop -- one sample after the other
    await wait(everyMs, undefined, { signal: over }).catch(() => {});
  }
}
