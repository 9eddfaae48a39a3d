import type { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';

const worker = setupWorker();
let started: Promise<unknown> | undefined;

/** Lets the service worker answer from now on; pictures and Storybook's own files pass through. */
export async function serve(handlers: readonly RequestHandler[]): Promise<void> {
  worker.resetHandlers(...handlers);
  started ??= worker.start({
    serviceWorker: { url: './mockServiceWorker.js' },
    quiet: true,
    onUnhandledFrame: 'bypass',
  });
  await started;
}
