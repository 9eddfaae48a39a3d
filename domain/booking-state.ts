import type { RefusalCode } from './refusal.ts';
import type { Moment } from './stay.ts';

export const BOOKING_STATES = ['PENDING', 'SUCCESSFUL', 'EXPIRED', 'CANCELLED', 'REFUNDED'] as const;
type BookingState = (typeof BOOKING_STATES)[number];

type StayState = 'DUE' | 'CHECKED_IN' | 'CHECKED_OUT' | 'NO_SHOW';

export interface TriggerFacts {
  CREATE: { quoteExpiresAt: Moment; now: Moment };
  CONFIRM: {
    isEmailVerified: boolean;
    isPaymentCaptured: boolean;
    isPayAtHotel: boolean;
    expiresAt: Moment;
    now: Moment;
  };
  TIME: { expiresAt: Moment; now: Moment };
  CANCEL: { by: 'GUEST' | 'HOTEL'; checkInAt: Moment; now: Moment };
  LATE_PAYMENT: { isEmailVerified: boolean; isDuePaid: boolean; areNightsTakenAgain: boolean };
  REFUND: { refundableMinor: number; processedMinor: number; areAllProcessed: boolean };
}
export type Trigger = keyof TriggerFacts;

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

/** Parses an instant without the date library, so that pages can use this file without loading it. */
function toMs(moment: Moment): number {
  return typeof moment === 'string' ? Date.parse(moment) : moment.getTime();
}

/** A hold is over at its last instant: confirming needs `expiresAt > now`. */
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
  LATE_PAYMENT(from, { isEmailVerified, isDuePaid, areNightsTakenAgain }) {
    if (from !== 'EXPIRED') return conflict('NOT_EXPIRED');
    // A late payment meets the same conditions as one in time.
    if (!isEmailVerified) return conflict('NOT_VERIFIED');
    if (!isDuePaid) return conflict('NOT_PAID');
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

/** Returns the state after a trigger; refuses every pair that BOOKING-RULES does not list. */
export function nextState<Name extends Trigger>(
  from: From,
  trigger: Name,
  facts: TriggerFacts[Name],
): Transition {
  return RULES[trigger](from, facts);
}

export interface StayFacts {
  state: BookingState;
  stayState: StayState;
  checkIn: string;
  checkOut: string;
  /** The day on which it was marked as no-show, at the location. */
  missedOn?: string | undefined;
}
export type StayTrigger = 'CHECK_IN' | 'CHECK_OUT' | 'NO_SHOW' | 'UNDO_NO_SHOW';

export type StayTransition =
  | { kind: 'MOVED'; stayState: StayState }
  | {
      kind: 'REFUSED';
      reason:
        | 'NOT_BOOKED'
        | 'NOT_DUE'
        | 'NOT_CHECKED_IN'
        | 'NOT_MISSED'
        | 'TOO_EARLY'
        | 'TOO_LATE'
        | 'STAY_OVER';
    };

/**
 * Moves the stay of a booking (BOOKING-RULES, States). A guest arrives from the day of arrival until the day before
 * departure, and is missed from the day after arrival; that is undone on the day on which it was marked. @param today the calendar day at the location.
 */
export function nextStayState(
  { state, stayState, checkIn, checkOut, missedOn }: StayFacts,
  trigger: StayTrigger,
  today: string,
): StayTransition {
  if (state !== 'SUCCESSFUL') return { kind: 'REFUSED', reason: 'NOT_BOOKED' };
  if (trigger === 'CHECK_OUT')
    return stayState === 'CHECKED_IN'
      ? { kind: 'MOVED', stayState: 'CHECKED_OUT' }
      : { kind: 'REFUSED', reason: 'NOT_CHECKED_IN' };
  if (trigger === 'UNDO_NO_SHOW') {
    if (stayState !== 'NO_SHOW') return { kind: 'REFUSED', reason: 'NOT_MISSED' };
    return missedOn === today ? { kind: 'MOVED', stayState: 'DUE' } : { kind: 'REFUSED', reason: 'TOO_LATE' };
  }
  if (stayState !== 'DUE') return { kind: 'REFUSED', reason: 'NOT_DUE' };
  if (trigger === 'NO_SHOW')
    return today > checkIn
      ? { kind: 'MOVED', stayState: 'NO_SHOW' }
      : { kind: 'REFUSED', reason: 'TOO_EARLY' };
  if (today < checkIn) return { kind: 'REFUSED', reason: 'TOO_EARLY' };
  return today < checkOut
    ? { kind: 'MOVED', stayState: 'CHECKED_IN' }
    : { kind: 'REFUSED', reason: 'STAY_OVER' };
}

const BOOKING_ACTIONS = ['SEND_CODE', 'CONFIRM', 'PAY', 'EXTEND_HOLD', 'CANCEL'] as const;
export type BookingActionName = (typeof BOOKING_ACTIONS)[number];

/** An action; `reasons` are codes and empty when it is allowed. */
export interface BookingAction {
  action: BookingActionName;
  allowed: boolean;
  reasons: string[];
}

export interface BookingFacts {
  state: BookingState;
  stayState: StayState;
  checkInAt: Moment;
  expiresAt: Moment;
  isExtended: boolean;
  /** By the guest; an option lasts until the instant that the staff chose. */
  isExtendable: boolean;
  /** By an earlier code, or by an account with the same address. */
  isEmailVerified: boolean;
  isPayAtHotel: boolean;
  isDuePaid: boolean;
  /** A confirmed booking has a balance that is paid online. */
  isBalanceDue: boolean;
  verification?: { expiresAt: Moment; resendAt: Moment; attemptsLeft: number };
}

/** Returns how much of a price is paid: a fact separate from the state (BOOKING-RULES, States). */
export function paymentFact(paidMinor: number, totalMinor: number): 'PAID' | 'PART_PAID' | 'UNPAID' {
  if (paidMinor <= 0) return 'UNPAID';
  return paidMinor < totalMinor ? 'PART_PAID' : 'PAID';
}

type Check = (facts: BookingFacts, now: Moment) => string[];

/** Lists every action with whether the server would allow it, so that clients need no rules of their own. */
export function actionsFor(facts: BookingFacts, now: Moment): BookingAction[] {
  return BOOKING_ACTIONS.map((action) => {
    const reasons = reasonsAgainst(action, facts, now);
    return { action, allowed: reasons.length === 0, reasons };
  });
}

/** Returns the reasons against an action as codes; none when it is allowed. */
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
    const { isEmailVerified, isPayAtHotel, isDuePaid, verification } = facts;
    // The code may come before the payment. Once the address is proven, only the payment is missing.
    if (isEmailVerified) return isPayAtHotel || isDuePaid ? [] : ['NOT_PAID'];
    if (verification === undefined) return ['CODE_NOT_SENT'];
    if (verification.attemptsLeft < 1) return ['OTP_EXHAUSTED'];
    return isOver(verification.expiresAt, now) ? ['OTP_EXPIRED'] : [];
  },
  PAY(facts, now) {
    if (facts.state === 'SUCCESSFUL' && facts.isBalanceDue) return whyNotDue(facts, now);
    const blocked = whyNotPending(facts, now);
    if (blocked.length > 0) return blocked;
    if (facts.isPayAtHotel) return ['PAID_AT_HOTEL'];
    return facts.isDuePaid ? ['ALREADY_PAID'] : [];
  },
  EXTEND_HOLD(facts, now) {
    const blocked = whyNotPending(facts, now);
    if (blocked.length > 0) return blocked;
    if (!facts.isExtendable) return ['HELD_BY_STAFF'];
    return facts.isExtended ? ['ALREADY_EXTENDED'] : [];
  },
  CANCEL(facts, now) {
    if (facts.state === 'PENDING') return whyNotPending(facts, now);
    if (facts.state !== 'SUCCESSFUL') return [reasonOfState(facts.state)];
    return whyNotDue(facts, now);
  },
};

/** The guest has not arrived, and still can. */
function whyNotDue({ stayState, checkInAt }: BookingFacts, now: Moment): string[] {
  if (stayState === 'NO_SHOW') return ['NO_SHOW'];
  if (stayState !== 'DUE') return ['STAY_BEGAN'];
  return isPast(checkInAt, now) ? ['CHECK_IN_PASSED'] : [];
}

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
