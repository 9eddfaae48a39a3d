/** What no page may do, collected while a test runs: speak on the console, break the content policy, ask another host. */
import type { Page } from '@playwright/test';

export interface Watched {
  problems: string[];
  foreignRequests: string[];
}

/** @param expectedStatuses answers that a journey provokes on purpose; the browser logs each as an error. */
export async function watch(page: Page, origin: string, expectedStatuses: number[] = []): Promise<Watched> {
  const watched: Watched = { problems: [], foreignRequests: [] };
  page.on('console', (message) => {
    const text = message.text();
    const isExpected = expectedStatuses.some((status) => text.includes(`status of ${status}`));
    if ((message.type() === 'error' || message.type() === 'warning') && !isExpected)
      watched.problems.push(text);
  });
  page.on('pageerror', (error) => watched.problems.push(String(error)));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) watched.foreignRequests.push(request.url());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`content policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return watched;
}
