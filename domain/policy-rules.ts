import type { Policy, Rule } from '#schemas/types';
import { instantOf, msOf, shiftDays, type Moment, type Stay } from './stay.ts';

export interface PolicyBasis {
  policy: Policy;
  stay: Stay;
  timezone: string;
  checkInMinutes: number;
  /** When the booking first became SUCCESSFUL; before a booking, the present. */
  reservedAt: Moment;
}

/** A rule with the last instant before it applies; a schedule counts in milliseconds. */
interface ScheduledRule {
  source: 'CHECK_IN' | 'RESERVATION';
  rule: Rule;
  startsAtMs: number;
}

export interface PolicySchedule {
  reservedAtMs: number;
  checkInAtMs: number;
  graceEndsAtMs?: number;
  rules: ScheduledRule[];
}

export interface RulesInForce {
  rules: ScheduledRule[];
  isGrace: boolean;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

const lastSchedules = new WeakMap<Policy, { key: string; schedule: PolicySchedule }>();

/**
 * Computes the instants of every rule. It keeps the last schedule of a policy, because all offers of a search
 * share it.
 */
export function schedulePolicy(basis: PolicyBasis): PolicySchedule {
  const { policy, stay, timezone, checkInMinutes } = basis;
  const reservedAtMs = msOf(basis.reservedAt);
  const key = `${stay.checkIn} ${checkInMinutes} ${timezone} ${reservedAtMs}`;
  const last = lastSchedules.get(policy);
  if (last?.key === key) return last.schedule;
  const checkInAtMs = msOf(instantOf(stay.checkIn, checkInMinutes, timezone));
  const schedule = layOver(policy, { reservedAtMs, checkInAtMs, timezone });
  lastSchedules.set(policy, { key, schedule });
  return schedule;
}

interface Ends {
  reservedAtMs: number;
  checkInAtMs: number;
  timezone: string;
}

function layOver(
  { checkInRules, reservationRules, graceMinutes = 0 }: Policy,
  { reservedAtMs, checkInAtMs, timezone }: Ends,
): PolicySchedule {
  return {
    reservedAtMs,
    checkInAtMs,
    ...(graceMinutes === 0 ? {} : { graceEndsAtMs: reservedAtMs + graceMinutes * MINUTE_MS }),
    rules: [
      ...checkInRules.map((rule) => ({
        source: 'CHECK_IN' as const,
        rule,
        startsAtMs: shift(checkInAtMs, { ...rule, value: -rule.value }, timezone),
      })),
      ...reservationRules.map((rule) => ({
        source: 'RESERVATION' as const,
        rule,
        startsAtMs: shift(reservedAtMs, rule, timezone),
      })),
    ],
  };
}

/**
 * A DAY is a calendar day at the same wall time; hours and minutes are elapsed time (BOOKING-RULES,
 * Cancellation 7).
 */
function shift(fromMs: number, { unit, value }: Pick<Rule, 'unit' | 'value'>, timezone: string): number {
  switch (unit) {
    case 'DAY':
      return shiftDays(fromMs, value, timezone);
    case 'HOUR':
      return fromMs + value * HOUR_MS;
    case 'MINUTE':
      return fromMs + value * MINUTE_MS;
    /* v8 ignore next -- the type leaves nothing else */
    default:
      unit satisfies never;
      return fromMs;
  }
}

/**
 * Returns the rules that apply at a moment: of each family the one that began last. Rules with the same
 * beginning all stay, since the amount decides between them and never their order.
 */
export function rulesInForce(schedule: PolicySchedule, atMs: number): RulesInForce {
  const { graceEndsAtMs, checkInAtMs, rules } = schedule;
  const isGrace = graceEndsAtMs !== undefined && atMs <= graceEndsAtMs && atMs <= checkInAtMs;
  // The deadline itself is still free.
  const applying = rules.filter(({ startsAtMs }) => atMs > startsAtMs);
  return { isGrace, rules: [...latest(applying, 'CHECK_IN'), ...latest(applying, 'RESERVATION')] };
}

function latest(rules: readonly ScheduledRule[], source: ScheduledRule['source']): ScheduledRule[] {
  const family = rules.filter((rule) => rule.source === source);
  const last = Math.max(...family.map(({ startsAtMs }) => startsAtMs));
  return family.filter(({ startsAtMs }) => startsAtMs === last);
}

/**
 * Returns the ends of the tiers between booking and check-in, in order; the last is check-in. Empty for a
 * booking after check-in.
 */
export function tierEnds({ reservedAtMs, checkInAtMs, graceEndsAtMs, rules }: PolicySchedule): number[] {
  const moments = [...rules.map(({ startsAtMs }) => startsAtMs), graceEndsAtMs ?? checkInAtMs, checkInAtMs];
  const between = moments.filter((moment) => moment > reservedAtMs && moment <= checkInAtMs);
  return [...new Set(between)].toSorted((a, b) => a - b);
}
