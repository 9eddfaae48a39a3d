import type { Penalty, Policy, Rule } from '#schemas/types';
import { chargePenalty, type Charge } from './penalty.ts';
import { firstInstants, isAfter, policyMoments, rulesInForce, type PolicyTimes } from './policy-rules.ts';
import type { PriceLine } from './price-line.ts';
import { sumMinor } from './money.ts';
import { instantOf, toInstant, toText, type Moment, type Stay } from './stay.ts';

/** How long a cancellation quote holds at most (BOOKING-RULES, Cancellation 13). */
export const QUOTE_MINUTES = 10;

/** What a booking froze, and what its refund follows from. */
export interface CancellationTerms {
  policy: Policy;
  lines: readonly PriceLine[];
  stay: Stay;
  timezone: string;
  checkInMinutes: number;
  /** The first entry into SUCCESSFUL; before a booking the present moment. */
  reservedAt: Moment;
}

/** Which rule decided. */
export type RuleHit =
  | { source: 'NONE' | 'GRACE' | 'NO_SHOW' }
  | { source: 'CHECK_IN' | 'RESERVATION'; rule: Rule };

/** Money of one tier. Always: penalty + refund = paid + due. */
export interface RefundAmounts extends Charge {
  /** What goes back. */
  refundMinor: number;
  /** What is still owed because less was paid than is kept. */
  dueMinor: number;
}

/** What cancelling at this moment means. */
export type RefundQuote =
  | (RefundAmounts & {
      kind: 'FREE' | 'PENALTY';
      penalty: Penalty;
      hit: RuleHit;
      /** The last instant at which this tier holds; on it, it still does. */
      deadline: string;
      /** What holds after the deadline. */
      next: PolicyStep;
      /** How long these figures can be confirmed. */
      validUntil: string;
    })
  | {
      kind: 'NO_CANCEL';
      /** The check-in instant: a guest cannot cancel online after it. */
      since: string;
    };

/** One stretch of time with one penalty: after `from`, up to and including `until`. */
export interface PolicyStep {
  kind: 'FREE' | 'PENALTY' | 'NO_CANCEL';
  from?: string;
  until?: string;
  /** All that is kept, tax and non-refundable extras included. After check-in: what not arriving costs. */
  penaltyMinor: number;
  refundMinor: number;
  penalty: Penalty;
}

/** What was paid; when left out, everything: so terms are told before a booking. */
interface Paid {
  paidMinor?: number;
}

const NOTHING: Penalty = { unit: 'PERCENTAGE', value: 0 };
const WHOLE_STAY: Penalty = { unit: 'PERCENTAGE', value: 100 };

/** The refund if the guest cancels now (BOOKING-RULES, Cancellation 2 to 13 and 16). */
export function refundQuote(request: CancellationTerms & { paidMinor: number; now: Moment }): RefundQuote {
  const times = timesOf(request);
  const { now, paidMinor } = request;
  if (isAfter(now, times.checkInAt)) return { kind: 'NO_CANCEL', since: times.checkInAt };
  const { penalty, hit, amounts } = tierAt(request, times, now);
  const steps = policyTimeline(request);
  const next = steps.find((step) => step.from !== undefined && !isAfter(now, step.from)) ?? stepAfterCheckIn(request, times);
  const deadline = next.from ?? times.checkInAt;
  const longest = toText(toInstant(now).add({ minutes: QUOTE_MINUTES }));
  return {
    kind: amounts.penaltyMinor === 0 ? 'FREE' : 'PENALTY',
    ...settle(amounts, paidMinor),
    penalty,
    hit,
    deadline,
    next,
    validUntil: isAfter(longest, deadline) ? deadline : longest,
  };
}

/**
 * All tiers in order of time, from the booking on: the first begins with it, the last is the time after check-in. Tiers
 * that cost the same are one.
 */
export function policyTimeline(request: CancellationTerms & Paid): PolicyStep[] {
  const times = timesOf(request);
  const steps: PolicyStep[] = [];
  // A tier holds up to and including its end, so its end says what it costs.
  for (const until of firstInstants(policyMoments(request.policy, times), times)) {
    const step = stepAt(request, times, until);
    const last = steps.at(-1);
    if (last?.kind === step.kind && last.penaltyMinor === step.penaltyMinor) last.until = until;
    else steps.push({ ...(last?.until === undefined ? {} : { from: last.until }), ...step });
  }
  return [...steps, stepAfterCheckIn(request, times)];
}

/** What not arriving costs (BOOKING-RULES, Cancellation 16). */
export function noShowQuote(request: Pick<CancellationTerms, 'policy' | 'lines'> & Paid): RefundAmounts & { penalty: Penalty } {
  const penalty = request.policy.noShow ?? WHOLE_STAY;
  return { penalty, ...settle(chargePenalty(penalty, request.lines), request.paidMinor ?? totalOf(request.lines)) };
}

function timesOf({ stay, timezone, checkInMinutes, reservedAt }: CancellationTerms): PolicyTimes {
  return { timezone, reservedAt: toText(reservedAt), checkInAt: instantOf(stay.checkIn, checkInMinutes, timezone) };
}

/** The dearer of the two rules in force, compared as money; nothing within the grace period. */
function tierAt(
  { policy, lines }: CancellationTerms,
  times: PolicyTimes,
  at: Moment,
): { penalty: Penalty; hit: RuleHit; amounts: Charge } {
  const inForce = rulesInForce(policy, times, at);
  const hits: RuleHit[] = inForce.kind === 'GRACE' ? [{ source: 'GRACE' }] : [{ source: 'NONE' }, ...inForce.hits];
  const tiers = hits.map((hit) => {
    const penalty = 'rule' in hit ? hit.rule.penalty : NOTHING;
    return { penalty, hit, amounts: chargePenalty(penalty, lines) };
  });
  return tiers.reduce((dearest, tier) => (isDearer(tier, dearest) ? tier : dearest));
}

/** A rule that was hit is named even where it costs as little as none. */
function isDearer(tier: { hit: RuleHit; amounts: Charge }, dearest: { hit: RuleHit; amounts: Charge }): boolean {
  if (tier.amounts.penaltyMinor !== dearest.amounts.penaltyMinor) {
    return tier.amounts.penaltyMinor > dearest.amounts.penaltyMinor;
  }
  return dearest.hit.source === 'NONE';
}

function stepAt(request: CancellationTerms & Paid, times: PolicyTimes, until: string): PolicyStep {
  const { penalty, amounts } = tierAt(request, times, until);
  const { penaltyMinor, refundMinor } = settle(amounts, request.paidMinor ?? totalOf(request.lines));
  return { kind: penaltyMinor === 0 ? 'FREE' : 'PENALTY', until, penaltyMinor, refundMinor, penalty };
}

function stepAfterCheckIn(request: CancellationTerms & Paid, times: PolicyTimes): PolicyStep {
  const { penalty, penaltyMinor, refundMinor } = noShowQuote(request);
  const from = isAfter(times.reservedAt, times.checkInAt) ? times.reservedAt : times.checkInAt;
  return { kind: 'NO_CANCEL', from, penaltyMinor, refundMinor, penalty };
}

function settle(charge: Charge, paidMinor: number): RefundAmounts {
  const difference = sumMinor([paidMinor, -charge.penaltyMinor]);
  return { ...charge, refundMinor: Math.max(0, difference), dueMinor: Math.max(0, -difference) };
}

function totalOf(lines: readonly PriceLine[]): number {
  return sumMinor(lines.map((line) => line.totalMinor));
}
