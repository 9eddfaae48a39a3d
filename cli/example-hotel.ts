import { EXAMPLES } from '../schemas/generated/examples.ts';

/**
 * The complete examples of every kind: together they are a small hotel without a fault, which a test of the schemas
 * holds. `init` writes it, and `explain` breaks one rule of it at a time.
 */
export function exampleHotel(): Map<string, string> {
  return new Map(EXAMPLES.map(({ path, complete }) => [path, complete]));
}

/** The pictures that a hotel's files use. */
export function picturesOf(hotel: ReadonlyMap<string, string>): string[] {
  const used = [...hotel.values()].flatMap((text) => text.match(/(?<=")images\/[^"]+(?=")/g) ?? []);
  return [...new Set(used)].toSorted();
}
