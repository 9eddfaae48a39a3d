import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { median } from '../processes.ts';

/** Runs expressions in a page and measures them from outside, through the browser's developer tools. */
export interface PageTimer {
  run: (expression: string) => Promise<void>;
  /** Milliseconds that the page's main thread itself worked: what other processes take from the machine is not in them. */
  time: (expression: string) => Promise<number>;
  /** Kilobytes of JavaScript objects in use, after everything unused was collected. */
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
    // Twice: the first one leaves its sweeping to whoever allocates next, which would be what is measured.
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
