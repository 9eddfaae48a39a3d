import type { Penalty, Policy, Rule } from '../../generated/types.ts';
import { type CheckContext, validFiles } from '../../engine/check.ts';

const MINUTES = { DAY: 1440, HOUR: 60, MINUTE: 1 } as const;

/** A rule with its place and its length of time in minutes; days count 24 hours, which is enough to compare. */
export interface RuleAt {
  rule: Rule;
  at: number;
  minutes: number;
}

/** Each list of rules of each policy, in the order in which time passes. */
export interface RuleList {
  file: string;
  list: 'checkInRules' | 'reservationRules';
  rules: readonly RuleAt[];
}

/** The policies that say what a cancellation costs. */
export function cancellationPolicies({ files }: CheckContext): { path: string; value: Policy }[] {
  return validFiles(files, 'policy').flatMap(({ path, value }) =>
    value.kind === 'CANCELLATION' ? [{ path, value }] : [],
  );
}

export function ruleLists(context: CheckContext): RuleList[] {
  return cancellationPolicies(context).flatMap(({ path, value }) => [
    // Long before arrival comes first; long after booking comes last.
    {
      file: path,
      list: 'checkInRules' as const,
      rules: timed(value.checkInRules).sort((a, b) => b.minutes - a.minutes),
    },
    {
      file: path,
      list: 'reservationRules' as const,
      rules: timed(value.reservationRules).sort((a, b) => a.minutes - b.minutes),
    },
  ]);
}

function timed(rules: Policy['checkInRules']): RuleAt[] {
  return rules.map((rule, at) => ({ rule, at, minutes: rule.value * MINUTES[rule.unit] }));
}

/** "7 days before", "1 hour after booking". */
export function momentWords({ rule: { value, unit } }: RuleAt, list: RuleList['list']): string {
  const words = `${value} ${unit.toLowerCase()}${value === 1 ? '' : 's'}`;
  return list === 'checkInRules' ? `${words} before` : `${words} after booking`;
}

/** "50 %", "1 night". */
export function amountWords({ unit, value }: Penalty): string {
  if (unit === 'PERCENTAGE') return `${value} %`;
  return `${value} ${value === 1 ? 'night' : 'nights'}`;
}
