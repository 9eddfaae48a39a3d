import type { Penalty, Policy, Rule } from '#schemas/types';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { policyTimeline, refundQuote } from './cancellation.ts';
import { addDays, instantOf, nightsOf, textOfMs } from './stay.ts';
import { extraLine, nightLine, policy } from './test-support/catalogue.ts';

const RUNS = { numRuns: 2000 };
const ZONES = [
  'Asia/Kolkata',
  'Europe/Berlin',
  'Pacific/Kiritimati',
  'America/St_Johns',
  'Australia/Lord_Howe',
];
const HOUR_MS = 3_600_000;

const unit = fc.constantFrom('DAY' as const, 'HOUR' as const, 'MINUTE' as const);
const percentage = fc
  .integer({ min: 0, max: 10_000 })
  .map((basisPoints): Penalty => ({ unit: 'PERCENTAGE', value: basisPoints / 100 }));
const nights = fc.integer({ min: 0, max: 9 }).map((value): Penalty => ({ unit: 'DAY', value }));
const rule = fc.record({
  value: fc.integer({ min: 0, max: 60 }),
  unit,
  penalty: fc.oneof(percentage, nights),
});

const booking = fc
  .record({
    timezone: fc.constantFrom(...ZONES),
    checkIn: fc.integer({ min: 0, max: 1200 }).map((days) => addDays('2026-01-01', days)),
    nets: fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 7 }),
    checkInMinutes: fc.integer({ min: 0, max: 1439 }),
    bookedHoursBefore: fc.integer({ min: 0, max: 2000 }),
    extraMinor: fc.integer({ min: 0, max: 900_000 }),
    isExtraRefundable: fc.boolean(),
    isExtraInBase: fc.boolean(),
  })
  .map(({ timezone, checkIn, nets, checkInMinutes, bookedHoursBefore, ...extra }) => {
    const stay = { checkIn, checkOut: addDays(checkIn, nets.length) };
    const checkInMs = Date.parse(instantOf(checkIn, checkInMinutes, timezone));
    const nightLines = nightsOf(stay).map((date, index) => nightLine(date, nets[index] ?? 0));
    const extras = [
      extraLine(extra.extraMinor, {
        refundable: extra.isExtraRefundable,
        inPenaltyBase: extra.isExtraInBase,
      }),
    ];
    const lines = [...nightLines, ...extras];
    const reservedAt = textOfMs(checkInMs - bookedHoursBefore * HOUR_MS);
    const totalMinor = lines.reduce((sum, line) => sum + line.totalMinor, 0);
    return { stay, timezone, checkInMinutes, lines, reservedAt, totalMinor, checkInMs };
  });

const anyPolicy = fc
  .record({
    checkInRules: fc.array(rule, { maxLength: 4 }),
    reservationRules: fc.array(rule, { maxLength: 4 }),
    graceMinutes: fc.integer({ min: 0, max: 3000 }),
  })
  .map((rules): Policy => policy(rules));

/** As the content check wants it: the nearer to check-in, or the longer after the booking, the dearer. */
const fairPolicy = fc
  .record({
    checkInDays: fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 4 }),
    reservationHours: fc.uniqueArray(fc.integer({ min: 0, max: 900 }), { maxLength: 4 }),
    shares: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 8, maxLength: 8 }),
    graceMinutes: fc.integer({ min: 0, max: 3000 }),
  })
  .map(({ checkInDays, reservationHours, shares, graceMinutes }): Policy => {
    const rising = shares.toSorted((a, b) => a - b);
    const ruleOf = (value: number, index: number, unitOfTime: Rule['unit']): Rule => ({
      value,
      unit: unitOfTime,
      penalty: { unit: 'PERCENTAGE', value: rising[index] ?? 100 },
    });
    return policy({
      checkInRules: checkInDays.toSorted((a, b) => b - a).map((value, index) => ruleOf(value, index, 'DAY')),
      reservationRules: reservationHours
        .toSorted((a, b) => a - b)
        .map((value, index) => ruleOf(value, index, 'HOUR')),
      graceMinutes,
    });
  });

/** A moment between booking and check-in, as a share of the time between them. */
const moment = fc.integer({ min: 0, max: 1000 });

function momentOf(
  { reservedAt, checkInMs }: { reservedAt: string; checkInMs: number },
  perMille: number,
): string {
  const reservedMs = Date.parse(reservedAt);
  return textOfMs(reservedMs + Math.floor(((checkInMs - reservedMs) * perMille) / 1000));
}

describe('whatever the policy, the booking and the moment', () => {
  test('Cancellation 12: penalty + refund = paid to the paisa, in integers', () => {
    fc.assert(
      fc.property(anyPolicy, booking, moment, (rules, booked, perMille) => {
        const quote = refundQuote({
          ...booked,
          policy: rules,
          paidMinor: booked.totalMinor,
          now: momentOf(booked, perMille),
        });
        if (quote.kind === 'NO_CANCEL') throw new Error('no moment is after check-in');
        const { penaltyMinor, penaltyNetMinor, penaltyTaxMinor, nonRefundableMinor, refundMinor, dueMinor } =
          quote;
        expect(penaltyMinor + refundMinor).toBe(booked.totalMinor);
        expect(penaltyNetMinor + penaltyTaxMinor).toBe(penaltyMinor);
        expect(dueMinor).toBe(0);
        expect(nonRefundableMinor).toBeLessThanOrEqual(penaltyMinor);
        expect(
          [penaltyMinor, penaltyNetMinor, penaltyTaxMinor, refundMinor].every(
            (amount) => Number.isSafeInteger(amount) && amount >= 0,
          ),
        ).toBe(true);
      }),
      RUNS,
    );
  });

  test('Cancellation 12: what was paid in part is never refunded above it, and the rest is due', () => {
    fc.assert(
      fc.property(
        anyPolicy,
        booking,
        moment,
        fc.integer({ min: 0, max: 10_000_000 }),
        (rules, booked, perMille, paidMinor) => {
          const quote = refundQuote({ ...booked, policy: rules, paidMinor, now: momentOf(booked, perMille) });
          if (quote.kind === 'NO_CANCEL') throw new Error('no moment is after check-in');
          expect(quote.penaltyMinor + quote.refundMinor).toBe(paidMinor + quote.dueMinor);
          expect(quote.refundMinor * quote.dueMinor).toBe(0);
          expect(quote.refundMinor).toBeLessThanOrEqual(paidMinor);
        },
      ),
      RUNS,
    );
  });

  test('the refund never grows as check-in nears, when the rules do not', () => {
    fc.assert(
      fc.property(fairPolicy, booking, moment, moment, (rules, booked, one, other) => {
        const refundAt = (perMille: number): number => {
          const now = momentOf(booked, perMille);
          const quote = refundQuote({ ...booked, policy: rules, paidMinor: booked.totalMinor, now });
          return quote.kind === 'NO_CANCEL' ? 0 : quote.refundMinor;
        };
        expect(refundAt(Math.max(one, other))).toBeLessThanOrEqual(refundAt(Math.min(one, other)));
      }),
      RUNS,
    );
  });

  test('the tiers join without gap and say what a quote says', () => {
    fc.assert(
      fc.property(anyPolicy, booking, moment, (rules, booked, perMille) => {
        fc.pre(perMille > 0);
        const now = momentOf(booked, perMille);
        const terms = { ...booked, policy: rules, paidMinor: booked.totalMinor };
        const steps = policyTimeline(terms);
        const quote = refundQuote({ ...terms, now });
        const current = steps.find(
          ({ from, until }) => (from === undefined || from < now) && (until === undefined || now <= until),
        );
        expect(steps.slice(1).map(({ from }) => from)).toEqual(steps.slice(0, -1).map(({ until }) => until));
        expect(steps.at(-1)?.kind).toBe('NO_CANCEL');
        if (now > booked.reservedAt)
          expect(quote).toMatchObject({
            kind: current?.kind,
            penaltyMinor: current?.penaltyMinor,
            deadline: current?.until,
          });
      }),
      RUNS,
    );
  });

  test('the order of rows never matters', () => {
    fc.assert(
      fc.property(anyPolicy, booking, (rules, booked) => {
        const turned = {
          ...rules,
          checkInRules: rules.checkInRules.toReversed(),
          reservationRules: rules.reservationRules.toReversed(),
        };
        const money = (of: Policy) =>
          policyTimeline({ ...booked, policy: of }).map(({ kind, from, until, penaltyMinor }) => ({
            kind,
            from,
            until,
            penaltyMinor,
          }));
        expect(money(turned)).toEqual(money(rules));
      }),
      RUNS,
    );
  });
});
