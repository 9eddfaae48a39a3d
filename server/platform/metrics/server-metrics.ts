import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RefusalCode } from '#domain/refusal';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The server's metrics. Labels never hold guests' data. */
export interface ServerMetrics {
  /** @param route the pattern, never the requested address. */
  countRequest: (request: { method: string; route: string; status: number; seconds: number }) => void;
  countRefusal: (code: RefusalCode) => void;
  /** How long a transaction waited for earlier ones. */
  countWait: (ms: number) => void;
  /** Records the end of a job or of one of its tasks. */
  countJob: (job: JobName, end: { isWell: boolean; at: Date }) => void;
  /** @param mail its final state, and the code of the last error. */
  countMailGivenUp: (mail: { state: 'FAILED' | 'REFUSED'; reason: string }) => void;
  /** An accepted message of a payment gateway. */
  countWebhook: (message: { gateway: string; type: string }) => void;
  /** A question to a payment gateway, and whether it answered. */
  countQuestion: (question: { gateway: string; isAnswered: boolean }) => void;
  /** As Prometheus text. */
  text: () => Promise<string>;
}

/** A job, and its task if it has several. */
export interface JobName {
  job: string;
  task?: string;
}

export function createServerMetrics(): ServerMetrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'verandah_http_requests_total',
    help: 'Answered requests, by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'verandah_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'verandah_refusals_total',
    help: 'Refused requests, by the code that was answered.',
    labelNames: ['code'],
    registers,
  });
  const waits = new Histogram({
    name: 'verandah_database_wait_seconds',
    help: 'Time that transactions waited until they could begin.',
    buckets: SECONDS,
    registers,
  });
  const mailsGivenUp = new Counter({
    name: 'verandah_mails_given_up_total',
    help: 'Mails that were given up, codes aside, by how it ended and why.',
    labelNames: ['state', 'reason'],
    registers,
  });
  const webhooks = new Counter({
    name: 'verandah_webhooks_total',
    help: 'Accepted messages of payment gateways.',
    labelNames: ['gateway', 'type'],
    registers,
  });
  const questions = new Counter({
    name: 'verandah_gateway_questions_total',
    help: 'Questions to payment gateways about payments and refunds, by whether they answered.',
    labelNames: ['gateway', 'answered'],
    registers,
  });
  const jobFailures = new Counter({
    name: 'verandah_job_failures_total',
    help: 'Runs of jobs that failed.',
    labelNames: ['job', 'task'],
    registers,
  });
  const jobSuccesses = new Gauge({
    name: 'verandah_job_last_success_timestamp_seconds',
    help: 'When a job last went well.',
    labelNames: ['job', 'task'],
    registers,
  });
  return {
    countRequest({ method, route, status, seconds }) {
      requests.inc({ method, route, status });
      durations.observe({ method, route }, seconds);
    },
    countRefusal: (code) => refusals.inc({ code }),
    countWait: (ms) => waits.observe(ms / 1000),
    countJob({ job, task = '' }, { isWell, at }) {
      // Listed at zero too: an alarm cannot watch a series that is missing.
      jobFailures.inc({ job, task }, isWell ? 0 : 1);
      if (isWell) jobSuccesses.set({ job, task }, at.getTime() / 1000);
    },
    countMailGivenUp: ({ state, reason }) => mailsGivenUp.inc({ state, reason }),
    countWebhook: ({ gateway, type }) => webhooks.inc({ gateway, type }),
    countQuestion: ({ gateway, isAnswered }) =>
      questions.inc({ gateway, answered: isAnswered ? 'yes' : 'no' }),
    text: () => registry.metrics(),
  };
}
