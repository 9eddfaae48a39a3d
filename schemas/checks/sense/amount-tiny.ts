import { validFiles } from '../../engine/check.ts';
import type { ValuePath } from '../../engine/diagnostic.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import type { Charges, Rate } from '../../generated/types.ts';
import { mainUnit, moneyFormat, nightOfAdult } from '../parts/money.ts';

/** Less than this share of a night for one adult is not worth a line of its own. */
const LEAST_OF_NIGHT = 1 / 1000;

interface Written {
  path: ValuePath;
  amountMinor: number;
  what: string;
  /** A price of a night is at least one unit; others may be a part of it. */
  isNight?: boolean;
}

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Amounts are not a few cents.',
  why: 'An amount written in whole euros or rupees is a hundredth of what is meant.',
  remedy: 'Write amounts in the smallest unit of the currency: 4.00 is 400.',
  example: replaced('charges.json', '"amountMinor": 5000', '"amountMinor": 4'),
  run(context) {
    const unit = mainUnit(context);
    // Yen have no smaller unit to be confused with.
    if (unit === 1) return [];
    const perAdult = nightOfAdult(context);
    const money = moneyFormat(context);
    const written = [
      ...validFiles(context.files, 'charge').map(({ path, value }) => ({
        file: path,
        amounts: ofCharges(value),
      })),
      ...validFiles(context.files, 'rate').map(({ path, value }) => ({
        file: path,
        amounts: ofRates(value),
      })),
    ];
    return written.flatMap(({ file, amounts }) =>
      amounts.flatMap(({ path, amountMinor, what, isNight = false }) => {
        if (amountMinor <= 0 || amountMinor >= unit) return [];
        const isTiny = isNight || amountMinor < unit / 10 || amountMinor < perAdult * LEAST_OF_NIGHT;
        if (!isTiny) return [];
        return {
          file,
          path,
          value: money(amountMinor),
          message: `${what} is ${money(amountMinor)}.`,
          help: `amounts are in the smallest unit of the currency: write ${amountMinor * unit} if ${money(amountMinor * unit)} is meant`,
          fix: {
            kind: 'replace' as const,
            title: `Write ${amountMinor * unit}`,
            safe: false,
            text: String(amountMinor * unit),
          },
        };
      }),
    );
  },
};

function ofCharges({ charges }: Charges): Written[] {
  return charges.flatMap((charge, at) =>
    'amountMinor' in charge
      ? [{ path: ['charges', at, 'amountMinor'], amountMinor: charge.amountMinor, what: charge.label }]
      : [],
  );
}

function ofRates({ mealPlans, roomPrices, extras = [], promoCodes = [] }: Rate): Written[] {
  return [
    ...mealPlans.map(({ code, adultMinor }, at) => ({
      path: ['mealPlans', at, 'adultMinor'],
      amountMinor: adultMinor,
      what: `The price of ${code} for an adult`,
    })),
    ...roomPrices.map(({ roomId, baseMinor }, at) => ({
      path: ['roomPrices', at, 'baseMinor'],
      amountMinor: baseMinor,
      what: `A night in \`${roomId}\``,
      isNight: true,
    })),
    ...extras.map(({ name, priceMinor }, at) => ({
      path: ['extras', at, 'priceMinor'],
      amountMinor: priceMinor,
      what: name,
    })),
    ...promoCodes.flatMap(({ code, discount }, at) =>
      discount.unit === 'AMOUNT'
        ? [
            {
              path: ['promoCodes', at, 'discount', 'valueMinor'],
              amountMinor: discount.valueMinor,
              what: `The discount of ${code}`,
            },
          ]
        : [],
    ),
  ];
}
