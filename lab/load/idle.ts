/** How many statements a server sends to PostgreSQL while nobody asks it anything. */
import { setTimeout as wait } from 'node:timers/promises';
import { type HotelPlace, openHotel, serverUnderTest } from '../faults/server-under-test.ts';
import type { Outcome } from '../report-outcome.ts';
import { countStatements } from './count-statements.ts';

/** The first cleaning up comes after 20 s, then one an hour. */
const SETTLE_MS = 40_000;
const MOST_IN_TEN_SECONDS = 1;

interface Idle extends Outcome {
  statements: number;
  inTenSeconds: number;
  /** Of one request, so that a counter which counts nothing is noticed. */
  ofOneSearch: number;
}

/** @param isControl whether notices are kept from the server, so that it asks once a second. */
export async function countIdle(
  place: HotelPlace,
  { seconds, isControl }: { seconds: number; isControl: boolean },
): Promise<Idle> {
  if (place.target.kind !== 'postgres') throw new Error('SQLite has no notices');
  await openHotel(place);
  const counter = await countStatements(place.target.url);
  // Notices stay within a database.
  const elsewhere = new URL('/postgres', counter.url).href;
  const server = await serverUnderTest(place, [], {
    DATABASE_URL: counter.url,
    ...(isControl ? { DATABASE_DIRECT_URL: elsewhere } : {}),
  });
  await server.start();
  try {
    await wait(SETTLE_MS);
    const before = counter.count();
    await wait(seconds * 1000);
    const statements = counter.count() - before;
    const searched = counter.count();
    await fetch(`${server.address}/api/v1/ready`).then((answer) => answer.arrayBuffer());
    const ofOneSearch = counter.count() - searched;
    const inTenSeconds = Math.round((statements / seconds) * 100) / 10;
    const faults = [
      ...(inTenSeconds > MOST_IN_TEN_SECONDS
        ? [`${inTenSeconds} statements in ten seconds; at most ${MOST_IN_TEN_SECONDS}`]
        : []),
      ...(ofOneSearch === 0 ? ['the counter counts nothing'] : []),
    ];
    return { statements, inTenSeconds, ofOneSearch, faults };
  } finally {
    await server.kill();
    await counter.close();
  }
}
