/** Moves the time of a hotel and its guests, so that no test waits for minutes. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { clockFileOf } from './hotels.ts';

const SECOND_MS = 1000;

export function setClockAhead(port: number | string, ms: number): void {
  const file = clockFileOf(port);
  // Rename the file into place, so that the server never reads half of it.
  writeFileSync(`${file}.new`, String(ms));
  renameSync(`${file}.new`, file);
}

/** Lets seconds pass at the hotel and on these pages' clocks, for all later tests too. */
export async function pass(seconds: number, port: number, pages: readonly Page[]): Promise<void> {
  const ahead = Number(readFileSync(clockFileOf(port), 'utf8')) + seconds * SECOND_MS;
  setClockAhead(port, ahead);
  await Promise.all(pages.map((page) => page.clock.setSystemTime(Date.now() + ahead)));
}

/** Sets this page's clock to the hotel's, which earlier tests may have moved. */
export async function keepTimeWith(port: number, page: Page): Promise<void> {
  await pass(0, port, [page]);
}
