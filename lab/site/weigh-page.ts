/** What a page downloads before any interaction. */
import type { Browser } from 'playwright';
import { brotliSize } from '../../scripts/bundle.ts';

/** Long after hydration. */
const WATCHED_MS = 1500;

export interface PageWeight {
  /** Uncompressed. */
  beforeIdle: number;
  /** Compressed, file by file. */
  beforeTouch: number;
  styles: number;
}

/** Two visits without interaction: with a browser that is never idle, and with one that is. */
export async function weighPage(browser: Browser, address: string): Promise<PageWeight> {
  const idle = await filesOf(browser, address, { isEverIdle: true });
  const busy = await filesOf(browser, address, { isEverIdle: false });
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  return {
    beforeIdle: sum(busy.scripts.map((text) => Buffer.byteLength(text))),
    beforeTouch: sum(idle.scripts.map(brotliSize)),
    styles: sum(busy.styles.map(brotliSize)),
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
