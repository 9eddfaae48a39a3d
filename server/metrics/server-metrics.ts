import type { RefusalCode } from '#domain/refusal';
import { createCounter, createHistogram, exposeSamples, type Labels } from './exposition.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What the server counts about itself while it works. */
export interface ServerMetrics {
  /** @param route the pattern, never the address that was asked for. */
  countRequest: (request: { method: string; route: string; status: number; seconds: number }) => void;
  countRefusal: (code: RefusalCode) => void;
  /** How long a transaction waited for those before it. */
  countWait: (ms: number) => void;
  /** A run of a job, or of one of its concerns, has ended. */
  countJob: (job: JobName, end: { isWell: boolean; at: Date }) => void;
  /** @param mail how it ended, and the code of the last error. */
  countMailGivenUp: (mail: { state: 'FAILED' | 'REFUSED'; reason: string }) => void;
  /** In the text format that Prometheus reads. */
  text: () => string;
}

/** A job, and which of its concerns where it has several. */
export interface JobName {
  job: string;
  concern?: string;
}

interface JobSeries {
  labels: Labels;
  failures: number;
  lastSuccessSeconds: number | undefined;
}

export function createServerMetrics(): ServerMetrics {
  const requests = createCounter({
    name: 'verandah_http_requests_total',
    help: 'Answered requests, by route and status.',
  });
  const durations = createHistogram({
    name: 'verandah_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    bounds: SECONDS,
  });
  const refusals = createCounter({
    name: 'verandah_refusals_total',
    help: 'Refused requests, by the code that was answered.',
  });
  const waits = createHistogram({
    name: 'verandah_database_wait_seconds',
    help: 'Time that transactions waited until they could begin.',
    bounds: SECONDS,
  });
  const jobs = createJobSeries();
  const mailsGivenUp = createCounter({
    name: 'verandah_mails_given_up_total',
    help: 'Mails that were given up, codes aside, by how it ended and why.',
  });
  return {
    countRequest({ method, route, status, seconds }) {
      requests.add({ method, route, status: String(status) });
      durations.observe({ method, route }, seconds);
    },
    countRefusal: (code) => refusals.add({ code }),
    countWait: (ms) => waits.observe({}, ms / 1000),
    countJob: jobs.count,
    countMailGivenUp: ({ state, reason }) => mailsGivenUp.add({ state, reason }),
    text: () =>
      [requests, durations, refusals, waits, mailsGivenUp, jobs].map((metric) => metric.text()).join('\n'),
  };
}

/** How often each job failed, and when it last went well. */
function createJobSeries(): { count: ServerMetrics['countJob']; text: () => string } {
  const series = new Map<string, JobSeries>();
  return {
    count({ job, concern = '' }, { isWell, at }) {
      const key = `${job}\n${concern}`;
      const before = series.get(key);
      series.set(key, {
        labels: { job, concern },
        // At zero too: an alarm cannot watch a series that is not there.
        failures: (before?.failures ?? 0) + (isWell ? 0 : 1),
        lastSuccessSeconds: isWell ? at.getTime() / 1000 : before?.lastSuccessSeconds,
      });
    },
    text() {
      const all = [...series.values()];
      return [
        exposeSamples(
          { name: 'verandah_job_failures_total', help: 'Runs of jobs that failed.' },
          'counter',
          all.map(({ labels, failures }) => ({ labels, value: failures })),
        ),
        exposeSamples(
          { name: 'verandah_job_last_success_timestamp_seconds', help: 'When a job last went well.' },
          'gauge',
          all.flatMap(({ labels, lastSuccessSeconds: value }) =>
            value === undefined ? [] : [{ labels, value }],
          ),
        ),
      ].join('\n');
    },
  };
}
