import type { RefusalCode } from './refusal.ts';
import type { Moment } from './stay.ts';

/** What a booking is; payment and stay are separate facts. */
export const BOOKING_STATES = ['PENDING', 'SUCCESSFUL', 'EXPIRED', 'CANCELLED', 'REFUNDED'] as const;
type BookingState = (typeof BOOKING_STATES)[number];

/** Whether the guest came. */
type StayState = 'DUE' | 'CHECKED_IN' | 'CHECKED_OUT' | 'NO_SHOW';

/** What each trigger needs to be judged. */
export interface TriggerFacts {
  /** A booking is made from a quote. */
  CREATE: { quoteExpiresAt: Moment; now: Moment };
  /** The e-mail address was verified, or a payment captured. */
  CONFIRM: {
    isEmailVerified: boolean;
    isPaymentCaptured: boolean;
    isPayAtHotel: boolean;
    expiresAt: Moment;
    now: Moment;
  };
  /** Time passed. */
  TIME: { expiresAt: Moment; now: Moment };
  /** Somebody cancels. */
  CANCEL: { by: 'GUEST' | 'HOTEL'; checkInAt: Moment; now: Moment };
  /** A payment came in after the hold had ended. */
  LATE_PAYMENT: { isEmailVerified: boolean; isPaidInFull: boolean; areNightsTakenAgain: boolean };
  /** A refund row changed. */
  REFUND: { refundableMinor: number; processedMinor: number; areAllProcessed: boolean };
}
export type Trigger = keyof TriggerFacts;

/** Where a booking goes, or why it stays. */
export type Transition =
  | { kind: 'MOVED'; state: BookingState }
  | {
      kind: 'REFUSED';
      code: Extract<RefusalCode, 'STATE_CONFLICT' | 'HOLD_EXPIRED' | 'QUOTE_EXPIRED'>;
      reason: string;
    };

type From = BookingState | 'NEW';
type Rules = { [Name in Trigger]: (from: From, facts: TriggerFacts[Name]) => Transition };

const moved = (state: BookingState): Transition => ({ kind: 'MOVED', state });
const conflict = (reason: string): Transition => ({ kind: 'REFUSED', code: 'STATE_CONFLICT', reason });

/** Reads an instant without the date library, so that a page may use these lists and labels. */
function toMs(moment: Moment): number {
  return typeof moment === 'string' ? Date.parse(moment) : moment.getTime();
}

/** The hold has ended when its last instant is reached: confirming needs `expiresAt > now`. */
function isOver(end: Moment, now: Moment): boolean {
  return toMs(end) <= toMs(now);
}

function isPast(deadline: Moment, now: Moment): boolean {
  return toMs(now) > toMs(deadline);
}

const RULES: Rules = {
  CREATE(from, { quoteExpiresAt, now }) {
    if (from !== 'NEW') return conflict('ALREADY_CREATED');
    if (isOver(quoteExpiresAt, now))
      return { kind: 'REFUSED', code: 'QUOTE_EXPIRED', reason: 'QUOTE_EXPIRED' };
    return moved('PENDING');
  },
  CONFIRM(from, { isEmailVerified, isPaymentCaptured, isPayAtHotel, expiresAt, now }) {
    if (from === 'EXPIRED') return { kind: 'REFUSED', code: 'HOLD_EXPIRED', reason: 'HOLD_EXPIRED' };
    if (from !== 'PENDING') return conflict('NOT_PENDING');
    if (isOver(expiresAt, now)) return { kind: 'REFUSED', code: 'HOLD_EXPIRED', reason: 'HOLD_EXPIRED' };
    if (!isEmailVerified) return conflict('NOT_VERIFIED');
    if (!isPaymentCaptured && !isPayAtHotel) return conflict('NOT_PAID');
    return moved('SUCCESSFUL');
  },
  TIME(from, { expiresAt, now }) {
    if (from !== 'PENDING') return conflict('NOT_PENDING');
    return isOver(expiresAt, now) ? moved('EXPIRED') : conflict('HOLD_RUNS');
  },
  CANCEL(from, { by, checkInAt, now }) {
    if (from === 'PENDING') return moved('CANCELLED');
    if (from !== 'SUCCESSFUL') return conflict('NOT_BOOKED');
    if (by === 'GUEST' && isPast(checkInAt, now)) return conflict('CHECK_IN_PASSED');
    return moved('CANCELLED');
  },
  LATE_PAYMENT(from, { isEmailVerified, isPaidInFull, areNightsTakenAgain }) {
    if (from !== 'EXPIRED') return conflict('NOT_EXPIRED');
    // What a booking needs in time, it needs late as well.
    if (!isEmailVerified) return conflict('NOT_VERIFIED');
    if (!isPaidInFull) return conflict('NOT_PAID');
    return areNightsTakenAgain ? moved('SUCCESSFUL') : conflict('NIGHTS_GONE');
  },
  REFUND(from, { refundableMinor, processedMinor, areAllProcessed }) {
    if (from !== 'CANCELLED') return conflict('NOT_CANCELLED');
    if (refundableMinor <= 0) return conflict('NOTHING_TO_REFUND');
    return areAllProcessed && processedMinor === refundableMinor
      ? moved('REFUNDED')
      : conflict('REFUND_RUNS');
  },
};

/** The state after a trigger; every pair that BOOKING-RULES does not list is refused. */
export function nextState<Name extends Trigger>(
  from: From,
  trigger: Name,
  facts: TriggerFacts[Name],
): Transition {
  return RULES[trigger](from, facts);
}

/** What can be done with a booking. */
const BOOKING_ACTIONS = ['SEND_CODE', 'CONFIRM', 'PAY', 'EXTEND_HOLD', 'CANCEL'] as const;
export type BookingActionName = (typeof BOOKING_ACTIONS)[number];

/** One action; `reasons` say as codes why not. */
export interface BookingAction {
  action: BookingActionName;
  allowed: boolean;
  reasons: string[];
}

/** What is known about a booking. */
export interface BookingFacts {
  state: BookingState;
  stayState: StayState;
  checkInAt: Moment;
  /** The end of the hold. */
  expiresAt: Moment;
  isExtended: boolean;
  /** By an earlier code, or by an account of the same address. */
  isEmailVerified: boolean;
  /** The plan is paid at the hotel; any other is paid before it is booked. */
  isPayAtHotel: boolean;
  /** The whole price has been captured. */
  isPaidInFull: boolean;
  /** The code that was sent last. */
  verification?: { expiresAt: Moment; resendAt: Moment; attemptsLeft: number };
}

/** What was paid of a price: a fact of its own, beside the state (BOOKING-RULES, States). */
export function paymentFact(paidMinor: number, totalMinor: number): 'PAID' | 'PART_PAID' | 'UNPAID' {
  if (paidMinor <= 0) return 'UNPAID';
  return paidMinor < totalMinor ? 'PART_PAID' : 'PAID';
}

type Check = (facts: BookingFacts, now: Moment) => string[];

/** Every action with whether the server would do it, so that nobody derives a rule again. */
export function actionsFor(facts: BookingFacts, now: Moment): BookingAction[] {
  return BOOKING_ACTIONS.map((action) => {
    const reasons = reasonsAgainst(action, facts, now);
    return { action, allowed: reasons.length === 0, reasons };
  });
}

/** Why one action is not allowed, as codes; none when it is. */
export function reasonsAgainst(action: BookingActionName, facts: BookingFacts, now: Moment): string[] {
  return CHECKS[action](facts, now);
}

const CHECKS: Record<BookingActionName, Check> = {
  SEND_CODE(facts, now) {
    const blocked = whyNotPending(facts, now);
    if (blocked.length > 0) return blocked;
    if (facts.isEmailVerified) return ['ALREADY_VERIFIED'];
    const { verification } = facts;
    return verification !== undefined && !isOver(verification.resendAt, now) ? ['OTP_TOO_SOON'] : [];
  },
  CONFIRM(facts, now) {
    const blocked = whyNotPending(facts, now);
    if (blocked.length > 0) return blocked;
    const { isEmailVerified, isPayAtHotel, isPaidInFull, verification } = facts;
    // The code may come before the payment; without one there is nothing left but to pay.
    if (isEmailVerified) return isPayAtHotel || isPaidInFull ? [] : ['NOT_PAID'];
    if (verification === undefined) return ['CODE_NOT_SENT'];
    if (verification.attemptsLeft < 1) return ['OTP_EXHAUSTED'];
    return isOver(verification.expiresAt, now) ? ['OTP_EXPIRED'] : [];
  },
  PAY(facts, now) {
    const blocked = whyNotPending(facts, now);
    if (blocked.length > 0) return blocked;
    if (facts.isPayAtHotel) return ['PAID_AT_HOTEL'];
    return facts.isPaidInFull ? ['ALREADY_PAID'] : [];
  },
  EXTEND_HOLD(facts, now) {
    const blocked = whyNotPending(facts, now);
    if (blocked.length > 0) return blocked;
    return facts.isExtended ? ['ALREADY_EXTENDED'] : [];
  },
  CANCEL(facts, now) {
    if (facts.state === 'PENDING') return whyNotPending(facts, now);
    if (facts.state !== 'SUCCESSFUL') return [reasonOfState(facts.state)];
    if (facts.stayState === 'NO_SHOW') return ['NO_SHOW'];
    if (facts.stayState !== 'DUE') return ['STAY_BEGAN'];
    return isPast(facts.checkInAt, now) ? ['CHECK_IN_PASSED'] : [];
  },
};

function whyNotPending({ state, expiresAt }: BookingFacts, now: Moment): string[] {
  if (state !== 'PENDING') return [reasonOfState(state)];
  return isOver(expiresAt, now) ? ['HOLD_EXPIRED'] : [];
}

function reasonOfState(state: Exclude<BookingState, 'PENDING'>): string {
  switch (state) {
    case 'SUCCESSFUL':
      return 'ALREADY_CONFIRMED';
    case 'EXPIRED':
      return 'HOLD_EXPIRED';
    case 'CANCELLED':
    case 'REFUNDED':
      return 'ALREADY_CANCELLED';
    /* v8 ignore next -- the type leaves nothing else */
    default:
      return state satisfies never;
  }
}
