/** Five times the load that the server can serve, and its recovery. */
import { openDatabase } from '../../server/platform/db/database.ts';
import { auditDatabase } from '../../server/test-support/audit.ts';
import { type HotelPlace, openHotel, serverUnderTest } from '../faults/server-under-test.ts';
import {
  arrive,
  bookWithClients,
  connections,
  type Crowd,
  newCrowd,
  percentile,
  USUAL_LIMIT,
  visit,
} from './guests.ts';
import type { Outcome } from '../report-outcome.ts';

const CLIENTS = 32;
const SOCKETS = 500;
const TIMES_TOO_MANY = 5;
const REFUSED_WITHIN_MS = 1000;
const LEAST_GOODPUT = 0.8;
const RECOVERED_WITHIN_MS = 5000;
const USUAL_SECONDS = 10;

interface Overloaded extends Outcome {
  /** Bookings per second before and during, and their ratio. */
  usual: number;
  meanwhile: number;
  goodput: string;
  arrived: number;
  refused: number;
  refusedP99Ms: number;
  slowestRefusalMs: number;
  servedP99Ms: number;
  recoveredMs: number;
}

export async function overload(
  place: HotelPlace,
  { seconds, isControl }: { seconds: number; isControl: boolean },
): Promise<Overloaded> {
  await openHotel(place);
  const server = await serverUnderTest(place, [], isControl ? {} : USUAL_LIMIT);
  await server.start();
  const crowd = newCrowd();
  const before = newCrowd();
  try {
    await bookWithClients(server.address, { clients: CLIENTS, seconds: 3, crowd: before });
    const usual = await bookWithClients(server.address, {
      clients: CLIENTS,
      seconds: USUAL_SECONDS,
      crowd: before,
    });
    const agent = connections(SOCKETS);
    const began = performance.now();
    const arrived = await arrive(server.address, {
      agent,
      perSecond: usual * TIMES_TOO_MANY,
      seconds,
      crowd,
    });
    const meanwhile = crowd.acknowledged.size / ((performance.now() - began) / 1000);
    agent.destroy();
    const recoveredMs = await timeRecovery(server.address, crowd, percentile(before.servedMs, 0.99));
    const result = {
      usual: Math.round(usual),
      meanwhile: Math.round(meanwhile),
      goodput: `${Math.round((100 * meanwhile) / usual)} %`,
      arrived,
      refused: crowd.refusedMs.length,
      refusedP99Ms: percentile(crowd.refusedMs, 0.99),
      slowestRefusalMs: Math.round(Math.max(0, ...crowd.refusedMs)),
      servedP99Ms: percentile(crowd.servedMs, 0.99),
      recoveredMs,
    };
    return {
      ...result,
      faults: [...missed(result, meanwhile / usual), ...crowd.faults, ...(await lost(place, crowd))],
    };
  } finally {
    await server.kill();
  }
}

function missed(
  { refused, refusedP99Ms, recoveredMs }: Pick<Overloaded, 'recoveredMs' | 'refused' | 'refusedP99Ms'>,
  goodput: number,
): string[] {
  return [
    ...(refused > 0 ? [] : ['five times too many came and nobody was refused']),
    ...(refusedP99Ms <= REFUSED_WITHIN_MS ? [] : [`refusals took ${refusedP99Ms} ms`]),
    ...(goodput >= LEAST_GOODPUT
      ? []
      : [`only ${Math.round(goodput * 100)} % of the usual bookings were made`]),
    ...(recoveredMs <= RECOVERED_WITHIN_MS ? [] : [`it took ${recoveredMs} ms to be well again`]),
  ];
}

/** Milliseconds until a guest is served as fast as before. */
async function timeRecovery(address: string, crowd: Crowd, usualMs: number): Promise<number> {
  const agent = connections(1);
  const began = performance.now();
  for (;;) {
    const asked = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one guest after the other
    const isServed = await visit(address, agent, crowd);
    const now = performance.now();
    if ((isServed && now - asked <= 2 * usualMs) || now - began > 4 * RECOVERED_WITHIN_MS) {
      agent.destroy();
      return Math.round(now - began);
    }
  }
}

async function lost(place: HotelPlace, { acknowledged }: Crowd): Promise<string[]> {
  const db = await openDatabase(place.target);
  const rows = await db.selectFrom('bookings').select('id').execute();
  await db.destroy();
  const kept = new Set(rows.map(({ id }) => id));
  const missing = [...acknowledged.values()].filter((id) => !kept.has(id));
  return [
    ...missing.map((id) => `booking ${id} was acknowledged and is lost`),
    ...(await auditDatabase(place.target)),
  ];
}
