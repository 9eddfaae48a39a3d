import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { PlatformContext } from '../context.ts';
import type { Log } from '../log.ts';

/** How often the delay of the event loop is measured: every 10 ms would keep an idle processor awake. */
const LOOP_EVERY_MS = 100;

/** A listener of its own: no mistake in a proxy can show metrics to guests. */
export interface MetricsListener {
  address: string;
  close: () => Promise<void>;
}

interface MetricsContext extends Pick<PlatformContext, 'config' | 'metrics'> {
  /** The current gauges, as Prometheus text. */
  readGauges: () => Promise<string>;
}

/** Serves `GET /metrics` at METRICS_HOST and METRICS_PORT; undefined without a port. */
export async function serveMetrics(
  context: MetricsContext,
  log: Pick<Log, 'error'>,
): Promise<MetricsListener | undefined> {
  const { metrics } = context.config;
  if (metrics === undefined) return undefined;
  // Memory, processor, event loop and garbage collection of this process.
  const runtime = new Registry();
  collectDefaultMetrics({ register: runtime, eventLoopMonitoringPrecision: LOOP_EVERY_MS });
  const server = createServer((request, response) => {
    answer({ ...context, runtime }, request, response).catch((error: unknown) => {
      log.error({ err: error }, 'metrics failed');
      say(response, 503, 'The database cannot be read.');
    });
  });
  server.listen(metrics.port, metrics.host);
  await once(server, 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : metrics.port;
  const host = metrics.host.includes(':') ? `[${metrics.host}]` : metrics.host;
  return {
    address: `http://${host}:${port}/metrics`,
    async close() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}

async function answer(
  context: MetricsContext & { runtime: Registry },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' || request.url !== '/metrics') {
    say(response, 404, 'There is only GET /metrics.');
    return;
  }
  const token = context.config.metrics?.token;
  if (token !== undefined && !isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
    response.setHeader('www-authenticate', 'Bearer');
    say(response, 401, 'A token is needed.');
    return;
  }
  const texts = await Promise.all([context.metrics.text(), context.runtime.metrics(), context.readGauges()]);
  response.setHeader('content-type', Registry.PROMETHEUS_CONTENT_TYPE);
  response.end(texts.join('\n'));
}

/** Compares in constant time: digests have equal lengths. */
function isSame(sent: string, expected: string): boolean {
  return timingSafeEqual(digestOf(sent), digestOf(expected));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function say(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${words}\n`);
}
