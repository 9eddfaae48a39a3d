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
  if (origin === hotels.awkward.origin) await answerForOthers(page);
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

/**
 * Answers rather than blocks: blocking logs an error, which would hide other errors. Every hotel is on http, so its own
 * requests go straight to it, and the browser keeps its files. With `page.route` each would pass through this process, and
 * the browser would keep none.
 */
async function answerForOthers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, resourceType }) => {
    const type = resourceType === 'Script' ? 'text/javascript' : 'text/css';
    const answer = { responseCode: 200, responseHeaders: [{ name: 'content-type', value: type }] };
    // A page that has been left or closed waits for no answer.
    session.send('Fetch.fulfillRequest', { requestId, ...answer }).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}
