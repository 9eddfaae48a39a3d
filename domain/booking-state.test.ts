import { describe, expect, test } from 'vitest';
import {
  actionsFor,
  BOOKING_STATES,
  nextState,
  paymentFact,
  type BookingFacts,
  nextStayState,
} from './booking-state.ts';

const now = '2026-03-01T10:00:00.000Z';
const later = '2026-03-01T10:15:00.000Z';
const earlier = '2026-03-01T09:59:59.999Z';
const verified = {
  isEmailVerified: true,
  isPaymentCaptured: false,
  isPayAtHotel: true,
  expiresAt: later,
  now,
};
const late = { isEmailVerified: true, isDuePaid: true, areNightsTakenAgain: true };

describe('States: every pair of the table', () => {
  test('new -> PENDING from a live quote only', () => {
    expect(nextState('NEW', 'CREATE', { quoteExpiresAt: later, now })).toEqual({
      kind: 'MOVED',
      state: 'PENDING',
    });
    expect(nextState('NEW', 'CREATE', { quoteExpiresAt: now, now })).toMatchObject({ code: 'QUOTE_EXPIRED' });
  });

  test('PENDING -> SUCCESSFUL needs a verified e-mail, and a payment or a plan that is paid at the hotel', () => {
    expect(nextState('PENDING', 'CONFIRM', verified)).toEqual({ kind: 'MOVED', state: 'SUCCESSFUL' });
    expect(
      nextState('PENDING', 'CONFIRM', { ...verified, isPayAtHotel: false, isPaymentCaptured: true }),
    ).toMatchObject({ state: 'SUCCESSFUL' });
    expect(nextState('PENDING', 'CONFIRM', { ...verified, isPayAtHotel: false })).toMatchObject({
      code: 'STATE_CONFLICT',
      reason: 'NOT_PAID',
    });
    expect(nextState('PENDING', 'CONFIRM', { ...verified, isEmailVerified: false })).toMatchObject({
      reason: 'NOT_VERIFIED',
    });
  });

  test('PENDING -> SUCCESSFUL needs expiresAt > now', () => {
    expect(nextState('PENDING', 'CONFIRM', { ...verified, expiresAt: now })).toMatchObject({
      code: 'HOLD_EXPIRED',
    });
    expect(nextState('EXPIRED', 'CONFIRM', verified)).toMatchObject({ code: 'HOLD_EXPIRED' });
  });

  test('PENDING -> EXPIRED when the hold has ended', () => {
    expect(nextState('PENDING', 'TIME', { expiresAt: now, now: new Date(now) })).toEqual({
      kind: 'MOVED',
      state: 'EXPIRED',
    });
    expect(nextState('PENDING', 'TIME', { expiresAt: later, now })).toMatchObject({ kind: 'REFUSED' });
  });

  test('PENDING -> CANCELLED by guest or hotel', () => {
    expect(nextState('PENDING', 'CANCEL', { by: 'GUEST', checkInAt: later, now })).toMatchObject({
      state: 'CANCELLED',
    });
    expect(nextState('PENDING', 'CANCEL', { by: 'HOTEL', checkInAt: later, now })).toMatchObject({
      state: 'CANCELLED',
    });
  });

  test('EXPIRED -> SUCCESSFUL by late payment only, and only if the nights can be taken again', () => {
    expect(nextState('EXPIRED', 'LATE_PAYMENT', late)).toMatchObject({ state: 'SUCCESSFUL' });
    expect(nextState('EXPIRED', 'LATE_PAYMENT', { ...late, areNightsTakenAgain: false })).toMatchObject({
      code: 'STATE_CONFLICT',
      reason: 'NIGHTS_GONE',
    });
    expect(nextState('EXPIRED', 'LATE_PAYMENT', { ...late, isEmailVerified: false })).toMatchObject({
      reason: 'NOT_VERIFIED',
    });
    expect(nextState('EXPIRED', 'LATE_PAYMENT', { ...late, isDuePaid: false })).toMatchObject({
      reason: 'NOT_PAID',
    });
  });

  test('SUCCESSFUL -> CANCELLED by the guest up to check-in, by the hotel at any time', () => {
    expect(nextState('SUCCESSFUL', 'CANCEL', { by: 'GUEST', checkInAt: now, now })).toMatchObject({
      state: 'CANCELLED',
    });
    expect(nextState('SUCCESSFUL', 'CANCEL', { by: 'GUEST', checkInAt: earlier, now })).toMatchObject({
      reason: 'CHECK_IN_PASSED',
    });
    expect(nextState('SUCCESSFUL', 'CANCEL', { by: 'HOTEL', checkInAt: earlier, now })).toMatchObject({
      state: 'CANCELLED',
    });
  });

  test('CANCELLED -> REFUNDED when every row is processed and their sum is the refundable amount', () => {
    const done = { refundableMinor: 100, processedMinor: 100, areAllProcessed: true };
    expect(nextState('CANCELLED', 'REFUND', done)).toMatchObject({ state: 'REFUNDED' });
    expect(nextState('CANCELLED', 'REFUND', { ...done, areAllProcessed: false })).toMatchObject({
      kind: 'REFUSED',
    });
    expect(nextState('CANCELLED', 'REFUND', { ...done, processedMinor: 99 })).toMatchObject({
      kind: 'REFUSED',
    });
    expect(
      nextState('CANCELLED', 'REFUND', { ...done, refundableMinor: 0, processedMinor: 0 }),
    ).toMatchObject({ kind: 'REFUSED' });
  });

  test('moments may be dates, to the millisecond', () => {
    const end = new Date('2026-03-01T10:00:00.001Z');
    const clock = new Date('2026-03-01T10:00:00.000Z');
    expect(nextState('PENDING', 'TIME', { expiresAt: end, now: clock })).toMatchObject({
      reason: 'HOLD_RUNS',
    });
  });

  test('any other pair is refused with a conflict or an expired hold', () => {
    const moves = BOOKING_STATES.flatMap((from) => [
      { pair: `${from} CREATE`, transition: nextState(from, 'CREATE', { quoteExpiresAt: later, now }) },
      { pair: `${from} CONFIRM`, transition: nextState(from, 'CONFIRM', verified) },
      { pair: `${from} TIME`, transition: nextState(from, 'TIME', { expiresAt: earlier, now }) },
      {
        pair: `${from} CANCEL`,
        transition: nextState(from, 'CANCEL', { by: 'HOTEL', checkInAt: later, now }),
      },
      {
        pair: `${from} LATE_PAYMENT`,
        transition: nextState(from, 'LATE_PAYMENT', late),
      },
      {
        pair: `${from} REFUND`,
        transition: nextState(from, 'REFUND', {
          refundableMinor: 1,
          processedMinor: 1,
          areAllProcessed: true,
        }),
      },
    ]);
    expect(moves.filter(({ transition }) => transition.kind === 'MOVED').map(({ pair }) => pair)).toEqual([
      'PENDING CONFIRM',
      'PENDING TIME',
      'PENDING CANCEL',
      'SUCCESSFUL CANCEL',
      'EXPIRED LATE_PAYMENT',
      'CANCELLED REFUND',
    ]);
  });
});

describe('States: the actions of a booking', () => {
  const pending: BookingFacts = {
    state: 'PENDING',
    stayState: 'DUE',
    checkInAt: '2026-03-29T08:30:00.000Z',
    expiresAt: later,
    isExtended: false,
    isExtendable: true,
    isEmailVerified: false,
    isPayAtHotel: true,
    isDuePaid: false,
    isBalanceDue: false,
    verification: { expiresAt: '2026-03-01T10:05:00.000Z', resendAt: now, attemptsLeft: 5 },
  };

  function reasons(changes: Partial<BookingFacts>, at = now) {
    return Object.fromEntries(
      actionsFor({ ...pending, ...changes }, at).map((each) => [each.action, each.reasons]),
    );
  }

  test('are all allowed while the hold runs and the code is fresh; paying where it is not for the hotel', () => {
    expect(actionsFor(pending, now).map(({ action, allowed }) => [action, allowed])).toEqual([
      ['SEND_CODE', true],
      ['CONFIRM', true],
      ['PAY', false],
      ['EXTEND_HOLD', true],
      ['CANCEL', true],
    ]);
  });

  test('say why a code cannot be sent or used', () => {
    expect(reasons({}, earlier)['SEND_CODE']).toEqual(['OTP_TOO_SOON']);
    expect(reasons({}, '2026-03-01T10:05:00.000Z')['CONFIRM']).toEqual(['OTP_EXPIRED']);
    expect(
      reasons({ verification: { expiresAt: later, resendAt: now, attemptsLeft: 0 } })['CONFIRM'],
    ).toEqual(['OTP_EXHAUSTED']);
    expect(
      reasons({ verification: { expiresAt: later, resendAt: now, attemptsLeft: 1 } })['CONFIRM'],
    ).not.toEqual(['OTP_EXHAUSTED']);
  });

  test('know that the code was not sent yet', () => {
    const { verification: _code, ...withoutCode } = pending;
    const byName = Object.fromEntries(
      actionsFor(withoutCode, now).map((each) => [each.action, each.reasons]),
    );
    expect(byName['SEND_CODE']).toEqual([]);
    expect(byName['CONFIRM']).toEqual(['CODE_NOT_SENT']);
  });

  test('need no code for an address that is already proven', () => {
    const { verification: _code, ...withoutCode } = pending;
    const proven = actionsFor({ ...withoutCode, isEmailVerified: true }, now);
    expect(proven.slice(0, 2)).toEqual([
      { action: 'SEND_CODE', allowed: false, reasons: ['ALREADY_VERIFIED'] },
      { action: 'CONFIRM', allowed: true, reasons: [] },
    ]);
  });

  test('allow to pay a plan that is paid before the stay, before or after the code, and once', () => {
    const prepaid = { isPayAtHotel: false };
    expect(reasons(prepaid)['PAY']).toEqual([]);
    expect(reasons({ ...prepaid, isEmailVerified: true })['PAY']).toEqual([]);
    expect(reasons({ ...prepaid, isDuePaid: true })['PAY']).toEqual(['ALREADY_PAID']);
    expect(reasons({})['PAY']).toEqual(['PAID_AT_HOTEL']);
    expect(reasons({ ...prepaid, state: 'SUCCESSFUL', isDuePaid: true, isBalanceDue: true })['PAY']).toEqual(
      [],
    );
    expect(reasons({ ...prepaid, state: 'CANCELLED' })['PAY']).toEqual(['ALREADY_CANCELLED']);
  });

  test('know that a proven address is not yet a payment', () => {
    const proven = { isPayAtHotel: false, isEmailVerified: true };
    expect(reasons(proven)['CONFIRM']).toEqual(['NOT_PAID']);
    expect(reasons({ ...proven, isDuePaid: true })['CONFIRM']).toEqual([]);
  });

  test('allow one extension', () => {
    expect(reasons({ isExtended: true })['EXTEND_HOLD']).toEqual(['ALREADY_EXTENDED']);
    expect(reasons({ isExtendable: false })['EXTEND_HOLD']).toEqual(['HELD_BY_STAFF']);
  });

  test('end with the hold', () => {
    const over = {
      SEND_CODE: ['HOLD_EXPIRED'],
      CONFIRM: ['HOLD_EXPIRED'],
      PAY: ['HOLD_EXPIRED'],
      EXTEND_HOLD: ['HOLD_EXPIRED'],
      CANCEL: ['HOLD_EXPIRED'],
    };
    expect(reasons({}, later)).toEqual(over);
    expect(reasons({ state: 'EXPIRED' })).toEqual(over);
  });

  test('Cancellation 8: a guest cancels a booking up to check-in, not after it', () => {
    const successful = { state: 'SUCCESSFUL' as const };
    expect(reasons(successful)).toEqual({
      SEND_CODE: ['ALREADY_CONFIRMED'],
      CONFIRM: ['ALREADY_CONFIRMED'],
      PAY: ['ALREADY_CONFIRMED'],
      EXTEND_HOLD: ['ALREADY_CONFIRMED'],
      CANCEL: [],
    });
    expect(reasons(successful, '2026-03-29T08:30:00.000Z')['CANCEL']).toEqual([]);
    expect(reasons(successful, '2026-03-29T08:30:00.001Z')['CANCEL']).toEqual(['CHECK_IN_PASSED']);
    expect(reasons({ ...successful, stayState: 'CHECKED_IN' })['CANCEL']).toEqual(['STAY_BEGAN']);
    expect(reasons({ ...successful, stayState: 'CHECKED_OUT' })['CANCEL']).toEqual(['STAY_BEGAN']);
    expect(reasons({ ...successful, stayState: 'NO_SHOW' })['CANCEL']).toEqual(['NO_SHOW']);
    expect(reasons({ state: 'REFUNDED' })['CANCEL']).toEqual(['ALREADY_CANCELLED']);
  });
});

test('a part of the price makes a booking part paid, all of it paid', () => {
  expect([0, 1, 99, 100, 101].map((paid) => paymentFact(paid, 100))).toEqual([
    'UNPAID',
    'PART_PAID',
    'PART_PAID',
    'PAID',
    'PAID',
  ]);
});

describe('the stay of a booking (BOOKING-RULES, States)', () => {
  const stay = {
    state: 'SUCCESSFUL',
    stayState: 'DUE',
    checkIn: '2027-01-14',
    checkOut: '2027-01-16',
  } as const;

  test.each([
    ['CHECK_IN', '2027-01-13', 'TOO_EARLY'],
    ['CHECK_IN', '2027-01-14', 'CHECKED_IN'],
    ['CHECK_IN', '2027-01-15', 'CHECKED_IN'],
    ['CHECK_IN', '2027-01-16', 'STAY_OVER'],
    ['NO_SHOW', '2027-01-14', 'TOO_EARLY'],
    ['NO_SHOW', '2027-01-15', 'NO_SHOW'],
    ['NO_SHOW', '2027-02-15', 'NO_SHOW'],
    ['CHECK_OUT', '2027-01-16', 'NOT_CHECKED_IN'],
  ] as const)('%s on %s of one that is due: %s', (trigger, today, expected) => {
    const transition = nextStayState(stay, trigger, today);
    expect(transition.kind === 'MOVED' ? transition.stayState : transition.reason).toBe(expected);
  });

  test('who is in the house leaves on any day, once', () => {
    const inHouse = { ...stay, stayState: 'CHECKED_IN' } as const;
    for (const today of ['2027-01-14', '2027-01-16', '2027-01-20'])
      expect(nextStayState(inHouse, 'CHECK_OUT', today)).toEqual({ kind: 'MOVED', stayState: 'CHECKED_OUT' });
    for (const stayState of ['DUE', 'CHECKED_OUT', 'NO_SHOW'] as const)
      expect(nextStayState({ ...stay, stayState }, 'CHECK_OUT', '2027-01-16').kind).toBe('REFUSED');
  });

  test.each(['PENDING', 'EXPIRED', 'CANCELLED', 'REFUNDED'] as const)(
    'nobody comes to one that is %s',
    (state) => {
      for (const trigger of ['CHECK_IN', 'CHECK_OUT', 'NO_SHOW'] as const)
        expect(nextStayState({ ...stay, state }, trigger, '2027-01-15')).toEqual({
          kind: 'REFUSED',
          reason: 'NOT_BOOKED',
        });
    },
  );

  test.each(['CHECKED_IN', 'CHECKED_OUT', 'NO_SHOW'] as const)(
    'one that is %s begins no second time',
    (stayState) => {
      for (const trigger of ['CHECK_IN', 'NO_SHOW'] as const)
        expect(nextStayState({ ...stay, stayState }, trigger, '2027-01-15')).toEqual({
          kind: 'REFUSED',
          reason: 'NOT_DUE',
        });
    },
  );
});
