import type { Penalty, Rule } from '#schemas/types';
import { sumMinor } from './money.ts';
import { chargePenalty, type PenaltyCharge, penaltyOnStay, type SoldLines } from './penalty.ts';
import {
  rulesInForce,
  schedulePolicy,
  tierEnds,
  type PolicyBasis,
  type PolicySchedule,
} from './policy-rules.ts';
import { msOf, textOfMs, type Moment } from './stay.ts';

/** The longest validity of a cancellation quote (BOOKING-RULES, Cancellation 13). */
const QUOTE_MS = 10 * 60_000;

export interface CancellationTerms extends PolicyBasis, SoldLines {}

type RuleHit = { source: 'NONE' | 'GRACE' } | { source: 'CHECK_IN' | 'RESERVATION'; rule: Rule };

/** The amounts of one tier, in minor units. Always: penalty + refund = paid + due. */
export interface RefundAmounts extends PenaltyCharge {
  refundMinor: number;
  dueMinor: number;
}

export type RefundQuote =
  | (RefundAmounts & {
      kind: 'FREE' | 'PENALTY';
      penalty: Penalty;
      hit: RuleHit;
      /** The last instant of these figures, inclusive. */
      deadline: string;
      next: PolicyStep;
      validUntil: string;
    })
  | {
      kind: 'NO_CANCEL';
      /** The check-in instant: after it a guest cannot cancel online. */
      since: string;
    };

interface HeldTerms {
  paidMinor: number;
  expiresAt: Moment;
  now: Moment;
}

/** The result of releasing a hold; after its deadline there is nothing to release. */
export interface ReleaseQuote extends RefundAmounts {
  kind: 'FREE';
  penalty: Penalty;
  hit: RuleHit;
  deadline: string;
  validUntil: string;
}

/** A period with one penalty: after `from`, up to and including `until`. */
export interface PolicyStep {
  kind: 'FREE' | 'PENALTY' | 'NO_CANCEL';
  from?: string;
  until?: string;
  /** The whole penalty, with tax and non-refundable extras. After check-in: the no-show charge. */
  penaltyMinor: number;
  refundMinor: number;
  penalty: Penalty;
  nonRefundableMinor?: number;
}

type EndingStep = PolicyStep & { until: string };

/** Without `paidMinor` the whole price counts as paid, so that terms can be shown before a booking. */
interface MaybePaid {
  paidMinor?: number;
}

interface Tier {
  penalty: Penalty;
  hit: RuleHit;
  charge: PenaltyCharge;
}

const NOTHING: Penalty = { unit: 'PERCENTAGE', value: 0 };
const WHOLE_STAY: Penalty = { unit: 'PERCENTAGE', value: 100 };

/** Quotes the refund if the guest cancels now (BOOKING-RULES, Cancellation 2 to 13 and 16). */
export function refundQuote(request: CancellationTerms & { paidMinor: number; now: Moment }): RefundQuote {
  const schedule = schedulePolicy(request);
  const nowMs = msOf(request.now);
  if (nowMs > schedule.checkInAtMs) return { kind: 'NO_CANCEL', since: textOfMs(schedule.checkInAtMs) };
  const { penalty, hit, charge } = tierAt(request, schedule, nowMs);
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

/**
 * Quotes the release of a hold: nothing is kept, and captured money goes back in full (BOOKING-RULES,
 * States).
 */
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
 * Lists all tiers in time order: the first begins with the booking, the last is the time after check-in.
 * Neighbours with the same cost are merged.
 */
export function policyTimeline(request: CancellationTerms & MaybePaid): PolicyStep[] {
  return timelineOf(request, schedulePolicy(request));
}

/** Quotes a no-show (BOOKING-RULES, Cancellation 16): the whole stay unless the policy says otherwise. */
export function noShowQuote(
  request: Pick<CancellationTerms, 'policy' | 'lines' | 'pricing'> & MaybePaid,
): RefundAmounts & { penalty: Penalty } {
  const penalty = penaltyOnStay(request.policy.noShow ?? WHOLE_STAY, request.lines);
  return { penalty, ...settle(chargePenalty(penalty, request), paidOf(request)) };
}

function timelineOf(request: CancellationTerms & MaybePaid, schedule: PolicySchedule): PolicyStep[] {
  const steps: EndingStep[] = [];
  // A tier includes its end, so the cost at its end is the cost of the tier.
  for (const untilMs of tierEnds(schedule)) {
    const step = stepAt(request, schedule, untilMs);
    const last = steps.pop();
    if (last === undefined) steps.push(step);
    else if (last.penaltyMinor === step.penaltyMinor) steps.push({ ...last, until: step.until });
    else steps.push(last, { from: last.until, ...step });
  }
  return [...steps, stepAfterCheckIn(request, schedule)];
}

/**
 * The most expensive rule in force, compared as money. The grace period is free; it is the reason only where
 * a rule would cost something.
 */
function tierAt(sold: SoldLines, schedule: PolicySchedule, atMs: number): Tier {
  const { isGrace, rules } = rulesInForce(schedule, atMs);
  const free: Tier = { penalty: NOTHING, hit: { source: 'NONE' }, charge: chargePenalty(NOTHING, sold) };
  const dearest = rules.reduce<Tier>((dearer, { source, rule }) => {
    const charge = chargePenalty(rule.penalty, sold);
    if (charge.penaltyMinor <= dearer.charge.penaltyMinor) return dearer;
    return { penalty: penaltyOnStay(rule.penalty, sold.lines), hit: { source, rule }, charge };
  }, free);
  const costsMore = dearest.charge.penaltyMinor > free.charge.penaltyMinor;
  return isGrace && costsMore ? { ...free, hit: { source: 'GRACE' } } : dearest;
}

function stepAt(
  request: CancellationTerms & MaybePaid,
  schedule: PolicySchedule,
  untilMs: number,
): EndingStep {
  const { penalty, charge } = tierAt(request, schedule, untilMs);
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

function settle(charge: PenaltyCharge, paidMinor: number): RefundAmounts {
  const difference = sumMinor([paidMinor, -charge.penaltyMinor]);
  return { ...charge, refundMinor: Math.max(0, difference), dueMinor: Math.max(0, -difference) };
}

function paidOf({ lines, paidMinor }: Pick<CancellationTerms, 'lines'> & MaybePaid): number {
  return paidMinor ?? sumMinor(lines.map((line) => line.totalMinor));
}
