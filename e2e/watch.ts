/** What no page may do, collected while a test runs: speak on the console, break the content policy, ask another host. */
import type { Page } from '@playwright/test';

export interface Watched {
  problems: string[];
  /** Origins that the page asked besides its own, each once. None is reached: nothing leaves this machine. */
  foreignHosts: () => string[];
  /** Forgets the hosts seen so far. */
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
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      foreignHosts.add(new URL(route.request().url()).origin);
      // Answered, not refused: a refusal is an error on the console, which hides the errors that count.
      const isScript = route.request().resourceType() === 'script';
      return route.fulfill({ contentType: isScript ? 'text/javascript' : 'text/css', body: '' });
    },
  );
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
