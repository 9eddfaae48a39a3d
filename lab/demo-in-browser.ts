import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../scripts/chromium.ts';
import { freePort } from '../server/test-support/free-port.ts';
import { startServer, stopServer } from './processes.ts';

export interface DemoInBrowser {
  browser: Browser;
  origin: string;
}

/** Publishes the demo hotel into an empty folder, serves it and opens a browser. All of it ends with `visit`. */
export async function visitDemo<Result>(visit: (demo: DemoInBrowser) => Promise<Result>): Promise<Result> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'verandah-bench-'));
  const env = { DATA_DIR: dataFolder, PORT: String(await freePort()), LOG_LEVEL: 'error', NODE_ENV: 'test' };
  const origin = `http://127.0.0.1:${env.PORT}`;
  const { status } = spawnSync(process.execPath, ['cli/main.ts', 'publish', 'content'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error('The demo hotel could not be published');
  const server = await startServer(['server/main.ts'], `${origin}/api/v1/ready`, env);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
  try {
    return await visit({ browser, origin });
  } finally {
    await browser.close();
    await stopServer(server);
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
