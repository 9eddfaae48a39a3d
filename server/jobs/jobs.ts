import type { Context } from '../context.ts';
import { FOLLOW_EVERY_MS, purgeCache } from '../release/index.ts';
import {
  askGateways,
  collectBalances,
  sendBookingLinks,
  handleWebhook,
  startRefunds,
} from '../bookings/index.ts';
import { faultForLog } from '../platform/http/fault-for-log.ts';
import type { JobName } from '../platform/metrics/server-metrics.ts';
import { watchChanges } from '../platform/db/watch-changes.ts';
import { topUpStock } from '../stock/index.ts';
import { cleanUp, expireHolds } from './clean-up.ts';
import { nextDue } from './next-due.ts';
import { repeatJob, type RepeatedJob } from './repeat-job.ts';
import type { Log } from '../platform/log.ts';
import type { Worker } from '../platform/deliveries/worker.ts';
import { createOutboxWorker } from '../platform/outbox/worker.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
/** Jobs that changes wake run this often all the same. */
const WITHOUT_CHANGE_MS = 1_800_000;

/** What each job does, and how soon it runs again after it failed. Changes of the database wake them. */
function wokenJobs(context: Context, outbox: Worker, stopping: AbortSignal): readonly WokenJob[] {
  return [
    { job: 'send mails', retryMs: FOLLOW_EVERY_MS, work: () => outbox.start() },
    { job: 'answer finds', retryMs: SECOND_MS, work: () => sendBookingLinks(context, stopping) },
    { job: 'expire holds', retryMs: 20 * SECOND_MS, work: () => expireHolds(context) },
    { job: 'start refunds', retryMs: 2 * SECOND_MS, work: () => startRefunds(context, stopping) },
    { job: 'ask gateways', retryMs: 5 * SECOND_MS, work: () => askGateways(context, stopping) },
    { job: 'collect balances', retryMs: 60 * SECOND_MS, work: () => collectBalances(context, stopping) },
    { job: 'test gateway', retryMs: FOLLOW_EVERY_MS, work: () => deliverTestEvents(context) },
  ];
}

interface WokenJob {
  job: string;
  retryMs: number;
  work: () => Promise<void>;
}

/**
 * Starts the work without a request: following the release, sending mail, cleaning up, extending the stock to the
 * horizon. A change of the database or an instant that something waits for starts it, not a clock.
 */
export function startJobs(context: Context, log: Log): { stop(): Promise<void> } {
  const outbox = createOutboxWorker(context, log);
  const stopping = new AbortController();
  const report = reportJobs(context, log);
  const reportFollowing = reportChanges(context, log);
  const hourly = (job: string, firstMs: number, work: () => Promise<void>): RepeatedJob =>
    repeatJob({ work, everyMs: HOUR_MS, firstMs, tell: (fault) => report({ job }, fault) });
  const cleaning = 'clean up';

  const fill = repeatJob({
    everyMs: WITHOUT_CHANGE_MS,
    firstMs: 0,
    retryMs: SECOND_MS,
    work: () => context.release.fillCache(),
    tell: (fault) => report({ job: 'fill cache' }, fault),
  });
  const purge = purgingOf(context, (fault) => report({ job: 'purge cache' }, fault));
  const follow = repeatJob({
    everyMs: WITHOUT_CHANGE_MS,
    firstMs: 0,
    retryMs: FOLLOW_EVERY_MS,
    async work() {
      await context.release.refresh();
      fill.wake();
      purge?.wake();
    },
    tell: (fault) => reportFollowing({ job: 'follow release' }, fault),
  });
  const woken = wokenJobs(context, outbox, stopping.signal).map(({ job, retryMs, work }) =>
    repeatJob({
      work,
      retryMs,
      everyMs: WITHOUT_CHANGE_MS,
      firstMs: 0,
      tell: (fault) => report({ job }, fault),
    }),
  );
  let due: NodeJS.Timeout | undefined;
  /** Looks at the clock, which may be set while a timer runs; asks the database nothing. */
  const waitUntil = (instant: Date): void => {
    const leftMs = instant.getTime() - context.clock.now().getTime();
    if (leftMs <= 0) wakeAll();
    else due = setTimeout(waitUntil, Math.min(leftMs, SECOND_MS), instant).unref();
  };
  const plan = repeatJob({
    everyMs: WITHOUT_CHANGE_MS,
    firstMs: 0,
    retryMs: SECOND_MS,
    async work() {
      const next = await nextDue(context);
      clearTimeout(due);
      if (next !== undefined) waitUntil(next);
    },
    tell: (fault) => report({ job: 'plan' }, fault),
  });
  const wakeAll = (): void => {
    for (const each of [follow, ...woken, plan]) each.wake();
  };
  const changes = watchChanges({ db: context.db, database: context.config.database, onChange: wakeAll });
  const clean = hourly(cleaning, 20 * SECOND_MS, async () => {
    const isDone = await cleanUp(context, (task, fault) => report({ job: cleaning, task }, fault));
    if (!isDone) clean.wake();
  });
  const others = [
    clean,
    hourly('top up stock', HOUR_MS, () => topUpStock(context)),
    hourly('sweep cache', HOUR_MS, () => context.release.sweepCache(context.clock.now())),
  ];
  return {
    async stop() {
      clearTimeout(due);
      stopping.abort();
      await Promise.all(
        [
          changes,
          outbox,
          follow,
          fill,
          plan,
          ...(purge === undefined ? [] : [purge]),
          ...woken,
          ...others,
        ].map((each) => each.stop()),
      );
      clearTimeout(due);
    },
  };
}

/**
 * Purges the cache in front of the site after this process has begun to serve a release, and once at its start: each
 * process does, so the last one to follow a release purges what the others were still asked for.
 */
function purgingOf(
  { config, release }: Pick<Context, 'config' | 'release'>,
  tell: (fault?: unknown) => void,
): RepeatedJob | undefined {
  const { cachePurge } = config;
  if (cachePurge === undefined) return undefined;
  let purgedId: string | undefined;
  return repeatJob({
    everyMs: WITHOUT_CHANGE_MS,
    firstMs: 0,
    retryMs: 5 * SECOND_MS,
    async work() {
      const id = release.peek()?.id;
      if (id === undefined || id === purgedId) return;
      await purgeCache(cachePurge);
      purgedId = id;
    },
    tell,
  });
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

/** As `reportJobs`, for a job that repeats twice a second while it fails: logs only a new error and the end of it. */
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
