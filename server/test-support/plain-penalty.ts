/** What cancelling costs by BOOKING-RULES, Cancellation, once more: whole numbers, and time zones from their offsets alone. */
import type { Catalogue, Penalty, Rule } from '#schemas/types';
import {
  found,
  halfAwayFromZero,
  hundredths,
  type PlainLine,
  type PlainPrice,
  type PlainStay,
  type RoundedShare,
  sum,
} from './plain-price.ts';

/** A booking and the moment at which its guest asks. */
export interface PlainCancelling {
  catalogue: Catalogue;
  stay: PlainStay;
  price: PlainPrice;
  reservedAtMs: number;
  paid: bigint;
  atMs: number;
  round?: RoundedShare;
}

/** After check-in nobody cancels online. */
export type PlainFigures =
  | { kind: 'NO_CANCEL' }
  | {
      kind: 'FIGURES';
      penalty: bigint;
      net: bigint;
      tax: bigint;
      nonRefundable: bigint;
      refund: bigint;
      due: bigint;
    };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const HUNDRED_PERCENT = 10_000n;

export function plainFigures(cancelling: PlainCancelling): PlainFigures {
  const { policy, checkInAtMs, timezone } = termsOf(cancelling);
  const { price, reservedAtMs, paid, atMs, round = halfAwayFromZero } = cancelling;
  if (atMs > checkInAtMs) return { kind: 'NO_CANCEL' };
  const before = policy.checkInRules
    .map((rule) => ({ rule, startsMs: shifted(checkInAtMs, rule, { sign: -1, timezone }) }))
    .filter(({ startsMs }) => atMs > startsMs);
  const after = policy.reservationRules
    .map((rule) => ({ rule, startsMs: shifted(reservedAtMs, rule, { sign: 1, timezone }) }))
    .filter(({ startsMs }) => atMs > startsMs);
  const isGrace =
    (policy.graceMinutes ?? 0) > 0 && atMs <= reservedAtMs + (policy.graceMinutes ?? 0) * MINUTE_MS;
  // Rules 3 and 4: the nearest to check-in, the furthest from the booking. Rule 5: the larger one as money.
  const kept = isGrace
    ? []
    : [...latest(before), ...latest(after)].map((rule) => keptOf(rule.penalty, price.lines, round));
  const nothing = { net: 0n, tax: 0n };
  const most = kept.reduce(
    (larger, each) => (each.net + each.tax > larger.net + larger.tax ? each : larger),
    nothing,
  );
  return settled(most, price.lines, paid);
}

/** Rule 16: what not arriving costs; the whole stay unless the policy says otherwise. */
export function plainNoShow(cancelling: PlainCancelling): bigint {
  const { noShow = { unit: 'PERCENTAGE', value: 100 } } = termsOf(cancelling).policy;
  const { lines } = cancelling.price;
  const { net, tax } = keptOf(noShow, lines, cancelling.round ?? halfAwayFromZero);
  return net + tax + nonRefundableOf(lines);
}

/** Moments around which figures change, for a test to ask at. */
export function plainDeadlines(cancelling: Omit<PlainCancelling, 'atMs' | 'paid'>): number[] {
  const { policy, checkInAtMs, timezone } = termsOf(cancelling);
  const { reservedAtMs } = cancelling;
  return [
    ...policy.checkInRules.map((rule) => shifted(checkInAtMs, rule, { sign: -1, timezone })),
    ...policy.reservationRules.map((rule) => shifted(reservedAtMs, rule, { sign: 1, timezone })),
    reservedAtMs + (policy.graceMinutes ?? 0) * MINUTE_MS,
    checkInAtMs,
  ].filter((moment) => moment >= reservedAtMs);
}

/** The policy of the plan; all rooms of a stay have one. */
function termsOf({ catalogue, stay }: Pick<PlainCancelling, 'catalogue' | 'stay'>) {
  const location = found(catalogue.locations.find(({ id }) => id === stay.locationId));
  const plan = found(location.ratePlans.find(({ id }) => id === stay.rooms[0]?.ratePlanId));
  const { timezone, checkIn } = location;
  return {
    policy: found(location.policies.find(({ id }) => id === plan.policyId)),
    timezone,
    checkInAtMs: instantOf(Date.parse(stay.checkIn) + checkIn * MINUTE_MS, timezone),
  };
}

function latest(rules: readonly { rule: Rule; startsMs: number }[]): Rule[] {
  const last = Math.max(...rules.map(({ startsMs }) => startsMs));
  return rules.filter(({ startsMs }) => startsMs === last).map(({ rule }) => rule);
}

/** Rules 9 to 11. */
function keptOf(
  penalty: Penalty,
  lines: readonly PlainLine[],
  round: RoundedShare,
): { net: bigint; tax: bigint } {
  const refundable = lines.filter(({ isRefundable }) => isRefundable);
  if (penalty.unit === 'DAY') {
    const nights = refundable.filter(({ date }) => date !== undefined);
    const first = [...new Set(nights.map(({ date = '' }) => date))].sort().slice(0, penalty.value);
    const kept = nights.filter(({ date = '' }) => first.includes(date));
    return { net: sum(kept.map(({ net }) => net)), tax: sum(kept.map(({ tax }) => tax)) };
  }
  const kept = refundable
    .filter(({ isInPenaltyBase }) => isInPenaltyBase)
    .map(({ net, rate }) => {
      const share = round(net, hundredths(penalty.value), HUNDRED_PERCENT);
      return { net: share, tax: round(share, rate, HUNDRED_PERCENT) };
    });
  return { net: sum(kept.map(({ net }) => net)), tax: sum(kept.map(({ tax }) => tax)) };
}

function nonRefundableOf(lines: readonly PlainLine[]): bigint {
  return sum(lines.filter(({ isRefundable }) => !isRefundable).map(({ net, tax }) => net + tax));
}

/** Rule 12. */
function settled(
  kept: { net: bigint; tax: bigint },
  lines: readonly PlainLine[],
  paid: bigint,
): PlainFigures {
  const fixed = lines.filter(({ isRefundable }) => !isRefundable);
  const net = kept.net + sum(fixed.map((line) => line.net));
  const tax = kept.tax + sum(fixed.map((line) => line.tax));
  const penalty = net + tax;
  const nonRefundable = nonRefundableOf(lines);
  const [refund, due] = paid > penalty ? [paid - penalty, 0n] : [0n, penalty - paid];
  return { kind: 'FIGURES', penalty, net, tax, nonRefundable, refund, due };
}

/** Rule 7: a DAY is a calendar day at the same wall time; hours and minutes are elapsed time. */
function shifted(
  fromMs: number,
  { unit, value }: Rule,
  { sign, timezone }: { sign: -1 | 1; timezone: string },
): number {
  if (unit === 'DAY') return instantOf(wallTime(fromMs, timezone) + sign * value * DAY_MS, timezone);
  return fromMs + sign * value * (unit === 'HOUR' ? HOUR_MS : MINUTE_MS);
}

/** The instant of a wall time, both in milliseconds: a gap shifts forward, an overlap takes the first. */
function instantOf(wallMs: number, timezone: string): number {
  const offsets = [wallMs - DAY_MS, wallMs + DAY_MS].map((near) => wallTime(near, timezone) - near);
  const [offsetBefore = 0] = offsets;
  const fitting = offsets.map((offset) => wallMs - offset).filter((at) => wallTime(at, timezone) === wallMs);
  return fitting.length === 0 ? wallMs - offsetBefore : Math.min(...fitting);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the clock on the wall shows, as milliseconds since 1970 on that wall. */
function wallTime(atMs: number, timezone: string): number {
  const clock =
    clocks.get(timezone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timezone, clock);
  const milliseconds = ((atMs % 1000) + 1000) % 1000;
  return Date.parse(`${clock.format(atMs).replace(' ', 'T')}Z`) + milliseconds;
}
