import type { RoomGuests } from './occupancy.ts';

/**
 * Splits a party over so many rooms as evenly as possible: the adults first, then each child, the youngest last, into
 * the room with the fewest guests. Undefined where a room would have no adult.
 */
export function splitParty({ adults, childAges }: RoomGuests, rooms: number): RoomGuests[] | undefined {
  if (rooms < 1 || adults < rooms) return undefined;
  const parts = Array.from({ length: rooms }, (_, place) => ({
    adults: Math.floor(adults / rooms) + (place < adults % rooms ? 1 : 0),
    childAges: [] as number[],
  }));
  for (const age of childAges.toSorted((a, b) => b - a)) {
    const [emptiest] = parts.toSorted((a, b) => countOf(a) - countOf(b));
    emptiest?.childAges.push(age);
  }
  return parts;
}

function countOf({ adults, childAges }: RoomGuests): number {
  return adults + childAges.length;
}
