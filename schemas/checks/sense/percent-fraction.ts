import { validFiles } from '../../engine/check.ts';
import type { ValuePath } from '../../engine/diagnostic.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import type { Charges, Penalty, Policy, Rate, Tax } from '../../generated/types.ts';

interface Percent {
  path: ValuePath;
  percent: number;
  what: string;
  /** A factor such as 1.2 may be meant for a change. */
  isChange?: boolean;
}

/** Spreadsheets write 30 % as 0.3, and a rise by a fifth as 1.2. */
export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Percentages are not written as fractions or factors.',
  why: 'A deposit of 0.3 % is a few cents, and a season of 1.2 % changes next to nothing.',
  remedy: 'Write 30 for 30 %; for a factor of 1.2 write 20.',
  example: replaced('rates/udaipur.json', '"value": 30', '"value": 0.3'),
  run: ({ files }) =>
    [
      ...validFiles(files, 'rate').map(({ path, value }) => ({ file: path, percents: ofRates(value) })),
      ...validFiles(files, 'tax').map(({ path, value }) => ({ file: path, percents: ofTaxes(value) })),
      ...validFiles(files, 'charge').map(({ path, value }) => ({ file: path, percents: ofCharges(value) })),
      ...validFiles(files, 'policy').flatMap(({ path, value }) =>
        value.kind === 'CANCELLATION' ? [{ file: path, percents: ofPolicy(value) }] : [],
      ),
    ].flatMap(({ file, percents }) =>
      percents.flatMap(({ path, percent, what, isChange = false }) => {
        const size = Math.abs(percent);
        const isFactor = isChange && percent > 1 && percent < 2;
        if (percent === 0 || (size >= 1 && !isFactor)) return [];
        const meant = isFactor ? rounded((size - 1) * 100) : rounded(percent * 100);
        return {
          file,
          path,
          value: String(percent),
          message: `${what} is ${percent} %${isFactor ? `: a price of 100 becomes ${100 + percent}` : ''}.`,
          help: isFactor
            ? `write ${meant} if prices are to be multiplied by ${percent}, or ${rounded(percent * 10)} if a digit moved`
            : `write ${meant} if ${meant} % is meant`,
          fix: { kind: 'replace' as const, title: `Write ${meant}`, safe: false, text: String(meant) },
        };
      }),
    ),
};

function rounded(percent: number): number {
  return Math.round(percent * 100) / 100;
}

function ofRates({ ratePlans, seasons = [], promoCodes = [] }: Rate): Percent[] {
  return [
    ...ratePlans.flatMap(({ name, adjustPercent = 0, deposit, discounts = [] }, at) => [
      {
        path: ['ratePlans', at, 'adjustPercent'],
        percent: adjustPercent,
        what: `The adjustment of ${name}`,
        isChange: true,
      },
      ...(deposit?.unit === 'PERCENTAGE'
        ? [
            {
              path: ['ratePlans', at, 'deposit', 'value'],
              percent: deposit.value,
              what: `The deposit of ${name}`,
            },
          ]
        : []),
      ...discounts.map(({ percent }, position) => ({
        path: ['ratePlans', at, 'discounts', position, 'percent'],
        percent,
        what: `A discount of ${name}`,
      })),
    ]),
    ...seasons.map(({ name, percent = 0 }, at) => ({
      path: ['seasons', at, 'percent'],
      percent,
      what: `The change of prices in ${name}`,
      isChange: true,
    })),
    ...promoCodes.flatMap(({ code, discount }, at) =>
      discount.unit === 'PERCENTAGE'
        ? [
            {
              path: ['promoCodes', at, 'discount', 'value'],
              percent: discount.value,
              what: `The discount of ${code}`,
            },
          ]
        : [],
    ),
  ];
}

function ofTaxes({ taxes }: Tax): Percent[] {
  return taxes.flatMap(({ label, slabs }, at) =>
    slabs.map(({ ratePercent }, position) => ({
      path: ['taxes', at, 'slabs', position, 'ratePercent'],
      percent: ratePercent,
      what: label,
    })),
  );
}

function ofCharges({ charges }: Charges): Percent[] {
  return charges.flatMap((charge, at) =>
    'percent' in charge
      ? [{ path: ['charges', at, 'percent'], percent: charge.percent, what: charge.label }]
      : [],
  );
}

function ofPolicy({ checkInRules, reservationRules, noShow }: Policy): Percent[] {
  return [
    ...checkInRules.flatMap(({ penalty }, at) => ofPenalty(penalty, ['checkInRules', at, 'penalty'])),
    ...reservationRules.flatMap(({ penalty }, at) => ofPenalty(penalty, ['reservationRules', at, 'penalty'])),
    ...ofPenalty(noShow, ['noShow']),
  ];
}

function ofPenalty(penalty: Penalty | undefined, path: ValuePath): Percent[] {
  return penalty?.unit === 'PERCENTAGE'
    ? [{ path: [...path, 'value'], percent: penalty.value, what: 'What the hotel keeps' }]
    : [];
}
