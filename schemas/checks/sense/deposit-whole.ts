import { type CheckContext, validFiles } from '../../engine/check.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import type { Rate } from '../../generated/types.ts';
import { horizonDays } from '../parts/booking-horizon.ts';
import { nightWords } from '../parts/words.ts';

/** Few guests stay longer than this. */
const MANY_NIGHTS = 14;

/**
 * Whoever books when the balance would be due already pays at once: a balance 30 days before arrival is common, and
 * right where most book later.
 */
export const rule: CheckerRule = {
  severity: 'warning',
  title: 'A deposit is a part of the stay.',
  why: 'Guests would pay the whole stay when they book, although the plan speaks of a deposit.',
  remedy: 'Write fewer nights or days, or a percentage.',
  example: replaced(
    'rates/udaipur.json',
    '"unit": "PERCENTAGE",\n        "value": 30',
    '"unit": "DAY",\n        "value": 30',
  ),
  run: (context) =>
    validFiles(context.files, 'rate').flatMap(({ path: file, value }) =>
      value.ratePlans.flatMap((plan, at) =>
        diagnosticsOf(context, plan).map((found) => ({
          ...found,
          file,
          path: ['ratePlans', at, ...found.path],
        })),
      ),
    ),
};

function diagnosticsOf(
  context: CheckContext,
  { name, maxNights, deposit, balance }: Rate['ratePlans'][number],
): Omit<RuleDiagnostic, 'file'>[] {
  const most = Math.min(maxNights ?? Infinity, MANY_NIGHTS);
  const horizon = horizonDays(context);
  if (deposit?.unit === 'DAY' && deposit.value >= most)
    return [
      {
        path: ['deposit', 'value'],
        value: String(deposit.value),
        message: `The deposit of ${name} is the price of ${nightWords(deposit.value)}, ${maxNights === undefined || maxNights > deposit.value ? 'which is the whole of most stays' : `and its longest stay has ${maxNights}`}.`,
        help: `write 1 or 2 nights; for ${deposit.value} % write "unit": "PERCENTAGE"`,
      },
    ];
  if (deposit === undefined || balance?.due !== 'BEFORE_ARRIVAL' || balance.days < horizon) return [];
  return [
    {
      path: ['balance', 'days'],
      value: String(balance.days),
      message: `The balance of ${name} is due ${balance.days} days before arrival, and guests book at most ${horizon} days ahead: everybody pays the whole stay at once.`,
      help: `write fewer than ${horizon} days, such as 14`,
    },
  ];
}
