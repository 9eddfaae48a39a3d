import { type CheckContext, validFiles } from '../../engine/check.ts';
import type { ValuePath } from '../../engine/diagnostic.ts';
import { type CheckerRule, removed, replaced, type RuleDiagnostic } from '../../engine/rule.ts';
import { priceLine } from '../parts/room-price.ts';
import { SECOND_ROOM, SOLD_TO_ALL } from '../parts/second-room.ts';

/** Enough to tell pictures of one size apart. */
const START_BYTES = 65_536;

interface Shown {
  file: string;
  path: ValuePath;
  name: string;
  picture: string;
}

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'A picture of a room shows that room only.',
  why: 'Guests choose a room by its pictures, and complain about another one.',
  remedy: 'Leave the picture with the room it shows, and give the other room its own.',
  example: [
    ...SECOND_ROOM,
    SOLD_TO_ALL,
    replaced('rooms/garden.json', '"file": "images/garden.jpg"', '"file": "images/lake.jpg"'),
    removed('images/garden.jpg'),
    replaced(
      'rates/udaipur.json',
      '"roomPrices": [',
      `"roomPrices": [\n    ${priceLine('garden')},\n    ${priceLine('garden', 'winter')},`,
    ),
  ],
  run: async (context) => {
    const sizes = new Map(context.entries.map(({ path, bytes }) => [path, bytes]));
    const bySize = Map.groupBy(picturesIn(context), ({ picture }) => sizes.get(picture) ?? picture);
    return (await Promise.all([...bySize.values()].map((alike) => repeatedIn(context, alike)))).flat();
  },
};

function picturesIn({ files }: CheckContext): Shown[] {
  return validFiles(files, 'room')
    .filter(({ value }) => value.enabled !== false)
    .flatMap(({ path: file, value: { name, photos } }) =>
      photos.map((photo, at) => ({ file, path: ['photos', at, 'file'], name, picture: photo.file })),
    );
}

async function repeatedIn(context: CheckContext, pictures: readonly Shown[]): Promise<RuleDiagnostic[]> {
  const found: RuleDiagnostic[] = [];
  for (const [at, shown] of pictures.entries()) {
    for (const earlier of pictures.slice(0, at)) {
      if (earlier.file === shown.file || !(await areSame(context, [earlier.picture, shown.picture])))
        continue;
      found.push({
        file: shown.file,
        path: shown.path,
        value: shown.picture,
        message: `${earlier.name} and ${shown.name} show the same picture.`,
        help: 'leave it with the room it shows',
        related: [{ file: earlier.file, path: earlier.path, message: 'the same picture' }],
      });
      break;
    }
  }
  return found;
}

async function areSame(context: CheckContext, [one, other]: readonly [string, string]): Promise<boolean> {
  if (one === other) return true;
  try {
    const starts = await Promise.all([one, other].map((path) => context.startAt(path, START_BYTES)));
    return starts[0] !== undefined && starts[0].every((byte, at) => byte === starts[1]?.[at]);
  } catch {
    // Rules of pictures report a file that cannot be read.
    return false;
  }
}
