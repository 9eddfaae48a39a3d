import { type CheckerRule, replaced } from '../../engine/rule.ts';
import type { Penalty } from '../../generated/types.ts';
import { amountWords, momentWords, type RuleAt, type RuleList, ruleLists } from '../parts/policy-moments.ts';

/** Nights and percentages are compared only where that needs no price. */
export const rule: CheckerRule = {
  severity: 'error',
  title: 'Cancelling later is never cheaper.',
  why: 'Guests would wait with their cancellation, and you would learn of it later.',
  remedy: 'Raise the later penalty, or swap the two.',
  example: replaced('policies/flexible.json', '"value": 100', '"value": 30'),
  run: (context) =>
    ruleLists(context).flatMap((list) =>
      list.rules.flatMap((later, position) => {
        const earlier = list.rules[position - 1];
        if (earlier === undefined || earlier.minutes === later.minutes) return [];
        return isCheaper(later.rule.penalty, earlier.rule.penalty) ? [diagnostic(list, earlier, later)] : [];
      }),
    ),
};

function isCheaper(later: Penalty, earlier: Penalty): boolean {
  // `policy/gap` reports a penalty of nothing.
  if (later.value === 0) return false;
  if (later.unit === earlier.unit) return later.value < earlier.value;
  // The full price is at least any number of nights.
  return earlier.unit === 'PERCENTAGE' && earlier.value === 100;
}

function diagnostic({ file, list }: RuleList, earlier: RuleAt, later: RuleAt) {
  const valuePath = ({ at }: RuleAt) => [list, at, 'penalty', 'value'];
  const [before, after] = [earlier.rule.penalty, later.rule.penalty];
  const isSameUnit = before.unit === after.unit;
  return {
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
