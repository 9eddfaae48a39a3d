import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { median } from '../processes.ts';

/** Runs expressions in a page and measures them through the developer tools. */
export interface PageTimer {
  run: (expression: string) => Promise<void>;
  /** Thread time of the page in milliseconds, which other processes do not affect. */
  time: (expression: string) => Promise<number>;
  /** Used JavaScript heap in kilobytes after garbage collection. */
  heap: () => Promise<number>;
}

export async function createPageTimer(page: Page): Promise<PageTimer> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });

  async function threadMs(): Promise<number> {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'ThreadTime')?.value;
    if (seconds === undefined) throw new Error('This Chromium does not measure the time of its threads');
    return seconds * 1000;
  }
  async function run(expression: string): Promise<void> {
    const { exceptionDetails } = await devtools.send('Runtime.evaluate', { expression, awaitPromise: true });
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description ?? ''}`);
  }
  async function collectGarbage(): Promise<void> {
    // Twice: the first collection defers its sweeping to the next allocation.
    await devtools.send('HeapProfiler.collectGarbage');
    await devtools.send('HeapProfiler.collectGarbage');
    await wait(20);
  }
  async function timeWithAsking(expression: string): Promise<number> {
    await collectGarbage();
    const before = await threadMs();
    await run(expression);
    return (await threadMs()) - before;
  }

  const nothing: number[] = [];
  // oxlint-disable-next-line no-await-in-loop -- each one alone
  for (let round = 0; round < 21; round += 1) nothing.push(await timeWithAsking('undefined'));
  const asking = median(nothing);
  return {
    run,
    time: async (expression) => (await timeWithAsking(expression)) - asking,
    async heap() {
      await collectGarbage();
      return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1000;
    },
  };
}
