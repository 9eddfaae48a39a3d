import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { priceLine } from '../parts/room-price.ts';
import { SECOND_ROOM } from '../parts/second-room.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Every room that guests see is sold by a rate plan.',
  why: 'Guests see the room and can never book it.',
  remedy: 'Add its id to the roomIds of a rate plan, or leave roomIds out for all rooms.',
  example: [
    ...SECOND_ROOM,
    replaced(
      'rates/udaipur.json',
      '"roomPrices": [',
      `"roomPrices": [\n    ${priceLine('garden')},\n    ${priceLine('garden', 'winter')},`,
    ),
  ],
  run: ({ files }) =>
    validFiles(files, 'rate').flatMap(({ path: rates, value: { locationId, ratePlans } }) =>
      validFiles(files, 'room').flatMap(({ path: file, value: { id, name, enabled, ...room } }) => {
        if (room.locationId !== locationId || enabled === false) return [];
        if (ratePlans.some(({ roomIds }) => roomIds?.includes(id) ?? true)) return [];
        return {
          file,
          path: ['id'],
          value: id,
          message: `No rate plan sells ${name}, so it can never be booked.`,
          help: `add "${id}" to the roomIds of a rate plan in ${rates}, or leave roomIds out for all rooms`,
          related: [{ file: rates, path: ['ratePlans'], span: 'key' as const, message: 'the rate plans' }],
        };
      }),
    ),
};
