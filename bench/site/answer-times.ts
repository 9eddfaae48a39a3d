/** How long the site takes to answer a guest. */
import type { Browser, Page } from 'playwright';
import { median } from '../processes.ts';

const ROUNDS = 5;
/** As slow as a cheap phone. */
const SLOW_DOWN = 4;

/** From the press on a link that was pointed at to the next page, painted. */
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

/** The longest time from a press in the guests' steppers to what it changes, on a slow processor. */
export async function timeSteppers(browser: Browser, origin: string): Promise<number> {
  return inPage(browser, origin, async (page) => {
    await page.getByRole('button', { name: /^Rooms and guests/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Done' }).waitFor();
    return slowestPress(page, async () => {
      for (const name of ['One adult more', 'One child more', 'One adult fewer', 'One adult more']) {
        // oxlint-disable-next-line no-await-in-loop -- as a guest presses
        await dialog.getByRole('button', { name }).first().click();
      }
    });
  });
}

/** The same in the calendar: the next month, twice, and a day. */
export async function timeCalendar(browser: Browser, origin: string): Promise<number> {
  return inPage(browser, origin, async (page) => {
    await page.getByRole('search').getByLabel('Location').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'See prices by day' }).click();
    const dialog = page.getByRole('dialog');
    const next = dialog.getByRole('button', { name: 'Next month' }).first();
    await next.waitFor();
    return slowestPress(page, async () => {
      await next.click();
      await next.click();
      await dialog
        .getByRole('gridcell', { name: /from ₹/u, disabled: false })
        .first()
        .click();
    });
  });
}

/** What the browser itself counts as the time of an interaction; the least that it tells is 16 ms. */
async function slowestPress(page: Page, press: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.evaluate(() => {
    const slowest = { ms: 0 };
    Object.assign(globalThis, { slowest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) slowest.ms = Math.max(slowest.ms, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await press();
  await page.waitForTimeout(500);
  return page.evaluate(() => (globalThis as unknown as { slowest: { ms: number } }).slowest.ms);
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
