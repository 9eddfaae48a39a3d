import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import { moneyFormat } from '../parts/money.ts';
import { includesTax, slabPrices } from '../parts/slab-prices.ts';

/** Within this margin above a slab the guest pays more tax than the hotel earns. */
const NEAR_PERCENT = 3;

/** Of amounts that include tax, `rate/tax-gap` reports those from the limit with the lower tax on. */
export const rule: CheckerRule = {
  severity: 'info',
  title: 'A price is not just above a tax slab.',
  why: 'Guests pay much more tax, and you earn hardly more.',
  remedy: 'Lower the price to the limit of the slab, or raise it clearly above.',
  example: replaced('rates/udaipur.json', '"baseMinor": 1850000', '"baseMinor": 760000'),
  run(context) {
    const isGross = includesTax(context);
    const money = moneyFormat(context);
    return slabPrices(context).flatMap(({ file, at, field, amountMinor, limits }): RuleDiagnostic[] => {
      const limit = limits.findLast((each) => (isGross ? each.highGrossMinor : each.netMinor) < amountMinor);
      if (limit === undefined) return [];
      const { netMinor, lowGrossMinor, highGrossMinor } = limit;
      const atLimit = isGross ? highGrossMinor : netMinor;
      if (amountMinor > atLimit * (1 + NEAR_PERCENT / 100)) return [];
      // The net of one more unit is that unit without its tax.
      const ratio = highGrossMinor / netMinor;
      const paidMinor = isGross ? amountMinor : Math.round(amountMinor * ratio);
      const earnedMinor = (isGross ? Math.round(amountMinor / ratio) : amountMinor) - netMinor;
      const best = isGross ? lowGrossMinor : netMinor;
      return [
        {
          file,
          path: ['roomPrices', at, field],
          value: String(amountMinor),
          message: `${money(amountMinor)} is just above the tax slab of ${money(netMinor)}: guests pay ${money(paidMinor - lowGrossMinor)} more than at that limit, and the hotel gets ${money(earnedMinor)} of it.`,
          help: `write ${best}, or a price clearly above`,
          fix: { kind: 'replace', title: `Write ${best}`, safe: false, text: String(best) },
        },
      ];
    });
  },
};
