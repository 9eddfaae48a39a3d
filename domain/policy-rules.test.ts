import type { Policy } from '#schemas/types';
import { describe, expect, test } from 'vitest';
import { policyTimeline } from './cancellation.ts';
import { ALL, always, FIRST_NIGHT, HALF, quoteAt, terms } from './test-support/cancellation-terms.ts';
import { policy } from './test-support/catalogue.ts';

describe('Cancellation 3: before check-in the rule nearest check-in wins', () => {
  const checkInRules: Policy['checkInRules'] = [
    { value: 2, unit: 'DAY', penalty: ALL },
    { value: 7, unit: 'DAY', penalty: HALF },
    { value: 14, unit: 'DAY', penalty: FIRST_NIGHT },
  ];

  test.each([
    ['2026-03-14T08:30:00.000Z', 0],
    ['2026-03-14T08:30:00.001Z', 630_000],
    ['2026-03-21T08:30:00.000Z', 630_000],
    ['2026-03-21T08:30:00.001Z', 1_102_000],
    ['2026-03-26T08:30:00.001Z', 2_204_000],
  ])('at %s the penalty is %i', (now, penaltyMinor) => {
    expect(quoteAt(now, { checkInRules })).toMatchObject({ penaltyMinor });
  });

  test('a nearer rule wins even when it is cheaper', () => {
    const rules: Policy['checkInRules'] = [
      { value: 7, unit: 'DAY', penalty: ALL },
      { value: 1, unit: 'DAY', penalty: HALF },
    ];
    expect(quoteAt('2026-03-28T08:00:00.000Z', { checkInRules: rules })).toMatchObject({
      penaltyMinor: 1_102_000,
    });
  });
});

describe('Cancellation 4: after the booking the largest time passed wins', () => {
  const reservationRules: Policy['reservationRules'] = [
    { value: 24, unit: 'HOUR', penalty: FIRST_NIGHT },
    { value: 3, unit: 'DAY', penalty: HALF },
  ];

  test.each([
    ['2026-03-02T00:00:00.000Z', 0],
    ['2026-03-02T00:00:00.001Z', 630_000],
    ['2026-03-04T00:00:00.001Z', 1_102_000],
  ])('at %s the penalty is %i', (now, penaltyMinor) => {
    expect(quoteAt(now, { reservationRules })).toMatchObject({ penaltyMinor });
  });

  test('0 and 100 % is non-refundable from the moment after the booking on', () => {
    expect(quoteAt('2026-03-01T00:00:00.001Z', always(ALL))).toMatchObject({
      penaltyMinor: 2_204_000,
      refundMinor: 0,
    });
  });

  test('at the very instant of the booking nothing is due, and that price holds for that instant only', () => {
    expect(quoteAt('2026-03-01T00:00:00.000Z', always(ALL))).toMatchObject({
      kind: 'FREE',
      deadline: '2026-03-01T00:00:00.000Z',
      validUntil: '2026-03-01T00:00:00.000Z',
      next: { kind: 'PENALTY', penaltyMinor: 2_204_000 },
    });
  });
});

describe('Cancellation 6: exactly on the deadline is still free', () => {
  const rules: Partial<Policy> = { checkInRules: [{ value: 90, unit: 'MINUTE', penalty: ALL }] };

  test('one millisecond decides', () => {
    expect(quoteAt('2026-03-28T07:00:00.000Z', rules)).toMatchObject({
      kind: 'FREE',
      hit: { source: 'NONE' },
    });
    expect(quoteAt('2026-03-28T07:00:00.001Z', rules)).toMatchObject({ kind: 'PENALTY' });
  });
});

function deadlineOf(value: number, unit: 'DAY' | 'HOUR' | 'MINUTE', changes: Partial<typeof terms>) {
  const rules = policy({ checkInRules: [{ value, unit, penalty: ALL }] });
  return policyTimeline({ ...terms, ...changes, policy: rules })[0]?.until;
}

describe('Cancellation 7: a DAY is a calendar day at the same wall time, hours and minutes are elapsed', () => {
  const berlin = { timezone: 'Europe/Berlin', stay: { checkIn: '2026-03-29', checkOut: '2026-04-01' } };
  test('the night of the clock change in Berlin: 1 DAY is 13:00 UTC, 24 HOUR is 12:00 UTC', () => {
    expect(deadlineOf(1, 'DAY', berlin)).toBe('2026-03-28T13:00:00.000Z');
    expect(deadlineOf(24, 'HOUR', berlin)).toBe('2026-03-28T12:00:00.000Z');
    expect(deadlineOf(1440, 'MINUTE', berlin)).toBe('2026-03-28T12:00:00.000Z');
  });

  test('a house far east of UTC counts its own days', () => {
    const kiritimati = {
      timezone: 'Pacific/Kiritimati',
      stay: { checkIn: '2026-03-28', checkOut: '2026-03-31' },
    };
    expect(deadlineOf(1, 'DAY', kiritimati)).toBe('2026-03-27T00:00:00.000Z');
  });

  test('a day before a leap day, and before the first of March', () => {
    const leap = { stay: { checkIn: '2028-03-01', checkOut: '2028-03-04' } };
    const common = { stay: { checkIn: '2027-03-01', checkOut: '2027-03-04' } };
    expect(deadlineOf(1, 'DAY', leap)).toBe('2028-02-29T08:30:00.000Z');
    expect(deadlineOf(1, 'DAY', common)).toBe('2027-02-28T08:30:00.000Z');
  });

  test('reservation rules count the same way', () => {
    const changes = {
      ...berlin,
      stay: { checkIn: '2026-05-29', checkOut: '2026-06-01' },
      reservedAt: '2026-03-28T12:00:00.000Z',
    };
    const after = (unit: 'DAY' | 'HOUR', value: number) =>
      policyTimeline({
        ...terms,
        ...changes,
        policy: policy({ reservationRules: [{ value, unit, penalty: ALL }] }),
      })[0]?.until;
    expect(after('DAY', 1)).toBe('2026-03-29T11:00:00.000Z');
    expect(after('HOUR', 24)).toBe('2026-03-29T12:00:00.000Z');
  });
});

describe('Cancellation 8: after the check-in instant a guest cannot cancel online', () => {
  test('on the instant it is still possible, after it never again', () => {
    expect(quoteAt('2026-03-28T08:30:00.000Z', {})).toMatchObject({ kind: 'FREE' });
    expect(quoteAt('2026-03-28T08:30:00.001Z', {})).toEqual({
      kind: 'NO_CANCEL',
      since: '2026-03-28T08:30:00.000Z',
    });
  });

  test('ten days after arrival do not count as ten days before it', () => {
    const rules: Partial<Policy> = { checkInRules: [{ value: 7, unit: 'DAY', penalty: ALL }] };
    expect(quoteAt('2026-04-07T08:30:00.000Z', rules)).toMatchObject({ kind: 'NO_CANCEL' });
  });
});
