import type { SearchAvailabilityQuery } from '#schemas/api-types';
import type { LiveRelease } from '../../current-release/live-release.ts';
import type { Search } from './search.ts';

const MINUTE_MS = 60_000;
/** Some ten kilobytes each. */
const MOST_REMEMBERED = 500;

interface Remembered {
  stock: string;
  text: string;
}

const answersOf = new WeakMap<LiveRelease, Map<string, Remembered>>();

/**
 * The text of an answer, written once for everybody who asks the same in the same minute and finds the same stock. The
 * stock is read for every search; pricing, which is most of the work, says the same as long as nothing of that changes.
 */
export function rememberAnswer(query: SearchAvailabilityQuery, search: Search, write: () => string): string {
  const known = answersOf.get(search.release) ?? new Map<string, Remembered>();
  answersOf.set(search.release, known);
  const key = `${Math.floor(search.now.getTime() / MINUTE_MS)} ${JSON.stringify(query)}`;
  const stock = stockText(search);
  const remembered = known.get(key);
  if (remembered?.stock === stock) return remembered.text;
  const text = write();
  // Full of questions of minutes that are over: it starts anew.
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(key, { stock, text });
  return text;
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
