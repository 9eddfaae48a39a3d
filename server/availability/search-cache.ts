import type { SearchAvailabilityQuery } from '#schemas/api-types';
import type { LiveRelease } from '../release/index.ts';
import type { AskedSearch } from './search.ts';

const MINUTE_MS = 60_000;
/** An answer has about 10 kB, that of a large hotel 100 kB. */
const MOST_BYTES = 8_000_000;

interface Memory {
  minute: number;
  answers: Map<string, { stock: string; answer: Buffer }>;
  bytes: number;
}

const memoryOf = new WeakMap<LiveRelease, Memory>();

/**
 * The answer to an identical search in the same minute with the same stock, if there was one. The stock is read for
 * every search; only pricing, which is most of the work, is saved.
 */
export function storedAnswer(query: SearchAvailabilityQuery, search: AskedSearch): Buffer | undefined {
  const known = memoryFor(search).answers.get(JSON.stringify(query));
  return known?.stock === search.stock.text ? known.answer : undefined;
}

/** Stores the bytes that are sent, because a string would be encoded and copied for every guest. */
export function storeAnswer(query: SearchAvailabilityQuery, search: AskedSearch, answer: Buffer): void {
  const { release, now, stock } = search;
  const memory = memoryFor(search);
  const key = JSON.stringify(query);
  memory.answers.set(key, { stock: stock.text, answer });
  memory.bytes += key.length + stock.text.length + answer.length;
  if (memory.bytes > MOST_BYTES) emptyMemory(release, minuteOf(now));
}

function memoryFor({ release, now }: AskedSearch): Memory {
  const cached = memoryOf.get(release);
  return cached?.minute === minuteOf(now) ? cached : emptyMemory(release, minuteOf(now));
}

function minuteOf(now: Date): number {
  return Math.floor(now.getTime() / MINUTE_MS);
}

function emptyMemory(release: LiveRelease, minute: number): Memory {
  const memory: Memory = { minute, answers: new Map(), bytes: 0 };
  memoryOf.set(release, memory);
  return memory;
}
