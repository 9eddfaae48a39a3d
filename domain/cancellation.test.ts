import type { Policy } from '#schemas/types';
import { describe, expect, test } from 'vitest';
import { noShowQuote, policyTimeline, refundQuote } from './cancellation.ts';
import { extraLine, nightLine, policy } from './test-support/catalogue.ts';

const HALF = { unit: 'PERCENTAGE', value: 50 } as const;
const ALL = { unit: 'PERCENTAGE', value: 100 } as const;
const FIRST_NIGHT = { unit: 'DAY', value: 1 } as const;

/** Rule 17: 6,300 + 9,440 + 6,300 = 22,040. Check-in is 2026-03-28 14:00 in India, 08:30 UTC. */
const lines = [
  nightLine('2026-03-28', 600_000),
  nightLine('2026-03-29', 800_000),
  nightLine('2026-03-30', 600_000),
];
const terms = {
  policy: policy(),
  lines,
  stay: { checkIn: '2026-03-28', checkOut: '2026-03-31' },
  timezone: 'Asia/Kolkata',
  checkInMinutes: 840,
  reservedAt: '2026-03-01T00:00:00.000Z',
  paidMinor: 2_204_000,
};

function quoteAt(now: string, rules: Partial<Policy>, changes: Partial<typeof terms> = {}) {
  return refundQuote({ ...terms, policy: policy(rules), ...changes, now });
}

/** A rule that always applies once a booking was made. */
function always(penalty: Policy['reservationRules'][number]['penalty']): Partial<Policy> {
  return { reservationRules: [{ value: 0, unit: 'MINUTE', penalty }] };
}

const noon = '2026-03-20T12:00:00.000Z';

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

describe('Cancellation 7: a DAY is a calendar day at the same wall time, hours and minutes are elapsed', () => {
  const berlin = { timezone: 'Europe/Berlin', stay: { checkIn: '2026-03-29', checkOut: '2026-04-01' } };
  const deadlineOf = (value: number, unit: 'DAY' | 'HOUR' | 'MINUTE', changes: Partial<typeof terms>) =>
    policyTimeline({
      ...terms,
      ...changes,
      policy: policy({ checkInRules: [{ value, unit, penalty: ALL }] }),
    })[0]?.until;

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

describe('Cancellation 9: a DAY penalty is the first nights at their own price, per room', () => {
  const twoRooms = [
    ...lines,
    ...lines.map((line) => ({ ...line, id: line.id.replace('room-0', 'room-1'), roomIndex: 1 })),
  ];

  test('not an average, and no more nights than there are', () => {
    expect(quoteAt(noon, always({ unit: 'DAY', value: 2 }))).toMatchObject({ penaltyMinor: 1_574_000 });
    expect(quoteAt(noon, always({ unit: 'DAY', value: 9 }))).toMatchObject({
      penaltyMinor: 2_204_000,
      refundMinor: 0,
    });
  });

  test('the first night of every room, in stay order whatever the order of the lines', () => {
    const changes = { lines: twoRooms.toReversed(), paidMinor: 4_408_000 };
    expect(quoteAt(noon, always(FIRST_NIGHT), changes)).toMatchObject({
      penaltyMinor: 1_260_000,
      refundMinor: 3_148_000,
    });
  });
});

describe('Cancellation 10: a PERCENTAGE is taken per line, with tax at the rate of the line', () => {
  test('rounds each net, then its tax', () => {
    const odd = [
      nightLine('2026-03-28', 333_333),
      nightLine('2026-03-29', 333_333),
      nightLine('2026-03-30', 333_333),
    ];
    expect(
      quoteAt(noon, always({ unit: 'PERCENTAGE', value: 33.33 }), { lines: odd, paidMinor: 1_050_000 }),
    ).toMatchObject({
      penaltyNetMinor: 3 * 111_100,
      penaltyTaxMinor: 3 * 5555,
      penaltyMinor: 349_965,
      refundMinor: 700_035,
    });
  });

  test('keeps the slab of the whole line although half of it would be below', () => {
    const dear = [nightLine('2026-03-28', 800_000)];
    expect(quoteAt(noon, always(HALF), { lines: dear, paidMinor: 944_000 })).toMatchObject({
      penaltyNetMinor: 400_000,
      penaltyTaxMinor: 72_000,
    });
  });
});

describe('Cancellation 11: which extras are kept', () => {
  const paidMinor = 2_204_000 + 118_000;

  test('an extra is refunded in full', () => {
    const withExtra = { lines: [...lines, extraLine(100_000)], paidMinor };
    expect(quoteAt(noon, always(ALL), withExtra)).toMatchObject({
      penaltyMinor: 2_204_000,
      refundMinor: 118_000,
    });
  });

  test('unless it is not refundable: then all of it is kept, also while cancelling is free', () => {
    const withExtra = { lines: [...lines, extraLine(100_000, { refundable: false })], paidMinor };
    expect(quoteAt(noon, {}, withExtra)).toMatchObject({
      kind: 'PENALTY',
      penaltyMinor: 118_000,
      nonRefundableMinor: 118_000,
      refundMinor: 2_204_000,
      hit: { source: 'NONE' },
    });
    expect(quoteAt(noon, always(HALF), withExtra)).toMatchObject({
      penaltyMinor: 1_220_000,
      refundMinor: 1_102_000,
    });
  });

  test('or in the base of the penalty: then its share is kept', () => {
    const withExtra = { lines: [...lines, extraLine(100_000, { inPenaltyBase: true })], paidMinor };
    expect(quoteAt(noon, always(HALF), withExtra)).toMatchObject({
      penaltyMinor: 1_161_000,
      refundMinor: 1_161_000,
    });
  });

  test('nothing is kept twice', () => {
    const both = extraLine(100_000, { refundable: false, inPenaltyBase: true });
    expect(quoteAt(noon, always(HALF), { lines: [...lines, both], paidMinor })).toMatchObject({
      penaltyMinor: 1_220_000,
    });
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
    expect(noShowQuote({ policy: policy(), lines, paidMinor: 0 })).toMatchObject({
      penaltyMinor: 2_204_000,
      dueMinor: 2_204_000,
    });
    expect(noShowQuote({ policy: policy({ noShow: FIRST_NIGHT }), lines })).toMatchObject({
      penaltyMinor: 630_000,
      refundMinor: 1_574_000,
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

  test('is told as if all had been paid when nothing was said', () => {
    const { paidMinor: _paid, ...untold } = terms;
    expect(policyTimeline(untold)[0]).toMatchObject({ kind: 'FREE', refundMinor: 2_204_000 });
    expect(policyTimeline({ ...terms, paidMinor: 0 })[0]).toMatchObject({ kind: 'FREE', refundMinor: 0 });
  });
});
