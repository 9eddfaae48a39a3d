import type { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';

const worker = setupWorker();
let started: Promise<unknown> | undefined;

/** Starts answering by the service worker. Pictures and Storybook's own files pass through. */
export async function serve(handlers: readonly RequestHandler[]): Promise<void> {
  worker.resetHandlers(...handlers);
  started ??= worker.start({
    serviceWorker: { url: './mockServiceWorker.js' },
    quiet: true,
    onUnhandledFrame: 'bypass',
  });
  await started;
}
