import { expect, test } from 'vitest';
import { nextState, type Transition } from './booking-state.ts';

const now = '2026-03-01T10:00:00.000Z';
const later = '2026-03-01T10:15:00.000Z';
const verified = {
  isEmailVerified: true,
  isPaymentCaptured: false,
  isPayAtHotel: true,
  expiresAt: later,
  now,
};
const late = { isEmailVerified: true, isDuePaid: true, areNightsTakenAgain: true };

test.each<[string, () => Transition, string, string]>([
  [
    'a quote that has run out',
    () => nextState('NEW', 'CREATE', { quoteExpiresAt: now, now }),
    'QUOTE_EXPIRED',
    'QUOTE_EXPIRED',
  ],
  [
    'what exists',
    () => nextState('PENDING', 'CREATE', { quoteExpiresAt: later, now }),
    'STATE_CONFLICT',
    'ALREADY_CREATED',
  ],
  ['an expired hold', () => nextState('EXPIRED', 'CONFIRM', verified), 'HOLD_EXPIRED', 'HOLD_EXPIRED'],
  [
    'a hold at its end',
    () => nextState('PENDING', 'CONFIRM', { ...verified, expiresAt: now }),
    'HOLD_EXPIRED',
    'HOLD_EXPIRED',
  ],
  ['what is confirmed', () => nextState('SUCCESSFUL', 'CONFIRM', verified), 'STATE_CONFLICT', 'NOT_PENDING'],
  [
    'what no longer waits',
    () => nextState('SUCCESSFUL', 'TIME', { expiresAt: now, now }),
    'STATE_CONFLICT',
    'NOT_PENDING',
  ],
  [
    'a hold that runs',
    () => nextState('PENDING', 'TIME', { expiresAt: later, now }),
    'STATE_CONFLICT',
    'HOLD_RUNS',
  ],
  [
    'a cancelled stay',
    () => nextState('CANCELLED', 'CANCEL', { by: 'GUEST', checkInAt: later, now }),
    'STATE_CONFLICT',
    'NOT_BOOKED',
  ],
  ['money in time', () => nextState('PENDING', 'LATE_PAYMENT', late), 'STATE_CONFLICT', 'NOT_EXPIRED'],
  [
    'a refund before its time',
    () => nextState('SUCCESSFUL', 'REFUND', { refundableMinor: 1, processedMinor: 1, areAllProcessed: true }),
    'STATE_CONFLICT',
    'NOT_CANCELLED',
  ],
  [
    'a refund of nothing',
    () => nextState('CANCELLED', 'REFUND', { refundableMinor: 0, processedMinor: 0, areAllProcessed: true }),
    'STATE_CONFLICT',
    'NOTHING_TO_REFUND',
  ],
  [
    'a refund on its way',
    () => nextState('CANCELLED', 'REFUND', { refundableMinor: 2, processedMinor: 1, areAllProcessed: true }),
    'STATE_CONFLICT',
    'REFUND_RUNS',
  ],
])('%s is refused with its reason', (_case, attempt, code, reason) => {
  expect(attempt()).toEqual({ kind: 'REFUSED', code, reason });
});
