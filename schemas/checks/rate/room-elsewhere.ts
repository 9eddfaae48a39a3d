import { validFiles } from '../../engine/check.ts';
import type { ValuePath } from '../../engine/diagnostic.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { priceLine } from '../parts/room-price.ts';
import type { Rate } from '../../generated/types.ts';
import { SECOND_LOCATION, SECOND_ROOM } from '../parts/second-room.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A rate file prices the rooms of its own location.',
  why: 'The price would not apply where the room is booked.',
  remedy: 'Move the price to the rate file of the room’s location.',
  example: [
    ...SECOND_LOCATION,
    replaced('locations/kochi.json', '"enabled": true', '"enabled": false'),
    ...SECOND_ROOM,
    replaced('rooms/garden.json', '"locationId": "udaipur"', '"locationId": "kochi"'),
    replaced(
      'rates/udaipur.json',
      '"roomPrices": [',
      `"roomPrices": [\n    ${priceLine('garden')},\n    ${priceLine('garden', 'winter')},`,
    ),
  ],
  run({ files }) {
    const locations = new Set(validFiles(files, 'location').map(({ value }) => value.id));
    const rooms = new Map(validFiles(files, 'room').map((room) => [room.value.id, room]));
    return validFiles(files, 'rate').flatMap(({ path: file, value }) =>
      roomsNamed(value).flatMap(({ roomId, path }) => {
        const room = rooms.get(roomId);
        // `ref/not-found` reports an unknown room or location.
        if (room === undefined || !locations.has(room.value.locationId)) return [];
        if (!locations.has(value.locationId)) return [];
        if (room.value.locationId === value.locationId) return [];
        return {
          file,
          path,
          value: roomId,
          message: `\`${roomId}\` is a room of ${room.value.locationId}; this file is for ${value.locationId}.`,
          help: `move it to the rate file of ${room.value.locationId}`,
          related: [{ file: room.path, path: ['locationId'], message: 'the location of the room' }],
        };
      }),
    );
  },
};

function roomsNamed({ roomPrices, ratePlans, restrictions }: Rate): { roomId: string; path: ValuePath }[] {
  return [
    ...roomPrices.map(({ roomId }, at) => ({ roomId, path: ['roomPrices', at, 'roomId'] })),
    ...inLists('ratePlans', ratePlans),
    ...inLists('restrictions', restrictions ?? []),
  ];
}

function inLists(
  list: string,
  entries: readonly { roomIds?: string[] }[],
): { roomId: string; path: ValuePath }[] {
  return entries.flatMap(({ roomIds }, at) =>
    (roomIds ?? []).map((roomId, index) => ({ roomId, path: [list, at, 'roomIds', index] })),
  );
}
