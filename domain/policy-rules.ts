import type { Policy, Rule } from '#schemas/types';
import { Temporal } from 'temporal-polyfill';
import { toInstant, toText, type Moment } from './stay.ts';

/** The instants that a policy counts from. */
export interface PolicyTimes {
  timezone: string;
  reservedAt: string;
  checkInAt: string;
}

/** A rule that applies. */
export interface AppliedRule {
  source: 'CHECK_IN' | 'RESERVATION';
  rule: Rule;
}

/** The rules that apply at a moment, or the grace period that wins over all of them. */
export type RulesInForce = { kind: 'GRACE' } | { kind: 'RULES'; hits: AppliedRule[] };

/** True when the first is later; exactly on a deadline is not after it (BOOKING-RULES, Cancellation 6). */
export function isAfter(moment: Moment, deadline: Moment): boolean {
  return Temporal.Instant.compare(toInstant(moment), toInstant(deadline)) > 0;
}

/**
 * Of each family the rule that wins at a moment: the one whose time began last, which is the one nearest check-in or
 * furthest from the booking. Rules whose times begin at the same instant all stay: money decides between them.
 */
export function rulesInForce(policy: Policy, times: PolicyTimes, at: Moment): RulesInForce {
  const graceEnds = graceEnd(policy, times);
  if (graceEnds !== undefined && !isAfter(at, graceEnds) && !isAfter(at, times.checkInAt)) return { kind: 'GRACE' };
  const checkIn = startsOf(policy.checkInRules, (rule) => beforeCheckIn(rule, times));
  const reservation = startsOf(policy.reservationRules, (rule) => afterReservation(rule, times));
  return {
    kind: 'RULES',
    hits: [
      ...latest(checkIn, at).map((rule): AppliedRule => ({ source: 'CHECK_IN', rule })),
      ...latest(reservation, at).map((rule): AppliedRule => ({ source: 'RESERVATION', rule })),
    ],
  };
}

/** Every instant at which something may change. */
export function policyMoments(policy: Policy, times: PolicyTimes): string[] {
  return [
    ...policy.checkInRules.map((rule) => beforeCheckIn(rule, times)),
    ...policy.reservationRules.map((rule) => afterReservation(rule, times)),
    graceEnd(policy, times) ?? [],
    times.checkInAt,
  ].flat();
}

/** The ends of the tiers: the moments between booking and check-in, in order, without repeats, check-in the last. */
export function firstInstants(moments: readonly string[], { reservedAt, checkInAt }: PolicyTimes): string[] {
  const between = moments.filter((moment) => isAfter(moment, reservedAt) && !isAfter(moment, checkInAt));
  return [...new Set(between)].toSorted((a, b) => Temporal.Instant.compare(a, b));
}

interface StartedRule {
  rule: Rule;
  startsAt: string;
}

function startsOf(rules: readonly Rule[], startOf: (rule: Rule) => string): StartedRule[] {
  return rules.map((rule) => ({ rule, startsAt: startOf(rule) }));
}

function latest(rules: readonly StartedRule[], at: Moment): Rule[] {
  const applying = rules.filter(({ startsAt }) => isAfter(at, startsAt));
  const starts = applying.map(({ startsAt }) => startsAt).toSorted((a, b) => Temporal.Instant.compare(a, b));
  const last = starts.at(-1);
  return applying.filter(({ startsAt }) => startsAt === last).map(({ rule }) => rule);
}

function graceEnd({ graceMinutes = 0 }: Policy, { reservedAt }: PolicyTimes): string | undefined {
  return graceMinutes === 0 ? undefined : toText(toInstant(reservedAt).add({ minutes: graceMinutes }));
}

function beforeCheckIn(rule: Rule, { checkInAt, timezone }: PolicyTimes): string {
  return toText(shift(toInstant(checkInAt).toZonedDateTimeISO(timezone), rule, -1).toInstant());
}

function afterReservation(rule: Rule, { reservedAt, timezone }: PolicyTimes): string {
  return toText(shift(toInstant(reservedAt).toZonedDateTimeISO(timezone), rule, 1).toInstant());
}

/** A DAY is a calendar day at the same wall time; hours and minutes are elapsed time (BOOKING-RULES, Cancellation 7). */
function shift(from: Temporal.ZonedDateTime, { unit, value }: Rule, direction: 1 | -1): Temporal.ZonedDateTime {
  switch (unit) {
    case 'DAY':
      return from.add({ days: direction * value });
    case 'HOUR':
      return from.add({ hours: direction * value });
    case 'MINUTE':
      return from.add({ minutes: direction * value });
    default:
      unit satisfies never;
      return from;
  }
}
