import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { moneyFormat } from '../parts/money.ts';
import { includesTax, slabPrices } from '../parts/slab-prices.ts';

/** Between both limits the net is above the slab at the lower rate, and below it at the higher one. */
export const rule: CheckerRule = {
  severity: 'warning',
  title: 'A price that includes tax is not between two tax slabs.',
  why: 'No slab fits such a price. The higher rate is charged, and you keep less than at a lower price.',
  remedy:
    'Lower the price to the limit with its tax, or raise it above. With pricesIncludeTax of hotel.json a price is what the guest pays.',
  example: [
    replaced('hotel.json', '"pricesIncludeTax": false', '"pricesIncludeTax": true'),
    replaced('rates/udaipur.json', '"baseMinor": 1250000', '"baseMinor": 800000'),
  ],
  run(context) {
    if (!includesTax(context)) return [];
    const money = moneyFormat(context);
    return slabPrices(context).flatMap(({ file, at, field, amountMinor, limits }) => {
      const limit = limits.find(
        ({ lowGrossMinor, highGrossMinor }) => lowGrossMinor < amountMinor && amountMinor <= highGrossMinor,
      );
      if (limit === undefined) return [];
      const { netMinor, lowGrossMinor, highGrossMinor } = limit;
      const keptMinor = Math.round((amountMinor * netMinor) / highGrossMinor);
      return {
        file,
        path: ['roomPrices', at, field],
        value: String(amountMinor),
        message: `${money(amountMinor)} is taxed at the higher rate, and the hotel keeps ${money(keptMinor)} of it. At ${money(lowGrossMinor)} guests pay less, and the hotel keeps ${money(netMinor)}.`,
        help: `write ${lowGrossMinor}, or more than ${highGrossMinor}`,
        fix: {
          kind: 'replace' as const,
          title: `Write ${lowGrossMinor}`,
          safe: false,
          text: String(lowGrossMinor),
        },
      };
    });
  },
};
