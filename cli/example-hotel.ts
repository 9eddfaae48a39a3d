import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KINDS } from '#schemas/engine';
import { packageRoot } from './package-root.ts';

/**
 * The complete examples of every kind: together they are a small hotel without a fault, which a test of the schemas
 * holds. `init` writes it, and `explain` breaks one rule of it at a time.
 */
export function exampleHotel(): Map<string, string> {
  return new Map(
    KINDS.map(({ kind, place }) => {
      const text = readFileSync(
        join(packageRoot(), 'schemas/content', kind, 'examples/valid-complete.json'),
        'utf8',
      );
      return [pathFor(place, text), text] as const;
    }),
  );
}

function pathFor(place: string, text: string): string {
  if (!place.endsWith('/')) return `${place}.json`;
  // The package's own examples
  const { id } = JSON.parse(text) as { id: string };
  return `${place}${id}.json`;
}

/** The pictures that a hotel's files use. */
export function picturesOf(hotel: ReadonlyMap<string, string>): string[] {
  const used = [...hotel.values()].flatMap((text) => text.match(/(?<=")images\/[^"]+(?=")/g) ?? []);
  return [...new Set(used)].toSorted();
}
