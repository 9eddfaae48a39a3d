import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readGauges } from '../../read-gauges.ts';
import { startTestServer } from '../../test-support/test-server.ts';
import { loadConfig } from '../config/index.ts';
import { serveMetrics } from './serve-metrics.ts';

const FILE = join(import.meta.dirname, '../../../docs/prometheus/alerts.yml');
const rules = readFileSync(FILE, 'utf8');
/** Of PostgreSQL only, and of Prometheus itself. */
const ELSEWHERE = new Set(['verandah_database_connections', 'up']);

/** What a server shows that has had a request, a job and a gateway. */
async function shownMetrics(): Promise<Set<string>> {
  const { context, app } = await startTestServer();
  await app.inject('/api/v1/health');
  context.metrics.countJob({ job: 'clean up' }, { isWell: false, at: context.clock.now() });
  context.metrics.countJob({ job: 'clean up' }, { isWell: true, at: context.clock.now() });
  context.metrics.countQuestion({ gateway: 'stripe', isAnswered: false });
  const { metrics } = loadConfig({ NODE_ENV: 'test', METRICS_PORT: '0' });
  const listener = await serveMetrics(
    { ...context, config: { ...context.config, metrics }, readGauges: () => readGauges(context) },
    app.log,
  );
  onTestFinished(() => listener?.close());
  const text = await (await fetch(listener?.address ?? '')).text();
  return new Set([...text.matchAll(/^([a-z_][a-z_0-9]*)[ {]/gm)].map(([, name = '']) => name));
}

test('every rule watches metrics that the server shows, and says what is wrong', async () => {
  const shown = await shownMetrics();
  const expressions = [...rules.matchAll(/^ +expr: (.*)$/gm)].map(([, expression = '']) => expression);
  expect(expressions.length).toBeGreaterThan(12);
  const watched = expressions.flatMap(
    (expression) => expression.match(/\b(?:verandah|process|nodejs)_[a-z_0-9]+|\bup\b/g) ?? [],
  );
  expect(watched.length).toBeGreaterThanOrEqual(expressions.length);
  expect(watched.filter((name) => !shown.has(name) && !ELSEWHERE.has(name))).toEqual([]);
  const [alerts, summaries] = [/- alert: /g, /summary: /g].map((pattern) => rules.match(pattern)?.length);
  expect(alerts).toBe(expressions.length);
  expect(summaries).toBe(expressions.length);
});

test.runIf(spawnSync('promtool', ['--version']).error === undefined)('Prometheus takes the rules', () => {
  const { status, stderr } = spawnSync('promtool', ['check', 'rules', FILE], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});
