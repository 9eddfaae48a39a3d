/** The server under extreme load (TRUST R15, R16, L2 to L4). */
import { atNewPlace, type Experiment, type Wanted } from './experiment.ts';
import type { HotelPlace } from './faults/server-under-test.ts';
import { reportOutcome, type Outcome } from './report-outcome.ts';
import { countIdle } from './load/idle.ts';
import { forgetMany } from './load/jobs.ts';
import { overload } from './load/overload.ts';
import { restartUnderTraffic } from './load/restarts.ts';
import { liveThroughAll } from './load/machines.ts';
import { meetSlowClients } from './load/slow.ts';
import { soak } from './load/soak.ts';
import { upgradeAndGoBack } from './upgrade/upgrade.ts';

function load(
  about: string,
  count: number,
  bear: (place: HotelPlace, wanted: Wanted) => Promise<Outcome>,
): Experiment {
  return {
    about,
    count,
    run: (wanted) =>
      atNewPlace(wanted.isPostgres, async (place) =>
        reportOutcome(await bear(place, wanted), wanted.isControl),
      ),
  };
}

const restarts = load(
  'three processes behind the proxy file, restarted in turns, in seconds',
  360,
  (place, { count, isControl, proxy }) => restartUnderTraffic(place, { seconds: count, isControl, proxy }),
);

const idle = load(
  'the statements of a server that nobody asks, in seconds',
  60,
  (place, { count, isControl }) => countIdle(place, { seconds: count, isControl }),
);

export const LOADS: Readonly<Record<string, Experiment>> = {
  overload: load('five times as many guests as can be served, in seconds', 60, (place, wanted) =>
    overload(place, { seconds: wanted.count, isControl: wanted.isControl }),
  ),
  soak: load('half of what can be served, in seconds', 1800, (place, { count, isControl }) =>
    soak(place, { seconds: count, isControl }),
  ),
  slow: load('connections that never finish, and hostile bodies', 1000, (place, { count, isControl }) =>
    meetSlowClients(place, { connections: count, isControl }),
  ),
  jobs: load('so many bookings, two fifths to be forgotten at once', 100_000, (place, { count, isControl }) =>
    forgetMany(place, { bookings: count, isControl }),
  ),
  machines: load(
    'three machines and their database through all that happens to them, in seconds',
    60,
    ({ dataDir }, { count, isControl, proxy }) =>
      liveThroughAll(dataDir, { seconds: count, isControl, proxy }),
  ),
  upgrade: load(
    "the last version's code on today's database, forward and back, in seconds for each step",
    10,
    (place, { count, isControl }) => upgradeAndGoBack(place, { seconds: count, isControl }),
  ),
  // Only PostgreSQL tells of changes.
  idle: { ...idle, run: (wanted) => idle.run({ ...wanted, isPostgres: true }) },
  // Several processes share one database.
  restarts: { ...restarts, run: (wanted) => restarts.run({ ...wanted, isPostgres: true }) },
};
