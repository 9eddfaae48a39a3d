import { deleteUnusedPictures } from '../accounts/index.ts';
import type { Context } from '../context.ts';
import { FOLLOW_EVERY_MS } from '../release/index.ts';
import {
  askGateways,
  collectBalances,
  sendBookingLinks,
  handleWebhook,
  startRefunds,
} from '../bookings/index.ts';
import { faultForLog } from '../platform/http/fault-for-log.ts';
import type { JobName } from '../platform/metrics/server-metrics.ts';
import { topUpStock } from '../stock/index.ts';
import { cleanUp } from './clean-up.ts';
import type { Log } from '../platform/log.ts';
import { createOutboxWorker, type OutboxWorker } from '../platform/outbox/worker.ts';

const ANSWER_EVERY_MS = 1000;
const TELL_EVERY_MS = 500;
const REFUND_EVERY_MS = 2000;
const ASK_EVERY_MS = 5000;
const BALANCE_EVERY_MS = 60_000;
const CLEAN_UP_EVERY_MS = 20_000;
const TOP_UP_EVERY_MS = 3_600_000;
const SWEEP_EVERY_MS = 3_600_000;

/**
 * Starts the work without a request: following the release, sending mail, cleaning up, extending the stock to the
 * horizon.
 */
export function startJobs(context: Context, log: Log): { stop(): Promise<void> } {
  const outbox: OutboxWorker = createOutboxWorker(context, log);
  outbox.start();
  const report = reportJobs(context, log);
  const repeat = (everyMs: number, job: string, work: () => Promise<void>) =>
    repeatJob(everyMs, work, (fault) => report({ job }, fault));
  const cleaning = 'clean up';
  const follow = { job: 'follow release' };
  const reportFollowing = reportChanges(context, log);
  const repeats = [
    repeatJob(
      FOLLOW_EVERY_MS,
      () => context.release.refresh(),
      (fault) => reportFollowing(follow, fault),
    ),
    repeat(ANSWER_EVERY_MS, 'answer finds', () => sendBookingLinks(context)),
    repeat(REFUND_EVERY_MS, 'start refunds', () => startRefunds(context)),
    repeat(ASK_EVERY_MS, 'ask gateways', () => askGateways(context)),
    repeat(BALANCE_EVERY_MS, 'collect balances', () => collectBalances(context)),
    repeat(TELL_EVERY_MS, 'test gateway', () => deliverTestEvents(context)),
    repeat(CLEAN_UP_EVERY_MS, cleaning, () =>
      cleanUp(context, (task, fault) => report({ job: cleaning, task }, fault)),
    ),
    repeat(TOP_UP_EVERY_MS, 'top up stock', () => topUpStock(context)),
    repeat(SWEEP_EVERY_MS, 'sweep pictures', () => deleteUnusedPictures(context)),
  ];
  return {
    async stop() {
      await Promise.all([outbox.stop(), ...repeats.map((job) => job.stop())]);
    },
  };
}

/** Counts how each job ended and logs its errors. */
export function reportJobs(
  { clock, metrics }: Pick<Context, 'clock' | 'metrics'>,
  log: Log,
): (name: JobName, fault?: unknown) => void {
  return (name, fault) => {
    metrics.countJob(name, { isWell: fault === undefined, at: clock.now() });
    if (fault !== undefined) log.error({ err: fault, ...name }, 'job failed');
  };
}

/** As `reportJobs`, for a job that runs twice a second: logs only a new error and the end of it. */
function reportChanges(
  { clock, metrics }: Pick<Context, 'clock' | 'metrics'>,
  log: Log,
): (name: JobName, fault?: unknown) => void {
  let lastFault: string | undefined;
  return (name, fault) => {
    metrics.countJob(name, { isWell: fault === undefined, at: clock.now() });
    const words = fault === undefined ? undefined : faultForLog(fault).message;
    if (words === lastFault) return;
    lastFault = words;
    if (fault === undefined) log.warn(name, 'job works again');
    else log.error({ err: fault, ...name }, 'job failed');
  };
}

/**
 * The test gateway runs in this process, so its events need no network; they are signed and handled like all others.
 */
async function deliverTestEvents(context: Context): Promise<void> {
  await context.testGateway?.deliver((message) => handleWebhook(context, 'TEST', message));
}

/** Runs a job repeatedly, never twice at a time, and reports how each run ended. */
function repeatJob(
  everyMs: number,
  work: () => Promise<void>,
  tell: (fault?: unknown) => void,
): { stop(): Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout;
  let running: Promise<void> = Promise.resolve();
  const schedule = (): void => {
    timer = setTimeout(run, everyMs).unref();
  };
  const run = (): void => {
    running = work()
      .then(() => tell(), tell)
      .finally(() => {
        if (!isStopped) schedule();
      });
  };
  schedule();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
