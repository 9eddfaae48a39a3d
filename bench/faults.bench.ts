/**
 * The long forms of the fault tests (TRUST R1 to R7, R10, R11): `node bench/faults.bench.ts kills 200`. What there is, what
 * each needs and what its figures mean stands in bench/README.md.
 *
 * `--control` tests a broken variant and ends with 1 when that was not noticed; `--postgres` starts a PostgreSQL server for
 * the run; `--clients 16` says how many guests there are at a time.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { judge, type Outcome } from './load/judge.ts';
import { startPostgres } from '../server/test-support/embedded-postgres.ts';
import { backUpInStorm } from '../server/test-support/faults/backup-storm.ts';
import type { HotelPlace, ServerProgram } from '../server/test-support/faults/hotel-under-fire.ts';
import { killInStorm } from '../server/test-support/faults/kill-storm.ts';
import { killMigrations } from '../server/test-support/faults/kill-migrations.ts';
import { payAtPlace } from '../server/test-support/faults/payment-place.ts';
import { bookOnBadDisk } from '../server/test-support/faults/io-faults.ts';
import { withstandNemesis } from '../server/test-support/faults/nemesis.ts';
import { bookOnBadLines } from '../server/test-support/faults/network-faults.ts';
import { cutPower } from '../server/test-support/faults/power-cuts.ts';
import { MissingTool } from '../server/test-support/faults/strace.ts';
import { raceForLastRooms } from '../server/test-support/faults/race-rounds.ts';
import { replayBookings } from '../server/test-support/faults/replay.ts';

const READY_WITHIN_MS = 2000;

const { values, positionals } = parseArgs({
  options: {
    postgres: { type: 'boolean', default: false },
    control: { type: 'boolean', default: false },
    clients: { type: 'string', default: '16' },
  },
  allowPositionals: true,
});
const [what = '', count = ''] = positionals;
const times = Number(count);
const clients = Number(values.clients);

const FAULTS: Record<string, (place: HotelPlace) => Promise<Outcome>> = {
  async kills(place) {
    const program: ServerProgram = values.control ? ['acknowledgesFirst'] : [];
    const result = await killInStorm(place, { kills: times, clients, random: Math.random, program });
    if (result.slowestReadyMs > READY_WITHIN_MS)
      console.log(
        `Slower than the goal: ready after ${result.slowestReadyMs} ms, at most ${READY_WITHIN_MS}.`,
      );
    return result;
  },
  race: (place) =>
    raceForLastRooms(place, {
      rounds: times,
      guests: 50,
      random: Math.random,
      program: values.control ? ['oversells'] : [],
    }),
  replay: (place) =>
    replayBookings(place, { bookings: times, clients, random: Math.random, keepsKeys: !values.control }),
  payments: (place) => payAtPlace(place, { rounds: times, random: Math.random, isGuarded: !values.control }),
  backups: (place) =>
    backUpInStorm(place, { backups: times, clients, random: Math.random, isOneMoment: !values.control }),
  'power-cuts': (place) =>
    cutPower(place, {
      cuts: times,
      clients,
      random: Math.random,
      program: values.control ? ['syncsRarely'] : [],
    }),
  'io-faults': (place) =>
    bookOnBadDisk(place, {
      injections: times,
      random: Math.random,
      program: values.control ? ['acknowledgesFirst'] : [],
    }),
  network: (place) =>
    bookOnBadLines(place, {
      rounds: times,
      random: Math.random,
      patienceMs: 8000,
      latencyMs: 2000,
      bytesPerSecond: 10_000,
      keepsKeys: !values.control,
    }),
  nemesis: (place) =>
    withstandNemesis(place, {
      seconds: times,
      clients,
      random: Math.random,
      program: values.control ? ['acknowledgesFirst'] : [],
    }),
  migrations: (place) =>
    killMigrations(place.target, { kills: times, random: Math.random, isWhole: !values.control }),
};

const run = FAULTS[what];
if (run === undefined || !(times > 0) || !(clients > 0)) {
  console.error(`Say what and how often, as in: kills 200. There are: ${Object.keys(FAULTS).join(', ')}.`);
  process.exit(2);
}
const dataDir = mkdtempSync(join(tmpdir(), 'verandah-faults-'));
const postgres = values.postgres ? await startPostgres() : undefined;
const began = performance.now();
try {
  const target =
    postgres === undefined
      ? ({ kind: 'sqlite', file: join(dataDir, 'verandah.sqlite') } as const)
      : ({ kind: 'postgres', url: await postgres.createDatabase('verandah') } as const);
  const outcome = await run({ target, dataDir });
  const timed = { seconds: Math.round((performance.now() - began) / 1000), ...outcome };
  process.exitCode = judge(timed, values.control);
} catch (error) {
  if (!(error instanceof MissingTool)) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
