import type { SearchAvailabilityQuery } from '#schemas/api-types';
import type { LiveRelease } from '../../current-release/live-release.ts';
import type { Search } from './search.ts';

const MINUTE_MS = 60_000;
/** An answer has some ten kilobytes, one of a large house a hundred. */
const MOST_LETTERS = 8_000_000;

interface Memory {
  answers: Map<string, { stock: string; text: string }>;
  letters: number;
}

const memoryOf = new WeakMap<LiveRelease, Memory>();

/**
 * The text of an answer, written once for everybody who asks the same in the same minute and finds the same stock. The
 * stock is read for every search; pricing, which is most of the work, says the same as long as nothing of that changes.
 */
export function rememberAnswer(query: SearchAvailabilityQuery, search: Search, write: () => string): string {
  const memory = memoryOf.get(search.release) ?? emptyMemory(search.release);
  const key = `${Math.floor(search.now.getTime() / MINUTE_MS)} ${JSON.stringify(query)}`;
  const stock = stockText(search);
  const remembered = memory.answers.get(key);
  if (remembered?.stock === stock) return remembered.text;
  const text = write();
  memory.answers.set(key, { stock, text });
  memory.letters += key.length + stock.length + text.length;
  // Full, mostly of minutes that are over: it starts anew.
  if (memory.letters > MOST_LETTERS) emptyMemory(search.release);
  return text;
}

function emptyMemory(release: LiveRelease): Memory {
  const memory: Memory = { answers: new Map(), letters: 0 };
  memoryOf.set(release, memory);
  return memory;
}

function stockText({ nightsOfRoom }: Search): string {
  let text = '';
  for (const [roomId, nights] of nightsOfRoom) {
    text += roomId;
    for (const night of nights) {
      const { date, capacity, sold, held, heldUntil, closed, closedToArrival, closedToDeparture } = night;
      text += ` ${date} ${capacity} ${sold} ${held} ${heldUntil} ${closed} ${closedToArrival} ${closedToDeparture}`;
      text += ` ${night.minNights} ${night.maxNights}`;
    }
  }
  return text;
}
