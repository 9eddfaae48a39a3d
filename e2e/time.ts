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
  const ahead = aheadOf(port) + seconds * SECOND_MS;
  setClockAhead(port, ahead);
  await Promise.all(pages.map((page) => page.clock.setSystemTime(Date.now() + ahead)));
}

/** Gives this page a device whose clock is wrong by so many minutes. */
export async function setDeviceAhead(minutes: number, port: number, page: Page): Promise<void> {
  await page.clock.setSystemTime(hotelNow(port) + minutes * 60 * SECOND_MS);
}

/** Today at the hotel, YYYY-MM-DD. */
export function hotelToday(port: number, timeZone: string): string {
  // The Swedish locale writes ISO dates.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(hotelNow(port));
}

const hotelNow = (port: number): number => Date.now() + aheadOf(port);
const aheadOf = (port: number): number => Number(readFileSync(clockFileOf(port), 'utf8'));

/** Sets this page's clock to the hotel's, which earlier tests may have moved. */
export async function keepTimeWith(port: number, page: Page): Promise<void> {
  await pass(0, port, [page]);
}
