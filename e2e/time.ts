/** Time that passes for a hotel and its guests at once, so that no test waits for what takes minutes. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { clockFileOf } from './hotels.ts';

const SECOND_MS = 1000;

export function setClockAhead(port: number | string, ms: number): void {
  const file = clockFileOf(port);
  // Moved into its place: the server never reads half of it.
  writeFileSync(`${file}.new`, String(ms));
  renameSync(`${file}.new`, file);
}

/** Lets so many seconds pass where the hotel is, and on the clock of each of these pages. It stays later for all tests after it. */
export async function pass(seconds: number, port: number, pages: readonly Page[]): Promise<void> {
  const ahead = Number(readFileSync(clockFileOf(port), 'utf8')) + seconds * SECOND_MS;
  setClockAhead(port, ahead);
  await Promise.all(pages.map((page) => page.clock.setSystemTime(Date.now() + ahead)));
}

/** The clock of this page goes with the hotel's, which tests before may have put forward. */
export async function keepTimeWith(port: number, page: Page): Promise<void> {
  await pass(0, port, [page]);
}
