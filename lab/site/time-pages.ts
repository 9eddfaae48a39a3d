/** When a page is visible with and without scripts, and its layout shift. */
import type { Browser } from 'playwright';
import { median } from '../processes.ts';
import { rounds } from '../short.ts';

const ROUNDS = rounds(7);
const WATCHED_MS = 1200;

export interface PageTimes {
  /** With scripts; the baseline is the same page without. */
  firstPaintMs: number;
  firstPaintFloorMs: number;
  largestPaintMs: number;
  largestPaintFloorMs: number;
  /** The worst visit. */
  layoutShift: number;
}

interface Visit {
  firstPaintMs: number;
  largestPaintMs: number;
  layoutShift: number;
}

/** Alternating, so that a busy machine affects both. */
export async function timePage(
  browser: Browser,
  addresses: { withScripts: string; without: string },
): Promise<PageTimes> {
  const visits: { withScripts: Visit; without: Visit }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- in turn, see above
    const without = await visit(browser, addresses.without);
    // oxlint-disable-next-line no-await-in-loop -- in turn, see above
    visits.push({ without, withScripts: await visit(browser, addresses.withScripts) });
  }
  const middle = (of: (both: (typeof visits)[number]) => number) => median(visits.map(of));
  return {
    firstPaintMs: middle(({ withScripts }) => withScripts.firstPaintMs),
    firstPaintFloorMs: middle(({ without }) => without.firstPaintMs),
    largestPaintMs: middle(({ withScripts }) => withScripts.largestPaintMs),
    largestPaintFloorMs: middle(({ without }) => without.largestPaintMs),
    layoutShift: Math.max(...visits.map(({ withScripts }) => withScripts.layoutShift)),
  };
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPaints);
    await page.goto(address);
    await page.waitForTimeout(WATCHED_MS);
    return await page.evaluate(() => (globalThis as unknown as { paints: Visit }).paints);
  } finally {
    await context.close();
  }
}

/** Runs in the page. The spinner does not count as content. */
function watchPaints(): void {
  const paints = { firstPaintMs: 0, largestPaintMs: 0, layoutShift: 0 };
  Object.assign(globalThis, { paints });
  const watch = (type: string, take: (entry: PerformanceEntry & { value?: number }) => void) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  };
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.firstPaintMs = Math.max(paints.firstPaintMs, startTime);
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    paints.largestPaintMs = startTime;
  });
  watch('layout-shift', ({ value = 0 }) => {
    paints.layoutShift += value;
  });
  new MutationObserver((_changes, observer) => {
    if (document.documentElement.dataset['loading'] !== undefined) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      paints.firstPaintMs = Math.max(paints.firstPaintMs, performance.now());
    });
  }).observe(document, { subtree: true, attributeFilter: ['data-loading'] });
}
