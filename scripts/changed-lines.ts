/** The lines of the product that a diff changed, as Stryker names places: `domain/money.ts:12-14`. */
import { matchesGlob } from 'node:path';
import { CRITICAL_FILES } from '../stryker.config.ts';

const PRODUCT = /^(?:cli|domain|schemas|server)\/.*\.ts$/;
const NO_PRODUCT = /\.(?:test|d)\.ts$|\/(?:generated|test-support|malformed|fuzz|migrations)\//;

/** Every place of product code that runs in Node. Lines that are gone have none. @param diff with no lines of context. */
export function changedLines(diff: string): string[] {
  let file: string | undefined;
  const places: string[] = [];
  for (const line of diff.split('\n')) {
    const named = /^\+\+\+ (?:b\/(.*)|\/dev\/null)$/.exec(line);
    if (named) file = named[1];
    const [, first = '', count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (first === '' || Number(count) === 0 || file === undefined) continue;
    if (!PRODUCT.test(file) || NO_PRODUCT.test(file)) continue;
    places.push(`${file}:${first}-${Number(first) + Number(count) - 1}`);
  }
  return places;
}

const isCritical = (place: string): boolean =>
  CRITICAL_FILES.some((pattern) => matchesGlob(place.replace(/:[\d-]+$/, ''), pattern));

/** Where a slip costs money, rooms or an account, and everywhere else. */
export function splitByWeight(places: readonly string[]): { critical: string[]; elsewhere: string[] } {
  return {
    critical: places.filter(isCritical),
    elsewhere: places.filter((place) => !isCritical(place)),
  };
}
