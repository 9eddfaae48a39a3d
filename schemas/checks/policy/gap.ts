import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import type { Penalty, Policy } from '../../generated/types.ts';
import {
  amountWords,
  cancellationPolicies,
  momentWords,
  type RuleList,
  ruleLists,
} from '../parts/policy-moments.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Cancelling does not become free again, and a no-show is not cheaper than a late cancellation.',
  why: 'Guests would wait or not cancel at all, and the room would stay empty.',
  remedy: 'Change the rule that the message names.',
  example: replaced(
    'policies/flexible.json',
    '"unit": "DAY",\n    "value": 1',
    '"unit": "PERCENTAGE",\n    "value": 20',
  ),
  run: (context) => [
    ...ruleLists(context).flatMap(freeAgain),
    ...cancellationPolicies(context).flatMap(cheaperUnstated),
  ],
};

function freeAgain({ file, list, rules }: RuleList): RuleDiagnostic[] {
  return rules.flatMap((later, position) => {
    const earlier = rules[position - 1];
    if (earlier === undefined || earlier.minutes === later.minutes) return [];
    if (later.rule.penalty.value > 0 || earlier.rule.penalty.value === 0) return [];
    return {
      file,
      path: [list, later.at, 'penalty', 'value'],
      value: '0',
      message: `Cancelling is free again from ${momentWords(later, list)}, after it cost something.`,
      note: 'nothing is charged from here',
      expected: `${amountWords(earlier.rule.penalty)} or more`,
      help: 'remove this rule, or write a penalty that is not lower',
      related: [
        {
          file,
          path: [list, earlier.at, 'penalty', 'value'],
          message: `${amountWords(earlier.rule.penalty)} is charged from ${momentWords(earlier, list)}`,
        },
      ],
    };
  });
}

function cheaperUnstated({ path: file, value }: { path: string; value: Policy }): RuleDiagnostic[] {
  const { noShow, checkInRules } = value;
  if (noShow === undefined) return [];
  const [last] = checkInRules
    .map(({ penalty }, at) => ({ penalty, at }))
    .filter(({ penalty }) => isLess(noShow, penalty))
    .sort((a, b) => b.penalty.value - a.penalty.value);
  if (last === undefined) return [];
  return [
    {
      file,
      path: ['noShow', 'value'],
      value: String(noShow.value),
      message: `A no-show costs ${amountWords(noShow)}, less than a late cancellation, so guests have no reason to cancel.`,
      note: 'less than for a late cancellation',
      expected: `${amountWords(last.penalty)} or more`,
      help: `charge at least ${amountWords(last.penalty)} here, or remove noShow to charge the whole stay`,
      related: [
        {
          file,
          path: ['checkInRules', last.at, 'penalty', 'value'],
          message: `${amountWords(last.penalty)} for cancelling`,
        },
      ],
    },
  ];
}

// Nights and percentages are compared only where that needs no price.
function isLess(one: Penalty, other: Penalty): boolean {
  return one.unit === other.unit ? one.value < other.value : one.value === 0 && other.value > 0;
}
