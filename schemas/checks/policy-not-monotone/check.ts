import type { Penalty } from '../../generated/types.ts';
import type { Check } from '../../engine/check.ts';
import { amountWords, momentWords, type RuleAt, type RuleList, ruleLists } from '../policy-moments.ts';

/** Whoever waits longer never pays less. Nights and percent are compared only where no price is needed to. */
export const policyNotMonotone: Check = {
  code: 'policy/not-monotone',
  run: (context) =>
    ruleLists(context).flatMap((list) =>
      list.rules.flatMap((later, position) => {
        const earlier = list.rules[position - 1];
        if (earlier === undefined || earlier.minutes === later.minutes) return [];
        return isCheaper(later.rule.penalty, earlier.rule.penalty) ? [problem(list, earlier, later)] : [];
      }),
    ),
};

function isCheaper(later: Penalty, earlier: Penalty): boolean {
  // Nothing at all is a gap, and said as such.
  if (later.value === 0) return false;
  if (later.unit === earlier.unit) return later.value < earlier.value;
  // All of the price: every number of nights is at most that.
  return earlier.unit === 'PERCENTAGE' && earlier.value === 100;
}

function problem({ file, list }: RuleList, earlier: RuleAt, later: RuleAt) {
  const valuePath = ({ at }: RuleAt) => [list, at, 'penalty', 'value'];
  const [before, after] = [earlier.rule.penalty, later.rule.penalty];
  const isSameUnit = before.unit === after.unit;
  return {
    code: 'policy/not-monotone',
    severity: 'error' as const,
    file,
    path: valuePath(later),
    value: String(after.value),
    message: 'Cancelling later must not be cheaper.',
    note: `but only ${amountWords(after)} from ${momentWords(later, list)}, which is later`,
    expected: isSameUnit ? `${before.value} or more` : amountWords(before),
    help: isSameUnit
      ? `write ${before.value} or more here, or swap the two values`
      : `charge at least ${amountWords(before)} here`,
    related: [
      {
        file,
        path: valuePath(earlier),
        message: `${amountWords(before)} is charged from ${momentWords(earlier, list)}`,
      },
    ],
    ...(isSameUnit && {
      fix: {
        kind: 'values' as const,
        title: 'Swap the two values',
        safe: false,
        values: [
          { path: valuePath(earlier), text: String(after.value) },
          { path: valuePath(later), text: String(before.value) },
        ],
      },
    }),
  };
}
