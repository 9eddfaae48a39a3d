/** The long forms of the fault tests (TRUST R1 to R7, R10, R11). lab/README.md explains their figures. */
import { atNewPlace, type Experiment, type Wanted } from './experiment.ts';
import { startFakeRazorpay } from '../server/test-support/gateways/fake-razorpay.ts';
import { startFakeStripe } from '../server/test-support/gateways/fake-stripe.ts';
import { backUpUnderLoad } from './faults/backup-storm.ts';
import type { HotelPlace, ServerProgram } from './faults/server-under-test.ts';
import { bookOnBadDisk } from './faults/io-faults.ts';
import { payAtGateway } from './faults/gateway-place.ts';
import { killWhilePaying } from './faults/gateway-kills.ts';
import { killMigrations } from './faults/kill-migrations.ts';
import { killUnderLoad } from './faults/kill-storm.ts';
import { runNemesis } from './faults/nemesis.ts';
import { bookOnBadLines } from './faults/network-faults.ts';
import { payAtPlace } from './faults/payment-place.ts';
import { cutPower } from './faults/power-cuts.ts';
import { raceForLastRooms } from './faults/race-rounds.ts';
import { replayBookings } from './faults/replay.ts';
import { reportOutcome, type Outcome } from './report-outcome.ts';

const READY_WITHIN_MS = 2000;
const { random } = Math;

function fault(
  about: string,
  count: number,
  meet: (place: HotelPlace, wanted: Wanted) => Promise<Outcome>,
): Experiment {
  return {
    about,
    count,
    run: (wanted) =>
      atNewPlace(wanted.isPostgres, async (place) => {
        const began = performance.now();
        const outcome = await meet(place, wanted);
        const timed = { seconds: Math.round((performance.now() - began) / 1000), ...outcome };
        return reportOutcome(timed, wanted.isControl);
      }),
  };
}

const program = ({ isControl }: Wanted, altered: ServerProgram): ServerProgram => (isControl ? altered : []);

async function kill(place: HotelPlace, wanted: Wanted): Promise<Outcome> {
  const result = await killUnderLoad(place, {
    kills: wanted.count,
    clients: wanted.clients,
    random,
    program: program(wanted, ['acknowledgesFirst']),
  });
  if (result.slowestReadyMs > READY_WITHIN_MS)
    console.log(`Slower than the goal: ready after ${result.slowestReadyMs} ms, at most ${READY_WITHIN_MS}.`);
  return result;
}

const gatewayStorm = ({ count, isControl }: Wanted, start: typeof startFakeStripe) => ({
  payments: count,
  random,
  start,
  isAsked: !isControl,
});

const gatewayKills = (wanted: Wanted, start: typeof startFakeStripe) => ({
  kills: wanted.count,
  clients: wanted.clients,
  random,
  start,
  program: program(wanted, ['asksNobody']),
});

export const FAULTS: Readonly<Record<string, Experiment>> = {
  kills: fault('a server that is killed while guests book', 200, kill),
  'power-cuts': fault('files as a power cut leaves them', 500, (place, wanted) =>
    cutPower(place, {
      cuts: wanted.count,
      clients: wanted.clients,
      random,
      program: program(wanted, ['syncsRarely']),
    }),
  ),
  'io-faults': fault('writes and syncs that fail or stall', 300, (place, wanted) =>
    bookOnBadDisk(place, {
      injections: wanted.count,
      random,
      program: program(wanted, ['acknowledgesFirst']),
    }),
  ),
  race: fault('fifty guests at once for the last rooms', 1000, (place, wanted) =>
    raceForLastRooms(place, {
      rounds: wanted.count,
      guests: 50,
      random,
      program: program(wanted, ['oversells']),
    }),
  ),
  replay: fault('bookings sent three times', 10_000, (place, { count, clients, isControl }) =>
    replayBookings(place, { bookings: count, clients, random, keepsKeys: !isControl }),
  ),
  network: fault('twelve bad lines', 20, (place, { count, isControl }) =>
    bookOnBadLines(place, {
      rounds: count,
      random,
      patienceMs: 8000,
      latencyMs: 2000,
      bytesPerSecond: 10_000,
      keepsKeys: !isControl,
    }),
  ),
  nemesis: fault('kills, stops, clocks, full disks and cut lines, in seconds', 600, (place, wanted) =>
    runNemesis(place, {
      seconds: wanted.count,
      clients: wanted.clients,
      random,
      program: program(wanted, ['acknowledgesFirst']),
    }),
  ),
  payments: fault('guests who pay around the end of their hold', 10_000, (place, { count, isControl }) =>
    payAtPlace(place, { rounds: count, random, isGuarded: !isControl }),
  ),
  stripe: fault('payments by Stripe, with lost, mixed and forged webhooks', 10_000, (place, wanted) =>
    payAtGateway(place, gatewayStorm(wanted, startFakeStripe)),
  ),
  razorpay: fault('payments by Razorpay, likewise', 10_000, (place, wanted) =>
    payAtGateway(place, gatewayStorm(wanted, startFakeRazorpay)),
  ),
  'stripe-kills': fault('a server that is killed while guests pay by Stripe', 60, (place, wanted) =>
    killWhilePaying(place, gatewayKills(wanted, startFakeStripe)),
  ),
  'razorpay-kills': fault('the same by Razorpay', 60, (place, wanted) =>
    killWhilePaying(place, gatewayKills(wanted, startFakeRazorpay)),
  ),
  backups: fault('backups while guests book', 20, (place, { count, clients, isControl }) =>
    backUpUnderLoad(place, { backups: count, clients, random, isOneMoment: !isControl }),
  ),
  migrations: fault('kills while the tables change', 50, (place, { count, isControl }) =>
    killMigrations(place.target, { kills: count, random, isWhole: !isControl }),
  ),
};
