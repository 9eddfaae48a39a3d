/** Waiting times on a cheap phone: a quarter of the processor, 1.6 Mbit/s, an empty cache. */
import type { Browser, Page } from 'playwright';
import { openStay } from '../../e2e/dates.ts';

const SLOW_DOWN = 4;
const BYTES_PER_SECOND = (1.6 * 1000 * 1000) / 8;
const LATENCY_MS = 150;
/** Long enough for the largest picture of the first screen. */
const CALM_MS = 1500;

/** Milliseconds since navigation. */
export interface PhoneTimes {
  largestPaintMs: number;
  /** The home page is hydrated. */
  startedMs: number;
  /** The guests dialog, pressed as soon as its button was visible. */
  earlyPressMs: number;
  /** The first price of a search opened by its address. */
  firstPriceMs: number;
}

export async function timeOnPhone(browser: Browser, origin: string): Promise<PhoneTimes> {
  return {
    ...(await onPhone(browser, (page) => timeHome(page, origin))),
    earlyPressMs: await onPhone(browser, (page) => timeEarlyPress(page, origin)),
    firstPriceMs: await onPhone(browser, (page) => timeFirstPrice(page, origin)),
  };
}

async function onPhone<Result>(browser: Browser, visit: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND / 2,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    return await visit(page);
  } finally {
    await context.close();
  }
}

async function timeHome(
  page: Page,
  origin: string,
): Promise<Pick<PhoneTimes, 'largestPaintMs' | 'startedMs'>> {
  await page.addInitScript(() => {
    const times = { largestPaintMs: 0, startedMs: 0 };
    Object.assign(globalThis, { times });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) times.largestPaintMs = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    addEventListener('verandah:started', () => {
      times.startedMs = performance.now();
    });
  });
  await page.goto(`${origin}/`);
  await page.waitForFunction(() => (globalThis as unknown as { times: PhoneTimes }).times.startedMs > 0);
  await page.waitForTimeout(CALM_MS);
  return page.evaluate(() => (globalThis as unknown as { times: PhoneTimes }).times);
}

/** Pressed inside the page, so that the connection adds nothing. */
async function timeEarlyPress(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}/`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Who/ }).tap({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).waitFor();
  return page.evaluate(() => performance.now());
}

async function timeFirstPrice(page: Page, origin: string): Promise<number> {
  const { checkIn, checkOut } = openStay(2);
  const query = new URLSearchParams({
    location: 'udaipur',
    checkin: checkIn,
    checkout: checkOut,
    rooms: '2',
  });
  await page.goto(`${origin}/book?${query.toString()}`, { waitUntil: 'commit' });
  await page.locator('main article [itemtype="https://schema.org/Offer"]').first().waitFor();
  return page.evaluate(() => performance.now());
}
