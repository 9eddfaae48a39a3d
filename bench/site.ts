/**
 * How much script a guest's browser fetches for each page before the guest touches anything, beside the least that a page in React
 * with routes and translations can have: the floor is built here, in the same way as the site.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { bundle, gzipSize } from '../scripts/bundle.ts';
import { chromiumArgs, findChromium } from '../scripts/chromium.ts';
import { startServer, stopServer } from './processes.ts';
import { REACT_FLOOR } from './site/react-floor.ts';

const PAGES = [
  { path: '/', target: 1.2 },
  { path: '/about', target: 1.2 },
  { path: '/services', target: 1.2 },
  { path: '/policies', target: 1.2 },
  { path: '/gallery', target: 1.45 },
  { path: '/contact', target: 1.45 },
] as const;
/** Long after the application has started by itself. */
const WATCHED_MS = 1500;

interface Row {
  page: string;
  'before idle': string;
  'before a touch': string;
  styles: string;
  floor: string;
  ratio: string;
  target: string;
}

export async function benchSite(): Promise<Row[]> {
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
    const floor = await weighFloor();
    const rows: Row[] = [];
    for (const { path, target } of PAGES) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: they share the server
      const weight = await weighPage(browser, origin + path);
      rows.push({
        page: path,
        'before idle': `${weight.beforeIdle} B`,
        'before a touch': kB(weight.beforeTouch),
        styles: kB(weight.styles),
        floor: kB(floor),
        ratio: (weight.beforeTouch / floor).toFixed(2),
        target: `≤ ${target.toFixed(2)}`,
      });
    }
    return rows;
  } finally {
    await browser.close();
    await stopServer(server);
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

async function weighFloor(): Promise<number> {
  const output = await bundle({ entries: { floor: { text: REACT_FLOOR } }, inOne: true });
  return gzipSize(output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n'));
}

interface PageWeight {
  /** Bytes as they are run. */
  beforeIdle: number;
  /** Compressed, each file for itself. */
  beforeTouch: number;
  styles: number;
}

/** A visit without a touch, with everything that it fetches. */
async function weighPage(browser: Browser, address: string): Promise<PageWeight> {
  const idle = await filesOf(browser, address, { isEverIdle: true });
  const busy = await filesOf(browser, address, { isEverIdle: false });
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  return {
    beforeIdle: sum(busy.scripts.map((text) => Buffer.byteLength(text))),
    beforeTouch: sum(idle.scripts.map(gzipSize)),
    styles: sum(busy.styles.map(gzipSize)),
  };
}

async function filesOf(
  browser: Browser,
  address: string,
  { isEverIdle }: { isEverIdle: boolean },
): Promise<{ scripts: string[]; styles: string[] }> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const scripts = new Map<string, Promise<string>>();
    const styles = new Map<string, Promise<string>>();
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname;
      if (path.endsWith('.js')) scripts.set(path, response.text());
      if (path.endsWith('.css')) styles.set(path, response.text());
    });
    if (!isEverIdle) await page.addInitScript('globalThis.requestIdleCallback = () => 0');
    await page.goto(address);
    await page.waitForTimeout(WATCHED_MS);
    return { scripts: await Promise.all(scripts.values()), styles: await Promise.all(styles.values()) };
  } finally {
    await context.close();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
