import type { ValuePath } from '../../engine/diagnostic.ts';
import type { Rate, RoomPrice } from '../../generated/types.ts';

const FIELDS = ['baseMinor', 'weekendBaseMinor', 'singleMinor', 'singleWeekendMinor'] as const;

/** A price of a night, where it is written. */
export interface LadderPrice {
  path: ValuePath;
  amountMinor: number;
}

const known = new WeakMap<Rate, ReadonlyMap<string, readonly LadderPrice[]>>();

/** Every price of a night in a room. Memoized: a file may price hundreds of rooms and seasons. */
export function pricesOfRoom(rate: Rate, roomId: string): readonly LadderPrice[] {
  const byRoom = known.get(rate) ?? pricesByRoom(rate);
  known.set(rate, byRoom);
  return byRoom.get(roomId) ?? [];
}

function pricesByRoom({ roomPrices }: Rate): ReadonlyMap<string, readonly LadderPrice[]> {
  const rooms = Map.groupBy(roomPrices.entries(), ([, { roomId }]) => roomId);
  return new Map(
    [...rooms].map(([roomId, prices]) => [
      roomId,
      prices.flatMap(([at, price]) => writtenPrices(price, ['roomPrices', at])),
    ]),
  );
}

function writtenPrices(price: RoomPrice, path: ValuePath): LadderPrice[] {
  return FIELDS.flatMap((field) => {
    const amountMinor = price[field];
    return amountMinor === undefined ? [] : [{ path: [...path, field], amountMinor }];
  });
}

/** The step from which on two prices next to each other are not of one kind. */
const FAR = 10;

/**
 * Without prices of 0, the items on the smaller side of the largest step between neighbours, and the nearest amount on the other side; of
 * sides of one size the lower. Undefined where no step is far: a suite may cost a multiple of the plainest room, but
 * not of the next dearest.
 */
export function farOff<Item extends { amountMinor: number }>(
  items: readonly Item[],
): { items: readonly Item[]; nearMinor: number } | undefined {
  const inOrder = items
    .filter(({ amountMinor }) => amountMinor > 0)
    .toSorted((a, b) => a.amountMinor - b.amountMinor);
  const steps = inOrder
    .slice(1)
    .map((item, at) => item.amountMinor / (inOrder[at]?.amountMinor ?? item.amountMinor));
  const largest = Math.max(...steps);
  if (inOrder.length < 2 || largest < FAR) return undefined;
  const cut = steps.indexOf(largest) + 1;
  const low = inOrder.slice(0, cut);
  const high = inOrder.slice(cut);
  const isLowSmaller = low.length <= high.length;
  const near = isLowSmaller ? high[0] : low.at(-1);
  return { items: isLowSmaller ? low : high, nearMinor: near?.amountMinor ?? 0 };
}
