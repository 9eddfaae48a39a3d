import type { RefusalCode } from '#domain/refusal';
import { createCounter, createHistogram } from './exposition.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What the server counts about itself while it works. */
export interface ServerMetrics {
  /** @param route the pattern, never the address that was asked for. */
  countRequest: (request: { method: string; route: string; status: number; seconds: number }) => void;
  countRefusal: (code: RefusalCode) => void;
  /** How long a transaction waited for those before it. */
  countWait: (ms: number) => void;
  /** @param mail how it ended, and the code of the last error. */
  countMailGivenUp: (mail: { state: 'FAILED' | 'REFUSED'; reason: string }) => void;
  /** In the text format that Prometheus reads. */
  text: () => string;
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
    countMailGivenUp: ({ state, reason }) => mailsGivenUp.add({ state, reason }),
    text: () =>
      [requests, durations, refusals, waits, mailsGivenUp].map((metric) => metric.text()).join('\n'),
  };
}
