import { addDays, firstOfMonth, type IsoDay, lastOfMonth } from './iso-day.ts';
import type { StayDay } from './stay-rules.ts';

/** A mark on more than half of the days tells nothing. */
const MOST_SHARE = 0.5;

/** Whether a night is among the cheapest of its month. None is, where prices hardly differ. */
export function lowestOfMonth(dayOf: (day: IsoDay) => StayDay | undefined): (day: IsoDay) => boolean {
  const lowestByMonth = new Map<string, number | undefined>();
  return (day) => {
    const month = day.slice(0, 'YYYY-MM'.length);
    if (!lowestByMonth.has(month)) lowestByMonth.set(month, lowestIn(pricesOf(firstOfMonth(day), dayOf)));
    const lowest = lowestByMonth.get(month);
    return lowest !== undefined && dayOf(day)?.priceMinor === lowest;
  };
}

function lowestIn(prices: readonly number[]): number | undefined {
  const lowest = Math.min(...prices);
  const share = prices.filter((price) => price === lowest).length / prices.length;
  return prices.length > 0 && share <= MOST_SHARE ? lowest : undefined;
}

function pricesOf(first: IsoDay, dayOf: (day: IsoDay) => StayDay | undefined): number[] {
  const prices: number[] = [];
  const last = lastOfMonth(first);
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const known = dayOf(day);
    if (known?.priceMinor !== undefined && known.state !== 'unavailable') prices.push(known.priceMinor);
  }
  return prices;
}
