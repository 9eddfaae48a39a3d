import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import type { Rate } from '../../generated/types.ts';
import { priceLine } from '../parts/room-price.ts';
import { SECOND_ROOM, SOLD_TO_ALL } from '../parts/second-room.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'A season has a price for every room that is sold.',
  why: 'Rooms without one have the ordinary price in the season.',
  remedy: 'Add an entry with the season’s id for each room, or a percentage to the season.',
  example: [
    ...SECOND_ROOM,
    SOLD_TO_ALL,
    replaced('rates/udaipur.json', '"roomPrices": [', `"roomPrices": [\n    ${priceLine('garden')},`),
  ],
  run({ files, index }) {
    // `ref/not-found` reports a price of an unknown room.
    const known = new Set(index.ids.flatMap(({ entity, value }) => (entity === 'room' ? [value] : [])));
    return validFiles(files, 'rate').flatMap(({ path: file, value }) => {
      const rooms = [...new Set(value.roomPrices.map(({ roomId }) => roomId))].filter((id) => known.has(id));
      return (value.seasons ?? []).flatMap(({ id, name, percent }, at) => {
        // Rooms without a price of their own have the season's percentage.
        if (percent !== undefined) return [];
        const priced = new Set(
          value.roomPrices.filter(({ seasonId }) => seasonId === id).map(({ roomId }) => roomId),
        );
        const without = rooms.filter((room) => !priced.has(room));
        if (without.length === 0) return [];
        const place = { file, path: ['seasons', at, 'id'], value: id };
        // A broken reference may be meant for it; `ref/not-found` reports that.
        if (priced.size === 0 && value.roomPrices.some(({ seasonId }) => isAstray(value, seasonId)))
          return [];
        if (priced.size === 0)
          return {
            ...place,
            message: `${name} changes no price: it has no percentage, and no room has a price for it.`,
            help: `add "percent" to the season, or an entry with "seasonId": "${id}" for each room`,
          };
        return {
          ...place,
          message: `${name} has no price for ${without.slice(0, 5).join(', ')}${without.length > 5 ? ', …' : ''}, which ${without.length === 1 ? 'has' : 'have'} the ordinary price in that season.`,
          help: `add an entry with "seasonId": "${id}" for each, or "percent" to the season, if it applies to them too`,
        };
      });
    });
  },
};

function isAstray({ seasons = [] }: Rate, seasonId: string | undefined): boolean {
  return seasonId !== undefined && !seasons.some(({ id }) => id === seasonId);
}
