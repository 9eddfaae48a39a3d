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
 * Caches an answer for identical searches in the same minute with the same stock. The stock is read for every search;
 * only pricing, which is most of the work, is saved. Stores the bytes that are sent, because a string would be encoded
 * and copied for every guest.
 */
export function storeAnswer(
  query: SearchAvailabilityQuery,
  { release, now, stock }: AskedSearch,
  write: () => string,
): Buffer {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const cached = memoryOf.get(release);
  const memory = cached?.minute === minute ? cached : emptyMemory(release, minute);
  const key = JSON.stringify(query);
  const known = memory.answers.get(key);
  if (known?.stock === stock.text) return known.answer;
  const answer = Buffer.from(write());
  memory.answers.set(key, { stock: stock.text, answer });
  memory.bytes += key.length + stock.text.length + answer.length;
  if (memory.bytes > MOST_BYTES) emptyMemory(release, minute);
  return answer;
}

function emptyMemory(release: LiveRelease, minute: number): Memory {
  const memory: Memory = { minute, answers: new Map(), bytes: 0 };
  memoryOf.set(release, memory);
  return memory;
}
