/** What cancelling costs by BOOKING-RULES, Cancellation and Price 8, once more. */
import type { Catalogue, Penalty, Rule } from '#schemas/types';
import type { PlainLine, PlainPrice } from './plain-price.ts';
import type { PlainStay } from './plain-stay.ts';
import { found, hundredths, RULES, sum, type Ways, WHOLE } from './plain-numbers.ts';
import { type PlainTaxes, splitAt } from './plain-tax.ts';
import { checkInOf, DAY_MS, HOUR_MS, instantOf, MINUTE_MS, wallTime } from './plain-zone.ts';

/** A booking and the moment at which its guest asks. */
export interface PlainCancelling {
  catalogue: Catalogue;
  stay: PlainStay;
  price: PlainPrice;
  reservedAtMs: number;
  paid: bigint;
  atMs: number;
  ways?: Ways;
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

export function plainFigures(cancelling: PlainCancelling): PlainFigures {
  const { policy, checkInAtMs, timezone } = termsOf(cancelling);
  const { price, reservedAtMs, paid, atMs } = cancelling;
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
    : [...latest(before), ...latest(after)].map((rule) => keptOf(cancelling, rule.penalty));
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
  const { net, tax } = keptOf(cancelling, noShow);
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
  const { timezone } = location;
  return {
    policy: found(location.policies.find(({ id }) => id === plan.policyId)),
    timezone,
    checkInAtMs: checkInOf(location, stay.checkIn),
  };
}

function latest(rules: readonly { rule: Rule; startsMs: number }[]): Rule[] {
  const last = Math.max(...rules.map(({ startsMs }) => startsMs));
  return rules.filter(({ startsMs }) => startsMs === last).map(({ rule }) => rule);
}

interface Kept {
  net: bigint;
  tax: bigint;
}

/**
 * Rules 9 to 11. Price 8: a part leaves out what rounding added, is rounded for the guest, and as a percentage is never
 * more than that of the total; everything keeps everything.
 */
function keptOf(cancelling: Omit<PlainCancelling, 'atMs' | 'paid' | 'reservedAtMs'>, penalty: Penalty): Kept {
  const refundable = cancelling.price.lines.filter(({ isRefundable }) => isRefundable);
  if (penalty.unit === 'DAY') {
    const nights = refundable.filter(({ kind }) => kind === 'NIGHT');
    const dates = [...new Set(nights.map(({ date = '' }) => date))].toSorted();
    if (penalty.value >= dates.length)
      return added(refundable.filter(({ kind, of }) => kind !== 'CHARGE' && typeof of === 'number'));
    const first = dates.slice(0, penalty.value);
    return part(cancelling, added(nights.filter(({ date = '' }) => first.includes(date))));
  }
  const base = refundable.filter(({ isInPenaltyBase }) => isInPenaltyBase);
  if (penalty.value === 100) return added(base);
  const shares = base
    .filter(({ kind }) => kind !== 'ROUNDING')
    .map((line) => shareOf(cancelling, line, hundredths(penalty.value)));
  const total = sum(base.map(({ net, tax }) => net + tax));
  return part(cancelling, added(shares), (total * hundredths(penalty.value)) / WHOLE);
}

/** Price 7: a share of what is written, split again at the rate of its line. */
function shareOf(
  { catalogue: { hotel, taxes }, ways = RULES }: Pick<PlainCancelling, 'catalogue' | 'ways'>,
  { net, tax, rate }: PlainLine,
  percent: bigint,
): Kept {
  const how: PlainTaxes = { taxes, includesTax: hotel.pricesIncludeTax === true, ways };
  return splitAt(how, ways.share(how.includesTax ? net + tax : net, percent, WHOLE), rate);
}

/** The difference comes from the net; nothing bears no tax. */
function part(
  { catalogue: { hotel }, ways = RULES }: Pick<PlainCancelling, 'catalogue' | 'ways'>,
  { net, tax }: Kept,
  most = net + tax,
): Kept {
  const kept = net + tax < most ? net + tax : most;
  const total = ways.part(kept, BigInt(hotel.roundTotalTo ?? 1));
  return total === 0n ? { net: 0n, tax: 0n } : { net: total - tax, tax };
}

function added(kept: readonly Kept[]): Kept {
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
