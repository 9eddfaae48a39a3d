/** Collects what no page may do: log errors, break the content policy, contact another host. */
import type { Page } from '@playwright/test';
import { hotels } from './hotels.ts';

export interface Watched {
  problems: string[];
  /** Other origins that the page requested, each once. None is reached: nothing leaves this machine. */
  foreignHosts: () => string[];
  lookAgain: () => void;
}

/** @param expectedStatuses answers that a journey provokes on purpose; the browser logs each as an error. */
export async function watch(page: Page, origin: string, expectedStatuses: number[] = []): Promise<Watched> {
  const problems: string[] = [];
  const foreignHosts = new Set<string>();
  page.on('console', (message) => {
    const text = message.text();
    const isExpected = expectedStatuses.some((status) => text.includes(`status of ${status}`));
    if ((message.type() === 'error' || message.type() === 'warning') && !isExpected) problems.push(text);
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) foreignHosts.add(asked);
  });
  // A page with a route asks this process about each of its requests, and the browser keeps no file: only where others are asked.
  if (origin === hotels.awkward.origin) await answerForOthers(page, origin);
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`content policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return {
    problems,
    foreignHosts: () => [...foreignHosts].toSorted(),
    lookAgain: () => foreignHosts.clear(),
  };
}

/** Answers rather than blocks: blocking logs an error, which would hide other errors. */
async function answerForOthers(page: Page, origin: string): Promise<void> {
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      const isScript = route.request().resourceType() === 'script';
      return route.fulfill({ contentType: isScript ? 'text/javascript' : 'text/css', body: '' });
    },
  );
}
