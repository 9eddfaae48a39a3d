import type { Policy } from '#schemas/types';
import { describe, expect, test } from 'vitest';
import { noShowQuote, policyTimeline, releaseQuote } from './cancellation.ts';
import {
  ALL,
  always,
  FIRST_NIGHT,
  HALF,
  lines,
  noon,
  quoteAt,
  terms,
} from './test-support/cancellation-terms.ts';
import { nightLine, policy } from './test-support/catalogue.ts';

describe('Cancellation 17: the worked example', () => {
  test('50 % keeps 11,020: 10,000 and 1,020 tax', () => {
    expect(quoteAt(noon, always(HALF))).toMatchObject({
      kind: 'PENALTY',
      penaltyNetMinor: 1_000_000,
      penaltyTaxMinor: 102_000,
      penaltyMinor: 1_102_000,
      refundMinor: 1_102_000,
      dueMinor: 0,
    });
  });

  test('DAY 1 keeps 6,300 and refunds 15,740', () => {
    expect(quoteAt(noon, always(FIRST_NIGHT))).toMatchObject({
      penaltyMinor: 630_000,
      refundMinor: 1_574_000,
    });
  });
});

describe('Cancellation 5: the larger of the two counts, compared as money', () => {
  const dearNight = { value: 30, unit: 'DAY', penalty: { unit: 'DAY', value: 2 } } as const;
  const cheapShare = { value: 0, unit: 'DAY', penalty: HALF } as const;

  test('two nights are dearer than half of three', () => {
    const quote = quoteAt(noon, { checkInRules: [dearNight], reservationRules: [cheapShare] });
    expect(quote).toMatchObject({ penaltyMinor: 1_574_000, hit: { source: 'CHECK_IN', rule: dearNight } });
  });

  test('names the reservation rule when that is dearer', () => {
    const night = { ...dearNight, penalty: FIRST_NIGHT };
    const quote = quoteAt(noon, { checkInRules: [night], reservationRules: [cheapShare] });
    expect(quote).toMatchObject({
      penaltyMinor: 1_102_000,
      hit: { source: 'RESERVATION', rule: cheapShare },
    });
  });

  test('the order of rows never matters, also for rules with the same deadline', () => {
    const rules: Policy['checkInRules'] = [
      { value: 1, unit: 'DAY', penalty: HALF },
      { value: 24, unit: 'HOUR', penalty: ALL },
      { value: 9, unit: 'DAY', penalty: FIRST_NIGHT },
    ];
    const now = '2026-03-28T00:00:00.000Z';
    expect(quoteAt(now, { checkInRules: rules })).toMatchObject({ penaltyMinor: 2_204_000 });
    expect(quoteAt(now, { checkInRules: rules.toReversed() })).toEqual(quoteAt(now, { checkInRules: rules }));
  });
});

describe('Cancellation 12: refund = paid - penalty', () => {
  test('what was not paid cannot go back, the rest is due', () => {
    expect(quoteAt(noon, always(HALF), { paidMinor: 0 })).toMatchObject({
      refundMinor: 0,
      dueMinor: 1_102_000,
    });
    expect(quoteAt(noon, always(HALF), { paidMinor: 1_102_001 })).toMatchObject({
      refundMinor: 1,
      dueMinor: 0,
    });
  });
});

describe('Cancellation 13: the quote names rule, deadline and next tier, and how long it holds', () => {
  const rule = { value: 7, unit: 'DAY', penalty: HALF } as const;
  const rules: Partial<Policy> = { checkInRules: [rule, { value: 1, unit: 'DAY', penalty: ALL }] };

  test('ten minutes when the next deadline is far', () => {
    expect(quoteAt(noon, rules)).toEqual({
      kind: 'FREE',
      penaltyMinor: 0,
      penaltyNetMinor: 0,
      penaltyTaxMinor: 0,
      nonRefundableMinor: 0,
      refundMinor: 2_204_000,
      dueMinor: 0,
      penalty: { unit: 'PERCENTAGE', value: 0 },
      hit: { source: 'NONE' },
      deadline: '2026-03-21T08:30:00.000Z',
      next: {
        kind: 'PENALTY',
        from: '2026-03-21T08:30:00.000Z',
        until: '2026-03-27T08:30:00.000Z',
        penaltyMinor: 1_102_000,
        refundMinor: 1_102_000,
        penalty: HALF,
      },
      validUntil: '2026-03-20T12:10:00.000Z',
    });
  });

  test('up to the next deadline when that is nearer', () => {
    expect(quoteAt('2026-03-27T08:29:00.000Z', rules)).toMatchObject({
      penalty: HALF,
      hit: { source: 'CHECK_IN', rule },
      validUntil: '2026-03-27T08:30:00.000Z',
      next: { penalty: ALL },
    });
  });

  test('at the very instant of the booking the next tier is the one after the first', () => {
    const halfAtLast = { checkInRules: [{ value: 2, unit: 'DAY' as const, penalty: HALF }] };
    expect(quoteAt(terms.reservedAt, halfAtLast)).toMatchObject({
      kind: 'FREE',
      deadline: '2026-03-26T08:30:00.000Z',
      next: { kind: 'PENALTY', penalty: HALF },
    });
  });

  test('up to check-in in the last tier', () => {
    expect(quoteAt('2026-03-28T08:25:00.000Z', rules)).toMatchObject({
      penalty: ALL,
      deadline: '2026-03-28T08:30:00.000Z',
      validUntil: '2026-03-28T08:30:00.000Z',
      next: { kind: 'NO_CANCEL' },
    });
  });
});

describe('Cancellation 16: grace and no-show', () => {
  const rules: Partial<Policy> = { ...always(ALL), graceMinutes: 60 };

  test('within the grace period the penalty is 0, its last instant included', () => {
    expect(quoteAt('2026-03-01T01:00:00.000Z', rules)).toMatchObject({
      kind: 'FREE',
      hit: { source: 'GRACE' },
    });
    expect(quoteAt('2026-03-01T01:00:00.001Z', rules)).toMatchObject({
      kind: 'PENALTY',
      penaltyMinor: 2_204_000,
    });
  });

  test('is not named as the reason where cancelling is free without it', () => {
    const freeUntilLater = { checkInRules: [], reservationRules: [], graceMinutes: 60 };
    expect(quoteAt('2026-03-01T00:30:00.000Z', freeUntilLater)).toMatchObject({
      kind: 'FREE',
      hit: { source: 'NONE' },
    });
    // Nor where nothing costs more than the extras that are kept anyway.
    const kept = { lines: [...lines, { ...nightLine('2026-03-28', 100_000), refundable: false }] };
    expect(quoteAt('2026-03-01T00:30:00.000Z', freeUntilLater, kept)).toMatchObject({
      hit: { source: 'NONE' },
      nonRefundableMinor: 105_000,
    });
  });

  test('grace ends at check-in', () => {
    const late = { reservedAt: '2026-03-28T08:00:00.000Z' };
    expect(quoteAt('2026-03-28T08:30:00.000Z', rules, late)).toMatchObject({
      kind: 'FREE',
      deadline: '2026-03-28T08:30:00.000Z',
    });
    expect(quoteAt('2026-03-28T08:30:00.001Z', rules, late)).toMatchObject({ kind: 'NO_CANCEL' });
  });

  test('there is none unless the policy says so', () => {
    expect(quoteAt('2026-03-01T00:00:01.000Z', always(ALL))).toMatchObject({ kind: 'PENALTY' });
  });

  test('not arriving costs the whole stay, or what the policy says', () => {
    expect(noShowQuote({ policy: policy(), lines, pricing: {}, paidMinor: 0 })).toMatchObject({
      penaltyMinor: 2_204_000,
      dueMinor: 2_204_000,
    });
    expect(noShowQuote({ policy: policy({ noShow: FIRST_NIGHT }), lines, pricing: {} })).toMatchObject({
      penaltyMinor: 630_000,
      refundMinor: 1_574_000,
    });
    // Cancellation 9: no more nights than there are.
    expect(
      noShowQuote({ policy: policy({ noShow: { unit: 'DAY', value: 9 } }), lines, pricing: {} }),
    ).toMatchObject({
      penalty: { unit: 'DAY', value: 3 },
      penaltyMinor: 2_204_000,
    });
  });
});

describe('States, PENDING -> CANCELLED: giving a hold back', () => {
  const expiresAt = '2026-03-20T12:15:00.000Z';

  test('keeps nothing, and what was captured goes back in full', () => {
    expect(releaseQuote({ paidMinor: 2_204_000, expiresAt, now: noon })).toEqual({
      kind: 'FREE',
      penaltyMinor: 0,
      penaltyNetMinor: 0,
      penaltyTaxMinor: 0,
      nonRefundableMinor: 0,
      refundMinor: 2_204_000,
      dueMinor: 0,
      penalty: { unit: 'PERCENTAGE', value: 0 },
      hit: { source: 'NONE' },
      deadline: expiresAt,
      validUntil: '2026-03-20T12:10:00.000Z',
    });
  });

  test('holds no longer than the hold', () => {
    const now = '2026-03-20T12:06:00.000Z';
    expect(releaseQuote({ paidMinor: 0, expiresAt, now })).toMatchObject({
      refundMinor: 0,
      validUntil: expiresAt,
    });
  });
});

describe('the tiers of a policy in order of time', () => {
  test('free, then a share, then everything, then check-in', () => {
    const checkInRules: Policy['checkInRules'] = [
      { value: 1, unit: 'DAY', penalty: ALL },
      { value: 7, unit: 'DAY', penalty: HALF },
    ];
    expect(policyTimeline({ ...terms, policy: policy({ checkInRules, noShow: ALL }) })).toEqual([
      {
        kind: 'FREE',
        until: '2026-03-21T08:30:00.000Z',
        penaltyMinor: 0,
        refundMinor: 2_204_000,
        penalty: { unit: 'PERCENTAGE', value: 0 },
      },
      {
        kind: 'PENALTY',
        from: '2026-03-21T08:30:00.000Z',
        until: '2026-03-27T08:30:00.000Z',
        penaltyMinor: 1_102_000,
        refundMinor: 1_102_000,
        penalty: HALF,
      },
      {
        kind: 'PENALTY',
        from: '2026-03-27T08:30:00.000Z',
        until: '2026-03-28T08:30:00.000Z',
        penaltyMinor: 2_204_000,
        refundMinor: 0,
        penalty: ALL,
      },
      {
        kind: 'NO_CANCEL',
        from: '2026-03-28T08:30:00.000Z',
        penaltyMinor: 2_204_000,
        refundMinor: 0,
        penalty: ALL,
      },
    ]);
  });

  test('tiers that cost the same are one', () => {
    const checkInRules: Policy['checkInRules'] = [
      { value: 1, unit: 'DAY', penalty: ALL },
      { value: 7, unit: 'DAY', penalty: { unit: 'DAY', value: 3 } },
    ];
    const steps = policyTimeline({ ...terms, policy: policy({ checkInRules }) });
    expect(steps.map(({ kind, until }) => [kind, until])).toEqual([
      ['FREE', '2026-03-21T08:30:00.000Z'],
      ['PENALTY', '2026-03-28T08:30:00.000Z'],
      ['NO_CANCEL', undefined],
    ]);
  });

  test('a late booking begins in the middle of the policy', () => {
    const checkInRules: Policy['checkInRules'] = [{ value: 7, unit: 'DAY', penalty: HALF }];
    const [first] = policyTimeline({
      ...terms,
      policy: policy({ checkInRules }),
      reservedAt: new Date('2026-03-25T00:00:00Z'),
    });
    expect(first).toMatchObject({ kind: 'PENALTY', penaltyMinor: 1_102_000 });
    expect(first).not.toHaveProperty('from');
  });

  test('a booking after the check-in instant can never be cancelled online', () => {
    const steps = policyTimeline({ ...terms, reservedAt: '2026-03-28T15:00:00.000Z' });
    expect(steps).toMatchObject([{ kind: 'NO_CANCEL', from: '2026-03-28T15:00:00.000Z' }]);
  });

  test('assumes full payment when no amount is given', () => {
    const { paidMinor: _paid, ...untold } = terms;
    expect(policyTimeline(untold)[0]).toMatchObject({ kind: 'FREE', refundMinor: 2_204_000 });
    expect(policyTimeline({ ...terms, paidMinor: 0 })[0]).toMatchObject({ kind: 'FREE', refundMinor: 0 });
  });
});
