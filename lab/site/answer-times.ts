import type { Browser, Locator, Page } from 'playwright';
import { openStay } from '../../e2e/dates.ts';
import { chooseDates, openCalendar } from '../../e2e/search.ts';
import { median } from '../processes.ts';
import { rounds } from '../short.ts';

const ROUNDS = rounds(5);
/** A cheap phone. */
const SLOW_DOWN = 4;
/** Long enough for the page to be idle. */
const CALM_MS = 800;

/** From the press on a hovered link to the painted page. */
export async function timeNextPage(browser: Browser, origin: string, path: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: they share the processor
    times.push(await inPage(browser, origin, (page) => openPointedAt(page, path)));
  }
  return median(times);
}

async function openPointedAt(page: Page, path: string): Promise<number> {
  const fetched = page.waitForResponse((response) => response.url().includes(`/data${path}.`));
  await page.locator(`header a[href="${path}"]`).first().hover();
  await (await fetched).finished();
  return page.evaluate(async (wanted) => {
    const began = performance.now();
    const before = document.querySelector('main h1');
    document.querySelector<HTMLElement>(`header a[href="${wanted}"]`)?.click();
    while (document.querySelector('main h1') === before) {
      // oxlint-disable-next-line no-await-in-loop -- frame by frame
      await new Promise((done) => requestAnimationFrame(done));
    }
    return performance.now() - began;
  }, path);
}

/** The longest interaction, and the longest main-thread work for one. */
export interface PressTimes {
  ms: number;
  busyMs: number;
}

/** On a slow processor. */
export async function timeSteppers(browser: Browser, origin: string): Promise<PressTimes> {
  return inPage(browser, origin, async (page) => {
    await page.getByRole('button', { name: /^Who/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Done' }).waitFor();
    const steps = ['One adult more', 'One child more', 'One adult fewer', 'One adult more'];
    return slowestPress(
      page,
      steps.map((name) => dialog.getByRole('button', { name }).first()),
    );
  });
}

/** The same in the calendar: the days of two stays. */
export async function timeCalendar(browser: Browser, origin: string): Promise<PressTimes> {
  return inPage(browser, origin, async (page) => {
    await page.getByRole('search').getByLabel('Where').selectOption({ index: 1 });
    const calendar = await openCalendar(page);
    const days = calendar.locator('[data-state="free"]:not([data-refused])');
    await days.first().waitFor();
    // A stay, and another one.
    return slowestPress(page, [days.nth(8), days.nth(11), days.nth(16), days.nth(18)]);
  });
}

/** From the last byte of the server's answer to the first painted price. */
export async function timeSearch(browser: Browser, origin: string): Promise<number> {
  const { checkIn, checkOut } = openStay(2);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: they share the processor
    const time = await inPage(browser, origin, async (page) => {
      const search = page.getByRole('search');
      await search.getByLabel('Where').selectOption({ index: 1 });
      await chooseDates(page, { checkIn, checkOut });
      const shown = page.evaluate(timeFirstPrice);
      await search.getByRole('button', { name: 'Search' }).click();
      return shown;
    });
    times.push(time);
  }
  return median(times);
}

function timeFirstPrice(): Promise<number> {
  return new Promise((resolve) => {
    const sinceAnswer = () => {
      const answer = performance
        .getEntriesByType('resource')
        .findLast(({ name }) => name.includes('/api/v1/availability'));
      resolve(performance.now() - (answer as PerformanceResourceTiming).responseEnd);
    };
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('main article [itemtype="https://schema.org/Offer"]')) return;
      observer.disconnect();
      // After the frame that shows it.
      requestAnimationFrame(() => setTimeout(sinceAnswer));
    }).observe(document, { subtree: true, childList: true });
  });
}

/**
 * Event Timing of an interaction, and thread time, which other processes affect less. The mouse is moved directly,
 * since a locator would work on the same thread.
 */
async function slowestPress(page: Page, buttons: Locator[]): Promise<PressTimes> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.evaluate(watchInteractions);
  const workMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  let busyMs = 0;
  for (const button of buttons) {
    /* oxlint-disable no-await-in-loop -- one after the other, as a guest presses */
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (!box) throw new Error('A button cannot be seen');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(CALM_MS);
    const before = await workMs();
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(CALM_MS);
    busyMs = Math.max(busyMs, (await workMs()) - before);
    /* oxlint-enable no-await-in-loop */
  }
  const ms = await page.evaluate(() => (globalThis as unknown as { slowest: { ms: number } }).slowest.ms);
  return { ms, busyMs };
}

/** Runs in the page. Event Timing starts at 16 ms; entries without an id are no interactions. */
function watchInteractions(): void {
  const slowest = { ms: 0 };
  Object.assign(globalThis, { slowest });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) slowest.ms = Math.max(slowest.ms, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function inPage<Result>(
  browser: Browser,
  origin: string,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    await page.waitForFunction(() => {
      const heading = document.querySelector('main h1');
      return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'));
    });
    return await act(page);
  } finally {
    await context.close();
  }
}
