import type { Penalty, Rule } from '#schemas/types';
import { sumMinor } from './money.ts';
import { chargePenalty, penaltyOnStay, type Charge } from './penalty.ts';
import {
  rulesInForce,
  schedulePolicy,
  tierEnds,
  type PolicyBasis,
  type PolicySchedule,
} from './policy-rules.ts';
import type { PriceLine } from './price-line.ts';
import { msOf, textOfMs, type Moment } from './stay.ts';

/** How long a cancellation quote holds at most (BOOKING-RULES, Cancellation 13). */
const QUOTE_MS = 10 * 60_000;

/** What a booking froze, and what its refund follows from. */
export interface CancellationTerms extends PolicyBasis {
  lines: readonly PriceLine[];
}

/** Which rule decided. */
type RuleHit = { source: 'NONE' | 'GRACE' } | { source: 'CHECK_IN' | 'RESERVATION'; rule: Rule };

/** Money of one tier. Always: penalty + refund = paid + due. */
export interface RefundAmounts extends Charge {
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
      /** The last instant at which these figures hold; on it they still do. */
      deadline: string;
      /** What holds after the deadline. */
      next: PolicyStep;
      /** How long these figures can be confirmed. */
      validUntil: string;
    })
  | {
      kind: 'NO_CANCEL';
      /** The check-in instant: after it a guest cannot cancel online. */
      since: string;
    };

/** A booking that is held, not yet successful. */
interface HeldTerms {
  paidMinor: number;
  expiresAt: Moment;
  now: Moment;
}

/** What giving a hold back means; after its deadline there is nothing left to give back. */
export interface ReleaseQuote extends RefundAmounts {
  kind: 'FREE';
  penalty: Penalty;
  hit: RuleHit;
  deadline: string;
  validUntil: string;
}

/** One stretch of time with one penalty: after `from`, up to and including `until`. */
export interface PolicyStep {
  kind: 'FREE' | 'PENALTY' | 'NO_CANCEL';
  from?: string;
  until?: string;
  /** All that is kept, with tax and non-refundable extras. After check-in: what not arriving costs. */
  penaltyMinor: number;
  refundMinor: number;
  penalty: Penalty;
  /** The share of what is kept that is the non-refundable extras; left out where there are none. */
  nonRefundableMinor?: number;
}

/** Any but the last one. */
type EndingStep = PolicyStep & { until: string };

/** Without what was paid it is as if everything had been: so the terms are told before a booking. */
interface MaybePaid {
  paidMinor?: number;
}

interface Tier {
  penalty: Penalty;
  hit: RuleHit;
  charge: Charge;
}

const NOTHING: Penalty = { unit: 'PERCENTAGE', value: 0 };
const WHOLE_STAY: Penalty = { unit: 'PERCENTAGE', value: 100 };

/** The refund if the guest cancels now (BOOKING-RULES, Cancellation 2 to 13 and 16). */
export function refundQuote(request: CancellationTerms & { paidMinor: number; now: Moment }): RefundQuote {
  const schedule = schedulePolicy(request);
  const nowMs = msOf(request.now);
  if (nowMs > schedule.checkInAtMs) return { kind: 'NO_CANCEL', since: textOfMs(schedule.checkInAtMs) };
  const { penalty, hit, charge } = tierAt(request.lines, schedule, nowMs);
  const { next, deadlineMs } = nextStep(request, schedule, { nowMs, penaltyMinor: charge.penaltyMinor });
  return {
    kind: charge.penaltyMinor === 0 ? 'FREE' : 'PENALTY',
    ...settle(charge, request.paidMinor),
    penalty,
    hit,
    deadline: textOfMs(deadlineMs),
    next,
    validUntil: textOfMs(Math.min(nowMs + QUOTE_MS, deadlineMs)),
  };
}

/** What giving a hold back means: nothing is kept, and what was captured goes back in full (BOOKING-RULES, States). */
export function releaseQuote({ paidMinor, expiresAt, now }: HeldTerms): ReleaseQuote {
  const heldUntilMs = msOf(expiresAt);
  const nothingKept = { penaltyMinor: 0, penaltyNetMinor: 0, penaltyTaxMinor: 0, nonRefundableMinor: 0 };
  return {
    kind: 'FREE',
    ...settle(nothingKept, paidMinor),
    penalty: NOTHING,
    hit: { source: 'NONE' },
    deadline: textOfMs(heldUntilMs),
    validUntil: textOfMs(Math.min(msOf(now) + QUOTE_MS, heldUntilMs)),
  };
}

/**
 * All tiers in order of time: the first begins with the booking, the last is the time after check-in. Neighbours that
 * cost the same are one.
 */
export function policyTimeline(request: CancellationTerms & MaybePaid): PolicyStep[] {
  return timelineOf(request, schedulePolicy(request));
}

/** What not arriving costs (BOOKING-RULES, Cancellation 16): the whole stay unless the policy says otherwise. */
export function noShowQuote(
  request: Pick<CancellationTerms, 'policy' | 'lines'> & MaybePaid,
): RefundAmounts & { penalty: Penalty } {
  const penalty = penaltyOnStay(request.policy.noShow ?? WHOLE_STAY, request.lines);
  return { penalty, ...settle(chargePenalty(penalty, request.lines), paidOf(request)) };
}

function timelineOf(request: CancellationTerms & MaybePaid, schedule: PolicySchedule): PolicyStep[] {
  const steps: EndingStep[] = [];
  // A tier holds up to and including its end, so its end says what it costs.
  for (const untilMs of tierEnds(schedule)) {
    const step = stepAt(request, schedule, untilMs);
    const last = steps.pop();
    if (last === undefined) steps.push(step);
    else if (last.penaltyMinor === step.penaltyMinor) steps.push({ ...last, until: step.until });
    else steps.push(last, { from: last.until, ...step });
  }
  return [...steps, stepAfterCheckIn(request, schedule)];
}

/** The dearer of the rules in force, compared as money; nothing within the grace period, which is the reason only where a rule would cost something. */
function tierAt(lines: readonly PriceLine[], schedule: PolicySchedule, atMs: number): Tier {
  const { isGrace, rules } = rulesInForce(schedule, atMs);
  const free: Tier = { penalty: NOTHING, hit: { source: 'NONE' }, charge: chargePenalty(NOTHING, lines) };
  const dearest = rules.reduce<Tier>((dearer, { source, rule }) => {
    const charge = chargePenalty(rule.penalty, lines);
    if (charge.penaltyMinor <= dearer.charge.penaltyMinor) return dearer;
    return { penalty: penaltyOnStay(rule.penalty, lines), hit: { source, rule }, charge };
  }, free);
  const costsMore = dearest.charge.penaltyMinor > free.charge.penaltyMinor;
  return isGrace && costsMore ? { ...free, hit: { source: 'GRACE' } } : dearest;
}

function stepAt(
  request: CancellationTerms & MaybePaid,
  schedule: PolicySchedule,
  untilMs: number,
): EndingStep {
  const { penalty, charge } = tierAt(request.lines, schedule, untilMs);
  const amounts = settle(charge, paidOf(request));
  const kind = amounts.penaltyMinor === 0 ? 'FREE' : 'PENALTY';
  return { kind, until: textOfMs(untilMs), ...amountsOfStep(amounts), penalty };
}

function stepAfterCheckIn(request: CancellationTerms & MaybePaid, schedule: PolicySchedule): PolicyStep {
  const { penalty, ...amounts } = noShowQuote(request);
  const from = textOfMs(Math.max(schedule.reservedAtMs, schedule.checkInAtMs));
  return { kind: 'NO_CANCEL', from, ...amountsOfStep(amounts), penalty };
}

function amountsOfStep({ penaltyMinor, refundMinor, nonRefundableMinor }: RefundAmounts) {
  return { penaltyMinor, refundMinor, ...(nonRefundableMinor === 0 ? {} : { nonRefundableMinor }) };
}

/** The first later step that costs something else. At the very instant of the booking that may be the first one. */
function nextStep(
  request: CancellationTerms & { paidMinor: number },
  schedule: PolicySchedule,
  present: { nowMs: number; penaltyMinor: number },
): { next: PolicyStep; deadlineMs: number } {
  const later = timelineOf(request, schedule)
    .map((next) => ({
      next,
      deadlineMs: next.from === undefined ? schedule.reservedAtMs : msOf(next.from),
    }))
    .filter(({ deadlineMs }) => deadlineMs >= present.nowMs);
  const changed = later.find(
    ({ next }) => next.kind !== 'NO_CANCEL' && next.penaltyMinor !== present.penaltyMinor,
  );
  return changed ?? { next: stepAfterCheckIn(request, schedule), deadlineMs: schedule.checkInAtMs };
}

function settle(charge: Charge, paidMinor: number): RefundAmounts {
  const difference = sumMinor([paidMinor, -charge.penaltyMinor]);
  return { ...charge, refundMinor: Math.max(0, difference), dueMinor: Math.max(0, -difference) };
}

function paidOf({ lines, paidMinor }: Pick<CancellationTerms, 'lines'> & MaybePaid): number {
  return paidMinor ?? sumMinor(lines.map((line) => line.totalMinor));
}
