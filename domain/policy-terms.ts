import type { Penalty, Policy, Rule } from '#schemas/types';

type Cost = 'nothing' | 'nights' | 'percent' | 'all';
type Unit = 'DAY' | 'HOUR' | 'MINUTE';

/** An i18n key of `common.json`; `count` chooses the plural. */
export type PolicyTermKey =
  | `policyTerms.freeBefore.${Unit}`
  | 'policyTerms.freeUntilCheckIn'
  | `policyTerms.within.${Unit}`
  | `policyTerms.after.${Unit}`
  | 'policyTerms.fromBooking'
  | 'policyTerms.grace'
  | 'policyTerms.larger'
  | 'policyTerms.noCancel'
  | 'policyTerms.noShow';

/** A sentence about a policy without a stay: when it applies, and what the hotel keeps. */
export interface PolicyTerm {
  key: PolicyTermKey;
  params: Record<string, string | number>;
  /** The kept amount has a key of its own, so that each language can place it. */
  cost?: { key: `policyTerms.cost.${Cost}`; params: Record<string, string | number> };
}

const DEFAULT_NO_SHOW: Penalty = { unit: 'PERCENTAGE', value: 100 };
const MINUTES: Record<Unit, number> = { DAY: 24 * 60, HOUR: 60, MINUTE: 1 };

/**
 * Describes a policy without a stay, for the policies page. The text always comes from the rules
 * (BOOKING-RULES, Cancellation 2 to 5, 8, 15, 16).
 */
export function policyTerms(policy: Policy): PolicyTerm[] {
  const before = byLength(policy.checkInRules).toReversed();
  const since = byLength(policy.reservationRules);
  const isNeverFree = since.some(({ value, penalty }) => value === 0 && penalty.value > 0);
  return [
    ...(isNeverFree ? [] : [freeTerm(before[0])]),
    ...since.map(reservationTerm),
    ...before.map(checkInTerm),
    ...(before.length > 0 && since.length > 0 ? [{ key: 'policyTerms.larger', params: {} } as const] : []),
    ...(policy.graceMinutes
      ? [{ key: 'policyTerms.grace', params: { count: policy.graceMinutes } } as const]
      : []),
    { key: 'policyTerms.noCancel', params: {} },
    { key: 'policyTerms.noShow', params: {}, cost: costOf(policy.noShow ?? DEFAULT_NO_SHOW) },
  ];
}

function byLength(rules: readonly Rule[]): Rule[] {
  return rules.toSorted((a, b) => a.value * MINUTES[a.unit] - b.value * MINUTES[b.unit]);
}

function freeTerm(earliest: Rule | undefined): PolicyTerm {
  if (earliest === undefined || earliest.value === 0)
    return { key: 'policyTerms.freeUntilCheckIn', params: {} };
  return { key: `policyTerms.freeBefore.${earliest.unit}`, params: { count: earliest.value } };
}

function checkInTerm({ value, unit, penalty }: Rule): PolicyTerm {
  return { key: `policyTerms.within.${unit}`, params: { count: value }, cost: costOf(penalty) };
}

function reservationTerm({ value, unit, penalty }: Rule): PolicyTerm {
  return value === 0
    ? { key: 'policyTerms.fromBooking', params: {}, cost: costOf(penalty) }
    : { key: `policyTerms.after.${unit}`, params: { count: value }, cost: costOf(penalty) };
}

function costOf({ unit, value }: Penalty): NonNullable<PolicyTerm['cost']> {
  if (value === 0) return { key: 'policyTerms.cost.nothing', params: {} };
  if (unit === 'DAY') return { key: 'policyTerms.cost.nights', params: { count: value } };
  if (value === 100) return { key: 'policyTerms.cost.all', params: {} };
  return { key: 'policyTerms.cost.percent', params: { percent: value } };
}
