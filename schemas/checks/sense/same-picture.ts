import { type CheckContext, validFiles } from '../../engine/check.ts';
import type { TypedFile } from '../../engine/content-file.ts';
import { type CheckerRule, removed, replaced, type RuleDiagnostic } from '../../engine/rule.ts';
import { priceLine } from '../parts/room-price.ts';
import { SECOND_ROOM, SOLD_TO_ALL } from '../parts/second-room.ts';

/** Enough to tell pictures of one size apart. */
const START_BYTES = 65_536;

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'The first picture of a room shows that room.',
  why: 'Guests choose a room by its picture, and complain about another one.',
  remedy: 'Put a picture of the room first.',
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
    const rooms = validFiles(context.files, 'room').filter(({ value }) => value.enabled !== false);
    const byLocation = [...Map.groupBy(rooms, ({ value }) => value.locationId).values()];
    return (await Promise.all(byLocation.map((ofLocation) => repeatedIn(context, ofLocation)))).flat();
  },
};

async function repeatedIn(
  context: CheckContext,
  rooms: readonly TypedFile<'room'>[],
): Promise<RuleDiagnostic[]> {
  const sizes = new Map(context.entries.map(({ path, bytes }) => [path, bytes]));
  const shown = rooms.flatMap((room) => {
    const picture = room.value.photos[0]?.file;
    return picture === undefined ? [] : [{ room, picture, size: sizes.get(picture) }];
  });
  const found: RuleDiagnostic[] = [];
  for (const [at, { room, picture, size }] of shown.entries()) {
    for (const earlier of shown.slice(0, at)) {
      const isSame =
        earlier.picture === picture ||
        (size !== undefined &&
          earlier.size === size &&
          (await haveSameBytes(context, [earlier.picture, picture])));
      if (!isSame) continue;
      found.push({
        file: room.path,
        path: ['photos', 0, 'file'],
        value: picture,
        message: `${room.value.name} is shown with the picture of ${earlier.room.value.name}.`,
        help: 'put a picture of this room first',
        related: [{ file: earlier.room.path, path: ['photos', 0, 'file'], message: 'the same picture' }],
      });
      break;
    }
  }
  return found;
}

async function haveSameBytes(context: CheckContext, paths: readonly [string, string]): Promise<boolean> {
  try {
    const [one, other] = await Promise.all(paths.map((path) => context.startAt(path, START_BYTES)));
    return one !== undefined && other !== undefined && one.every((byte, at) => byte === other[at]);
  } catch {
    // Rules of pictures report a file that cannot be read.
    return false;
  }
}
