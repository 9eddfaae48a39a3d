/**
 * What a browser downloads, when a page is visible, with and without scripts, and how fast it responds, on a desktop
 * and on a cheap phone.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../scripts/chromium.ts';
import { freePort } from '../server/test-support/free-port.ts';
import { startServer, stopServer } from './processes.ts';
import { isShort } from './short.ts';
import {
  type PressTimes,
  timeCalendar,
  timeNextPage,
  timeSearch,
  timeSteppers,
} from './site/answer-times.ts';
import { installLighthouse, type Lighthouse, type Scores } from './site/lighthouse.ts';
import { type SiteProxy, startSiteProxy } from './site/site-proxy.ts';
import { timeOnPhone } from './site/phone-times.ts';
import { timePage } from './site/time-pages.ts';
import { weighPage } from './site/weigh-page.ts';

const PAGES = [
  '/',
  '/about',
  '/services',
  '/policies',
  '/gallery',
  '/contact',
  '/book',
  '/checkout',
  '/bookings',
];
/** Compressed. */
const MOST_SCRIPT_KB = 190;
const MOST_STYLES_KB = 16;
const NEXT_PAGES = new Set<string>(['/about', '/services', '/gallery', '/contact']);

interface Site {
  browser: Browser;
  withScripts: SiteProxy;
  without: SiteProxy;
  lighthouse: Lighthouse | undefined;
}

type Row = Record<string, string>;

export async function benchSite({ withLighthouse }: { withLighthouse: boolean }): Promise<Row[]> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'verandah-bench-'));
  const env = { DATA_DIR: dataFolder, PORT: String(await freePort()), LOG_LEVEL: 'error', NODE_ENV: 'test' };
  const origin = `http://127.0.0.1:${env.PORT}`;
  const { status } = spawnSync(process.execPath, ['cli/main.ts', 'publish', 'content'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error('The demo hotel could not be published');
  const server = await startServer(['server/main.ts'], `${origin}/api/v1/ready`, env);
  const site: Site = {
    browser: await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs }),
    withScripts: await startSiteProxy(origin, { withScripts: true }),
    without: await startSiteProxy(origin, { withScripts: false }),
    lighthouse: withLighthouse ? installLighthouse() : undefined,
  };
  try {
    return await rowsOf(site);
  } finally {
    site.lighthouse?.remove();
    await site.browser.close();
    await Promise.all([site.withScripts.close(), site.without.close()]);
    await stopServer(server);
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function rowsOf(site: Site): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of isShort ? PAGES.slice(0, 1) : PAGES) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: they share the server
    rows.push(await rowOf(page, site));
  }
  const { browser, withScripts } = site;
  const phone = await timeOnPhone(browser, withScripts.origin);
  return [
    ...rows,
    { page: 'phone: largest paint', answer: ms(phone.largestPaintMs) },
    { page: 'phone: application', answer: ms(phone.startedMs) },
    { page: 'phone: early press', answer: ms(phone.earlyPressMs) },
    { page: 'phone: first price', answer: ms(phone.firstPriceMs) },
    { page: 'search', answer: ms(await timeSearch(browser, withScripts.origin)) },
    { page: 'steppers, 4x slower', answer: pressText(await timeSteppers(browser, withScripts.origin)) },
    { page: 'calendar, 4x slower', answer: pressText(await timeCalendar(browser, withScripts.origin)) },
  ];
}

async function rowOf(path: string, site: Site): Promise<Row> {
  const { browser, withScripts, without, lighthouse } = site;
  const weight = await weighPage(browser, withScripts.origin + path);
  const times = await timePage(browser, {
    withScripts: withScripts.origin + path,
    without: without.origin + path,
  });
  const { firstPaintMs, firstPaintFloorMs, largestPaintMs, largestPaintFloorMs } = times;
  return {
    page: path,
    'before idle': `${weight.beforeIdle} B`,
    'before a touch': `${kB(weight.beforeTouch)} ≤ ${MOST_SCRIPT_KB}`,
    styles: `${kB(weight.styles)} ≤ ${MOST_STYLES_KB}`,
    FCP: `${ms(firstPaintMs)} ${(firstPaintMs / firstPaintFloorMs).toFixed(2)}x`,
    LCP: `${ms(largestPaintMs)} ${(largestPaintMs / largestPaintFloorMs).toFixed(2)}x`,
    CLS: times.layoutShift.toFixed(3),
    ...(NEXT_PAGES.has(path) ? { answer: ms(await timeNextPage(browser, withScripts.origin, path)) } : {}),
    ...(lighthouse
      ? {
          lighthouse: scoreText(
            await lighthouse.visit(withScripts.origin + path),
            await lighthouse.visit(without.origin + path),
          ),
        }
      : {}),
  };
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (time: number): string => `${time.toFixed(0)} ms`;

const pressText = ({ ms: time, busyMs }: PressTimes): string => `${ms(time)}, ${ms(busyMs)} of work`;

/** Performance with and without scripts, then accessibility, best practices and SEO. */
function scoreText(scores: Scores, floor: Scores): string {
  const { performance, accessibility, bestPractices, seo, faults } = scores;
  return [`${performance}/${floor.performance}`, accessibility, bestPractices, seo, ...faults].join(' ');
}
