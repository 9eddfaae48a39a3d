import { validFiles } from '../../engine/check.ts';
import type { ValuePath } from '../../engine/diagnostic.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import type { Charges, Rate, Tax } from '../../generated/types.ts';
import { dayAfter, daysBetween } from '../parts/days.ts';
import { dayWords } from '../parts/words.ts';

const DAYS_OF_YEAR = 366;
/** Nobody plans a first day so far ahead; a last day may be far, since it stands for "no end is known". */
const FAR_DAYS = 10 * DAYS_OF_YEAR;
/** A season repeats every year, and is written anew for each. */
const LONG_DAYS = 2 * DAYS_OF_YEAR;
const LONG_PAST_DAYS = 50 * DAYS_OF_YEAR;

interface Period {
  path: ValuePath;
  what: string;
  from: string | undefined;
  to?: string | undefined;
  keys: readonly [string, string];
  isSeason?: boolean;
}

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Dates are in the right year.',
  why: 'A season of the wrong year changes no price, and one of ten years changes too many.',
  remedy: 'Correct the year.',
  example: replaced(
    'rates/udaipur.json',
    '"from": "2027-09-15",\n      "to": "2027-10-31"',
    '"from": "2072-09-15",\n      "to": "2072-10-31"',
  ),
  run: ({ files, today }) =>
    [
      ...validFiles(files, 'rate').map(({ path, value }) => ({ file: path, periods: ofRates(value) })),
      ...validFiles(files, 'charge').map(({ path, value }) => ({ file: path, periods: ofCharges(value) })),
      ...validFiles(files, 'tax').map(({ path, value }) => ({ file: path, periods: ofTaxes(value) })),
    ].flatMap(({ file, periods }) =>
      periods.flatMap((period) => diagnosticOf(period, today()).map((found) => ({ file, ...found }))),
    ),
};

function diagnosticOf(
  { path, what, from, to, keys: [fromKey, toKey], isSeason = false }: Period,
  today: string,
): Omit<RuleDiagnostic, 'file'>[] {
  if (from !== undefined && from > dayAfter(today, FAR_DAYS))
    return [
      {
        path: [...path, fromKey],
        value: from,
        message: `${what} begins on ${dayWords(from)}, in ${yearsBetween(today, from)} years.`,
        help: 'correct the year',
      },
    ];
  if (to !== undefined && to < dayAfter(today, -LONG_PAST_DAYS))
    return [
      {
        path: [...path, toKey],
        value: to,
        message: `${what} ended on ${dayWords(to)}, ${yearsBetween(to, today)} years ago.`,
        help: 'correct the year',
      },
    ];
  if (!isSeason || from === undefined || to === undefined || daysBetween(from, to) <= LONG_DAYS) return [];
  return [
    {
      path: [...path, toKey],
      value: to,
      message: `${what} lasts ${yearsBetween(from, to)} years, from ${dayWords(from)} to ${dayWords(to)}.`,
      help: 'correct the year; write a season of several years once for each',
    },
  ];
}

function yearsBetween(from: string, to: string): number {
  return Math.round(daysBetween(from, to) / 365.25);
}

function ofRates({ seasons = [], restrictions = [], promoCodes = [], ratePlans }: Rate): Period[] {
  const range = ['from', 'to'] as const;
  const stay = ['stayFrom', 'stayTo'] as const;
  return [
    ...seasons.map(({ name, from, to }, at) => ({
      path: ['seasons', at],
      what: name,
      from,
      to,
      keys: range,
      isSeason: true,
    })),
    ...restrictions.map(({ from, to }, at) => ({
      path: ['restrictions', at],
      what: 'The restriction',
      from,
      to,
      keys: range,
    })),
    ...promoCodes.flatMap(({ code, bookFrom, stayFrom }, at) => [
      { path: ['promoCodes', at], what: code, from: bookFrom, keys: ['bookFrom', 'bookTo'] as const },
      { path: ['promoCodes', at], what: `The first night of ${code}`, from: stayFrom, keys: stay },
    ]),
    ...ratePlans.flatMap(({ name, discounts = [] }, plan) =>
      discounts.map(({ stayFrom }, at) => ({
        path: ['ratePlans', plan, 'discounts', at],
        what: `A discount of ${name}`,
        from: stayFrom,
        keys: stay,
      })),
    ),
  ];
}

function ofCharges({ charges }: Charges): Period[] {
  return charges.map(({ label, validFrom }, at) => ({
    path: ['charges', at],
    what: label,
    from: validFrom,
    keys: ['validFrom', 'validTo'],
  }));
}

function ofTaxes({ taxes }: Tax): Period[] {
  return taxes.map(({ label, validFrom }, at) => ({
    path: ['taxes', at],
    what: label,
    from: validFrom,
    keys: ['validFrom', 'validTo'],
  }));
}
