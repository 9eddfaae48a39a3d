import { type Check, validFiles } from '../../engine/check.ts';

/** One price for a room in a season: of two, nobody could say which a guest pays. */
export const ratePriceTwice: Check = {
  code: 'rate/price-twice',
  run: ({ files }) =>
    validFiles(files, 'rate').flatMap(({ path: file, value }) => {
      const groups = Map.groupBy(
        value.roomPrices.map((price, at) => ({ price, at })),
        ({ price }) => `${price.roomId} ${price.seasonId ?? ''}`,
      );
      return [...groups.values()].flatMap(([first, ...others]) =>
        others.map(({ price, at }) => ({
          code: 'rate/price-twice',
          severity: 'error' as const,
          file,
          path: ['roomPrices', at, 'roomId'],
          value: price.roomId,
          message: `\`${price.roomId}\` has two prices${price.seasonId === undefined ? '' : ` in ${price.seasonId}`}.`,
          note: 'the second',
          help: 'keep one of them',
          ...(first && {
            related: [{ file, path: ['roomPrices', first.at, 'roomId'], message: 'the first' }],
          }),
        })),
      );
    }),
};
