/**
 * What the server does when far more is asked of it than usual, on a hotel of its own:
 *
 *   node bench/load.bench.ts overload 60    five times as many guests as it can serve, on 500 connections (TRUST L2)
 *   node bench/load.bench.ts soak 1800      half of what it can serve, for half an hour (TRUST L3)
 *   node bench/load.bench.ts slow 1000      a thousand connections of guests who never finish, and hostile bodies (TRUST L4)
 *   node bench/load.bench.ts jobs 100000    so many bookings, two fifths of whose guests are to be forgotten at once (TRUST R16)
 *   node bench/load.bench.ts restarts 360   three processes on PostgreSQL behind nginx or haproxy, restarted in turns (TRUST R15)
 *
 * Each ends with 1 when a goal was missed. `--control` runs the same against a server that lacks what is tested, and
 * ends with 1 when that was not noticed. `--postgres` starts a PostgreSQL server for the run. `--proxy haproxy` takes that where
 * both are installed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../server/test-support/embedded-postgres.ts';
import { forgetMany } from './load/jobs.bench.ts';
import { judge, type Outcome } from './load/judge.ts';
import { overload } from './load/overload.bench.ts';
import { meetSlowClients } from './load/slow.bench.ts';
import { restartUnderTraffic } from './load/restarts.bench.ts';
import { soak } from './load/soak.bench.ts';
import type { HotelPlace } from '../server/test-support/faults/hotel-under-fire.ts';

const { values, positionals } = parseArgs({
  options: {
    postgres: { type: 'boolean', default: false },
    control: { type: 'boolean', default: false },
    proxy: { type: 'string' },
  },
  allowPositionals: true,
});
const [what = '', count = ''] = positionals;
const { control: isControl } = values;

const LOADS: Record<string, (place: HotelPlace) => Promise<Outcome>> = {
  overload: (place) => overload(place, { seconds: Number(count), isControl }),
  soak: (place) => soak(place, { seconds: Number(count), isControl }),
  jobs: (place) => forgetMany(place, { bookings: Number(count), isControl }),
  restarts: (place) => restartUnderTraffic(place, { seconds: Number(count), isControl, proxy: values.proxy }),
  slow: (place) => meetSlowClients(place, { connections: Number(count), isControl }),
};

const run = LOADS[what];
if (run === undefined || !(Number(count) > 0)) {
  console.error(`Say what and how much, as in: overload 60. There are: ${Object.keys(LOADS).join(', ')}.`);
  process.exit(2);
}
const dataDir = mkdtempSync(join(tmpdir(), 'verandah-load-'));
// Several processes share one.
const postgres = values.postgres || what === 'restarts' ? await startPostgres() : undefined;
try {
  const target =
    postgres === undefined
      ? ({ kind: 'sqlite', file: join(dataDir, 'verandah.sqlite') } as const)
      : ({ kind: 'postgres', url: await postgres.createDatabase('verandah') } as const);
  process.exitCode = judge(await run({ target, dataDir }), isControl);
} finally {
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
