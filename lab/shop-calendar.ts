/** Whether the calendar of the search keeps its button in view, and how soon it answers a press on a slow processor. */
import type { Browser, Page } from 'playwright';

type Row = Record<string, number | string>;

const SCREENS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
] as const;
const SLOWER = 4;
const PRESSES = 8;
const HEADER_PAGES = ['/', '/contact', '/services', '/gallery', '/about', '/policies'] as const;

export async function calendarRows(browser: Browser, origin: string): Promise<Row[]> {
  const lines: Row[] = [];
  for (const viewport of SCREENS) {
    // oxlint-disable-next-line no-await-in-loop -- one screen after the other
    const page = await browser.newPage({ viewport });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await openCalendar(page, origin);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const box = await page.getByRole('button', { name: 'Done' }).boundingBox();
    lines.push({
      measure: `foot of Done at ${viewport.width}x${viewport.height}`,
      value: Math.round((box?.y ?? Infinity) + (box?.height ?? 0)),
      goal: viewport.height,
    });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.close();
  }
  const page = await browser.newPage({ viewport: SCREENS[0] });
  lines.push({
    measure: `press on a day, processor ${SLOWER} times slower, median ms`,
    value: await pressTime(page, origin),
    goal: 100,
  });
  return lines;
}

/** Links of the header to a booking page without the search that the guest has made, on the results and elsewhere. */
export async function lostSearches(page: Page, origin: string): Promise<Row> {
  let lost = await bareLinks(page);
  for (const path of HEADER_PAGES) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await page.goto(origin + path);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page
      .waitForFunction(() => document.querySelector('header a[href^="/book?"]') !== null, undefined, {
        timeout: 5000,
      })
      .catch(() => undefined);
    // oxlint-disable-next-line no-await-in-loop -- as above
    lost += await bareLinks(page);
  }
  return { measure: 'header links that lose a search', value: lost, goal: 0 };
}

function bareLinks(page: Page): Promise<number> {
  return page.locator('body header').first().locator('a[href="/book"]').count();
}

async function openCalendar(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/book?location=udaipur`);
  await page.getByRole('search').getByRole('button', { name: /^When/ }).click();
  await page.locator('[role=gridcell][data-state=free]').first().waitFor();
}

/** From the press to the next painted frame, as the browser itself measures interactions. */
async function pressTime(page: Page, origin: string): Promise<number> {
  await openCalendar(page, origin);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name === 'pointerup' || entry.name === 'click') seen.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const days = page.locator('[role=gridcell][data-state=free]');
  for (let press = 0; press < PRESSES; press += 1) {
    // oxlint-disable-next-line no-await-in-loop -- presses follow each other
    await days.nth(press * 2).click();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.waitForTimeout(500);
  }
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  return seen.toSorted((a, b) => a - b)[Math.floor(seen.length / 2)] ?? 0;
}
