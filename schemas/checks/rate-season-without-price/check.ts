import { type Check, validFiles } from '../../engine/check.ts';

/** A season that changes the price of some rooms and was probably meant for all that are sold. */
export const rateSeasonWithoutPrice: Check = {
  code: 'rate/season-without-price',
  run({ files, index }) {
    // A price for a room that is not there is another rule's business.
    const known = new Set(index.ids.flatMap(({ entity, value }) => (entity === 'room' ? [value] : [])));
    return validFiles(files, 'rate').flatMap(({ path: file, value }) => {
      const rooms = [...new Set(value.roomPrices.map(({ roomId }) => roomId))].filter((id) => known.has(id));
      return (value.seasons ?? []).flatMap(({ id, name }, at) => {
        const priced = new Set(
          value.roomPrices.filter(({ seasonId }) => seasonId === id).map(({ roomId }) => roomId),
        );
        const without = rooms.filter((room) => !priced.has(room));
        // A season without any price is not used at all; that is another rule's business.
        if (priced.size === 0 || without.length === 0) return [];
        return {
          code: 'rate/season-without-price',
          severity: 'warning' as const,
          file,
          path: ['seasons', at, 'id'],
          value: id,
          message: `${name} has no price for ${without.slice(0, 5).join(', ')}${without.length > 5 ? ', …' : ''}, which ${without.length === 1 ? 'has' : 'have'} the ordinary one then.`,
          help: `add an entry with "seasonId": "${id}" for each, if the season is for them too`,
        };
      });
    });
  },
};
