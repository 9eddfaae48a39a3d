import type { Penalty, Policy, Rule } from '../../generated/types.ts';
import { type CheckContext, validFiles } from '../../engine/check.ts';

const MINUTES = { DAY: 1440, HOUR: 60, MINUTE: 1 } as const;

/** A rule with its offset in minutes. A day counts 24 hours, which is exact enough for comparing. */
export interface RuleAt {
  rule: Rule;
  at: number;
  minutes: number;
}

/** The rules of one list of a policy, in order of time. */
export interface RuleList {
  file: string;
  list: 'checkInRules' | 'reservationRules';
  rules: readonly RuleAt[];
}

export function cancellationPolicies({ files }: CheckContext): { path: string; value: Policy }[] {
  return validFiles(files, 'policy').flatMap(({ path, value }) =>
    value.kind === 'CANCELLATION' ? [{ path, value }] : [],
  );
}

export function ruleLists(context: CheckContext): RuleList[] {
  return cancellationPolicies(context).flatMap(({ path, value }) => [
    // Before arrival the largest offset comes first, after booking the smallest.
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

export function momentWords({ rule: { value, unit } }: RuleAt, list: RuleList['list']): string {
  const words = `${value} ${unit.toLowerCase()}${value === 1 ? '' : 's'}`;
  return list === 'checkInRules' ? `${words} before` : `${words} after booking`;
}

export function amountWords({ unit, value }: Penalty): string {
  if (unit === 'PERCENTAGE') return `${value} %`;
  return `${value} ${value === 1 ? 'night' : 'nights'}`;
}
