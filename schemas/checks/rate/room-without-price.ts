import { type CheckContext, validFiles } from '../../engine/check.ts';
import { type CheckerRule } from '../../engine/rule.ts';
import { SECOND_ROOM, SOLD_TO_ALL } from '../parts/second-room.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A room that is sold has a price.',
  why: 'Guests would never see an offer for the room.',
  remedy: 'Add its price to roomPrices of the rate file.',
  example: [...SECOND_ROOM, SOLD_TO_ALL],
  run(context) {
    const known = new Set(validFiles(context.files, 'room').map((room) => room.value.id));
    return validFiles(context.files, 'rate').flatMap(({ path: file, value }) => {
      const priced = new Set(
        value.roomPrices.filter((price) => price.seasonId === undefined).map(({ roomId }) => roomId),
      );
      // An unknown room id may be a misspelling of this room; `ref/not-found` reports it.
      if (!value.roomPrices.every(({ roomId }) => known.has(roomId))) return [];
      return roomsOnSale(context, value.locationId)
        .filter((room) => value.ratePlans.some(({ roomIds }) => roomIds?.includes(room.value.id) ?? true))
        .filter((room) => !priced.has(room.value.id))
        .map((room) => ({
          file,
          path: ['roomPrices'],
          span: 'key' as const,
          value: room.value.id,
          message: `${room.value.name} (\`${room.value.id}\`) has no price for nights outside the seasons, so it cannot be sold.`,
          help: `add an entry with "roomId": "${room.value.id}" and no seasonId`,
          related: [{ file: room.path, path: ['id'], message: 'the room' }],
        }));
    });
  },
};

function roomsOnSale({ files }: CheckContext, locationId: string) {
  return validFiles(files, 'room').filter(
    ({ value }) => value.locationId === locationId && value.enabled !== false,
  );
}
