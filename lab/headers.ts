/** Two external checkers on the headers of the demo hotel (TRUST H1), over plain HTTP. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../server/test-support/free-port.ts';
import { installPeers } from './peers.ts';
import { startServer, stopServer } from './processes.ts';

const OBSERVATORY = '@mdn/mdn-http-observatory@1.4.8';
const EVALUATOR = 'csp_evaluator@1.1.8';
const PORT = String(await freePort());
const ORIGIN = `http://127.0.0.1:${PORT}`;
/** They need TLS, which the proxy provides; without them the score is capped at 60. */
const NEED_TLS = new Set(['redirection', 'strict-transport-security']);
/** csp_evaluator's own numbers. */
const SEVERITIES: Readonly<Record<number, string>> = {
  10: 'high',
  20: 'syntax',
  30: 'medium',
  40: 'perhaps high',
  50: 'perhaps medium',
  60: 'for information',
};

type Row = Record<'test' | 'verdict', string>;

/** The used part of each package. */
interface Observatory {
  scan: (
    host: string,
  ) => Promise<{ scan: { score: number }; tests: Record<string, { pass: boolean; result: string }> }>;
}
interface Evaluator {
  CspParser: new (policy: string) => { csp: object };
  CspEvaluator: new (csp: object) => { evaluate: () => { severity: number; description: string }[] };
}

export async function benchHeaders(): Promise<Row[]> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'verandah-bench-'));
  const { folder, remove } = installPeers(OBSERVATORY, EVALUATOR);
  const env = { DATA_DIR: dataFolder, PORT, LOG_LEVEL: 'error', NODE_ENV: 'test' };
  const published = spawnSync(process.execPath, ['cli/main.ts', 'publish', 'content'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (published.status !== 0) throw new Error('The demo hotel could not be published');
  const server = await startServer(['server/main.ts'], `${ORIGIN}/api/v1/ready`, env);
  try {
    return [...(await observe(folder)), ...(await evaluate(folder))];
  } finally {
    await stopServer(server);
    remove();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function observe(folder: string): Promise<Row[]> {
  const root = join(folder, 'node_modules/@mdn/mdn-http-observatory');
  // Its list of preloaded domains is downloaded by a separate script; a loopback address is not on it.
  writeFileSync(join(root, 'conf/hsts-preload.json'), '{}');
  const { scan } = (await import(pathToFileURL(join(root, 'src/index.js')).href)) as Observatory;
  const result = await scan(`127.0.0.1:${PORT}`);
  const tests = Object.entries(result.tests).map(([test, { pass, result: why }]) => ({
    test,
    verdict: `${pass ? 'passes' : 'FAILS'}: ${why}${NEED_TLS.has(test) ? ' (needs TLS)' : ''}`,
  }));
  return [...tests, { test: 'score, at most 60 without TLS', verdict: String(result.scan.score) }];
}

async function evaluate(folder: string): Promise<Row[]> {
  const policy = (await fetch(ORIGIN)).headers.get('content-security-policy') ?? '';
  const part = (name: string) =>
    import(pathToFileURL(join(folder, 'node_modules/csp_evaluator/dist', name)).href);
  const { CspParser } = (await part('parser.js')) as Pick<Evaluator, 'CspParser'>;
  const { CspEvaluator } = (await part('evaluator.js')) as Pick<Evaluator, 'CspEvaluator'>;
  return new CspEvaluator(new CspParser(policy).csp).evaluate().map(({ severity, description }) => ({
    test: `csp_evaluator: ${SEVERITIES[severity] ?? `severity ${severity}`}`,
    verdict: description,
  }));
}
