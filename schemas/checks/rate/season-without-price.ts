import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, copied, replaced } from '../../engine/rule.ts';
import { priceLine } from '../parts/room-price.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'A season has a price for every room that is sold.',
  why: 'Rooms without one have the ordinary price in the season.',
  remedy: 'Add an entry with the season’s id for each room, if it applies to them too.',
  example: [
    copied('rooms/lake-suite.json', 'rooms/garden.json'),
    replaced('rooms/garden.json', '"id": "lake-suite"', '"id": "garden"'),
    replaced('rates/udaipur.json', '"roomIds": ["lake-suite"],\n      "payment"', '"payment"'),
    replaced('rates/udaipur.json', '"roomPrices": [', `"roomPrices": [\n    ${priceLine('garden')},`),
  ],
  run({ files, index }) {
    // `ref/not-found` reports a price of an unknown room.
    const known = new Set(index.ids.flatMap(({ entity, value }) => (entity === 'room' ? [value] : [])));
    return validFiles(files, 'rate').flatMap(({ path: file, value }) => {
      const rooms = [...new Set(value.roomPrices.map(({ roomId }) => roomId))].filter((id) => known.has(id));
      return (value.seasons ?? []).flatMap(({ id, name }, at) => {
        const priced = new Set(
          value.roomPrices.filter(({ seasonId }) => seasonId === id).map(({ roomId }) => roomId),
        );
        const without = rooms.filter((room) => !priced.has(room));
        // `unused` reports a season without any price.
        if (priced.size === 0 || without.length === 0) return [];
        return {
          file,
          path: ['seasons', at, 'id'],
          value: id,
          message: `${name} has no price for ${without.slice(0, 5).join(', ')}${without.length > 5 ? ', …' : ''}, which ${without.length === 1 ? 'has' : 'have'} the ordinary price in that season.`,
          help: `add an entry with "seasonId": "${id}" for each, if it applies to them too`,
        };
      });
    });
  },
};
