import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { mainUnit, moneyFormat } from '../parts/money.ts';

/** A coarser unit changes prices instead of rounding them. */
const MOST_OF_NIGHT = 0.1;

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Totals are rounded to a small amount.',
  why: 'A coarse unit gives money away or overcharges guests; a large one makes short stays free.',
  remedy: 'Write a smaller unit: 100 rounds to whole rupees or euros.',
  example: replaced('hotel.json', '"roundTotalTo": 100', '"roundTotalTo": 1000000'),
  run(context) {
    const prices = validFiles(context.files, 'rate').flatMap(({ value }) =>
      value.roomPrices.map(({ baseMinor }) => baseMinor).filter((amountMinor) => amountMinor > 0),
    );
    // A slip in one price, such as cents for euros, says nothing about the unit.
    const ordinaryMinor = prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)];
    if (ordinaryMinor === undefined) return [];
    const money = moneyFormat(context);
    return validFiles(context.files, 'hotel').flatMap(({ path: file, value: { roundTotalTo = 1 } }) => {
      // Of whole rupees or euros the unit is meant; then the prices are too low, which sense/price-far-off reports.
      if (roundTotalTo <= Math.max(ordinaryMinor * MOST_OF_NIGHT, mainUnit(context))) return [];
      return {
        file,
        path: ['roundTotalTo'],
        value: String(roundTotalTo),
        message: `Totals would be rounded to multiples of ${money(roundTotalTo)}, while an ordinary night costs ${money(ordinaryMinor)}.`,
        help: 'write a smaller amount, in the smallest unit of the currency',
      };
    });
  },
};
