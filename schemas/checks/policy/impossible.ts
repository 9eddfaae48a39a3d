import { type CheckContext, validFiles } from '../../engine/check.ts';
import type { ValuePath } from '../../engine/diagnostic.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import type { Policy } from '../../generated/types.ts';
import { horizonDays } from '../parts/booking-horizon.ts';
import { cancellationPolicies, momentWords, type RuleList, ruleLists } from '../parts/policy-moments.ts';

const DAY_MINUTES = 1440;

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Every rule of a policy can apply.',
  why: 'A rule that never applies does not protect the hotel, although it looks as if it did.',
  remedy: 'Change the rule as the message says, or remove it.',
  example: replaced(
    'policies/flexible.json',
    '"value": 90,\n      "unit": "DAY"',
    '"value": 900,\n      "unit": "DAY"',
  ),
  run: (context) => [
    ...ruleLists(context).flatMap((list) => neverReached(list, horizonDays(context))),
    ...cancellationPolicies(context).flatMap(({ path, value }) => tooManyNights(context, path, value)),
  ],
};

function neverReached({ file, list, rules }: RuleList, daysAhead: number): RuleDiagnostic[] {
  return rules.flatMap((timed) => {
    const isAfterArrival = list === 'checkInRules' && timed.minutes === 0;
    const isAfterEverything = list === 'reservationRules' && timed.minutes > daysAhead * DAY_MINUTES;
    if (!isAfterArrival && !isAfterEverything) return [];
    return warning(file, [list, timed.at, 'value'], {
      value: String(timed.rule.value),
      message: isAfterArrival
        ? 'This rule begins at check-in, when guests can no longer cancel.'
        : `This rule begins ${momentWords(timed, list)}; guests book at most ${daysAhead} days ahead, so it never applies.`,
      help: isAfterArrival
        ? 'write how long before check-in it begins; noShow has the penalty for guests who do not arrive'
        : 'write a shorter time, or remove the rule',
    });
  });
}

function tooManyNights(context: CheckContext, file: string, policy: Policy): RuleDiagnostic[] {
  const longest = longestStay(context, policy.id);
  if (longest === undefined) return [];
  const penalties = [
    ...policy.checkInRules.map(({ penalty }, at) => ({ penalty, path: ['checkInRules', at, 'penalty'] })),
    ...policy.reservationRules.map(({ penalty }, at) => ({
      penalty,
      path: ['reservationRules', at, 'penalty'],
    })),
    ...(policy.noShow ? [{ penalty: policy.noShow, path: ['noShow'] }] : []),
  ];
  return penalties
    .filter(({ penalty }) => penalty.unit === 'DAY' && penalty.value > longest.nights)
    .flatMap(({ penalty, path }) => ({
      ...warning(file, [...path, 'value'], {
        value: String(penalty.value),
        message: `${penalty.value} nights are charged, but no stay with this policy is longer than ${longest.nights}.`,
        help: `write ${longest.nights} or fewer, or 100 percent for the whole stay`,
      }),
      related: [{ file: longest.file, path: longest.path, message: 'the longest stay' }],
    }));
}

/** The longest stay of the rate plans with this policy; undefined where one of them has no limit. */
function longestStay({ files }: CheckContext, policyId: string) {
  const plans = validFiles(files, 'rate').flatMap(({ path: file, value }) =>
    value.ratePlans.flatMap((plan, at) =>
      plan.policyId === policyId
        ? [{ file, path: ['ratePlans', at, 'maxNights'], nights: plan.maxNights }]
        : [],
    ),
  );
  const limited = plans.flatMap((plan) =>
    plan.nights === undefined ? [] : [{ ...plan, nights: plan.nights }],
  );
  if (limited.length < plans.length) return undefined;
  return limited.toSorted((a, b) => b.nights - a.nights)[0];
}

function warning(
  file: string,
  path: ValuePath,
  words: { value: string; message: string; help: string },
): RuleDiagnostic {
  return { file, path, ...words };
}
