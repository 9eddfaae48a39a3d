import { validFiles } from '../../engine/check.ts';
import type { ValuePath } from '../../engine/diagnostic.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import type { Charges, Rate } from '../../generated/types.ts';
import { mainUnit, moneyFormat, nightOfAdult } from '../parts/money.ts';

/** How many ordinary nights of one adult an amount may cost before it is rather a slip. */
const MOST_NIGHTS = { meal: 5, nightlyCharge: 2, stayCharge: 10, extra: 25 } as const;

interface Written {
  path: ValuePath;
  amountMinor: number;
  what: string;
  most: number;
}

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'What comes with a night costs no multiple of it.',
  why: 'Guests would pay hundreds for breakfast or a city tax, or not book at all.',
  remedy: 'Count the digits: amounts are in the smallest unit of the currency, so 9.00 is 900.',
  example: replaced('charges.json', '"amountMinor": 5000', '"amountMinor": 5000000'),
  run(context) {
    const night = nightOfAdult(context);
    // Where nights cost a few cents, they are the slip.
    if (night < mainUnit(context)) return [];
    const money = moneyFormat(context);
    const written = [
      ...validFiles(context.files, 'charge').map(({ path, value }) => ({
        file: path,
        amounts: ofCharges(value),
      })),
      ...validFiles(context.files, 'rate').map(({ path, value }) => ({ file: path, amounts: ofRate(value) })),
    ];
    return written.flatMap(({ file, amounts }) =>
      amounts
        .filter(({ amountMinor, most }) => amountMinor > night * most)
        .map(({ path, amountMinor, what }) => ({
          file,
          path,
          value: money(amountMinor),
          message: `${what} costs ${money(amountMinor)}, and an ordinary night for one adult ${money(night)}.`,
          help: 'write the amount in the smallest unit of the currency, without further zeros',
        })),
    );
  },
};

function ofCharges({ charges }: Charges): Written[] {
  return charges.flatMap((charge, at) => {
    if (!('amountMinor' in charge)) return [];
    const { per, amountMinor, label } = charge;
    const most = per === 'STAY' ? MOST_NIGHTS.stayCharge : MOST_NIGHTS.nightlyCharge;
    return [{ path: ['charges', at, 'amountMinor'], amountMinor, what: label, most }];
  });
}

function ofRate({ mealPlans, extras = [] }: Rate): Written[] {
  return [
    ...mealPlans.map(({ code, adultMinor }, at) => ({
      path: ['mealPlans', at, 'adultMinor'],
      amountMinor: adultMinor,
      what: `${code} for an adult`,
      most: MOST_NIGHTS.meal,
    })),
    ...extras.map(({ name, priceMinor }, at) => ({
      path: ['extras', at, 'priceMinor'],
      amountMinor: priceMinor,
      what: name,
      most: MOST_NIGHTS.extra,
    })),
  ];
}
