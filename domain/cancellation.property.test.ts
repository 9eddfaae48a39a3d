import type { Penalty, Policy, Rule } from '#schemas/types';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { policyTimeline, refundQuote } from './cancellation.ts';
import { addDays, instantOf, nightsOf, textOfMs } from './stay.ts';
import { extraLine, nightLine, policy } from './test-support/catalogue.ts';
import { PROPERTY, PROPERTY_MS } from './test-support/property-runs.ts';

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
    return { stay, timezone, checkInMinutes, lines, pricing: {}, reservedAt, totalMinor, checkInMs };
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

type Booked = typeof booking extends fc.Arbitrary<infer Value> ? Value : never;

/** A quote at a moment when cancelling is possible. */
function quoteOf(rules: Policy, booked: Booked, { paidMinor, now }: { paidMinor: number; now: string }) {
  const quote = refundQuote({ ...booked, policy: rules, paidMinor, now });
  if (quote.kind === 'NO_CANCEL') throw new Error('No moment is after check-in.');
  return quote;
}

describe('whatever the policy, the booking and the moment', { timeout: PROPERTY_MS }, () => {
  test('Cancellation 12: penalty + refund = paid to the paisa, in integers', () => {
    const property = fc.property(anyPolicy, booking, moment, (rules, booked, perMille) => {
      const paidMinor = booked.totalMinor;
      const quote = quoteOf(rules, booked, { paidMinor, now: momentOf(booked, perMille) });
      const { penaltyMinor, penaltyNetMinor, penaltyTaxMinor, nonRefundableMinor, refundMinor } = quote;
      const amounts = [penaltyMinor, penaltyNetMinor, penaltyTaxMinor, nonRefundableMinor, refundMinor];
      return (
        amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0) &&
        penaltyMinor + refundMinor === paidMinor &&
        penaltyNetMinor + penaltyTaxMinor === penaltyMinor &&
        nonRefundableMinor <= penaltyMinor &&
        quote.dueMinor === 0
      );
    });
    expect(() => fc.assert(property, PROPERTY)).not.toThrow();
  });

  test('Cancellation 12: never more goes back than was paid, and what is missing is due', () => {
    const paid = fc.integer({ min: 0, max: 10_000_000 });
    const property = fc.property(anyPolicy, booking, moment, paid, (rules, booked, perMille, paidMinor) => {
      const quote = quoteOf(rules, booked, { paidMinor, now: momentOf(booked, perMille) });
      const { penaltyMinor, refundMinor, dueMinor } = quote;
      return (
        penaltyMinor + refundMinor === paidMinor + dueMinor &&
        (refundMinor === 0 || dueMinor === 0) &&
        refundMinor <= paidMinor
      );
    });
    expect(() => fc.assert(property, PROPERTY)).not.toThrow();
  });

  test('the refund never grows as check-in nears, when the rules do not', () => {
    const property = fc.property(fairPolicy, booking, moment, moment, (rules, booked, one, other) => {
      const [earlier, later] = [Math.min(one, other), Math.max(one, other)].map((perMille) =>
        quoteOf(rules, booked, { paidMinor: booked.totalMinor, now: momentOf(booked, perMille) }),
      );
      return earlier !== undefined && later !== undefined && later.refundMinor <= earlier.refundMinor;
    });
    expect(() => fc.assert(property, PROPERTY)).not.toThrow();
  });

  test('the tiers join without a gap up to check-in', () => {
    const property = fc.property(anyPolicy, booking, (rules, booked) => {
      const steps = policyTimeline({ ...booked, policy: rules });
      const joined = steps
        .slice(1)
        .every(({ from }, index) => from !== undefined && from === steps[index]?.until);
      return steps.at(-1)?.kind === 'NO_CANCEL' && joined;
    });
    expect(() => fc.assert(property, PROPERTY)).not.toThrow();
  });

  test('a quote says what the tier of its moment says', () => {
    const property = fc.property(anyPolicy, booking, moment, (rules, booked, perMille) => {
      const now = momentOf(booked, perMille);
      fc.pre(now > booked.reservedAt);
      const quote = quoteOf(rules, booked, { paidMinor: booked.totalMinor, now });
      const steps = policyTimeline({ ...booked, policy: rules });
      const tier = steps.find(({ until }) => until !== undefined && now <= until);
      return (
        quote.kind === tier?.kind &&
        quote.penaltyMinor === tier.penaltyMinor &&
        quote.refundMinor === tier.refundMinor &&
        quote.deadline === tier.until
      );
    });
    expect(() => fc.assert(property, PROPERTY)).not.toThrow();
  });

  test('Cancellation 5: the order of rows never matters', () => {
    const property = fc.property(anyPolicy, booking, (rules, booked) => {
      const checkInRules = rules.checkInRules.toReversed();
      const reservationRules = rules.reservationRules.toReversed();
      const money = (of: Policy) =>
        policyTimeline({ ...booked, policy: of }).map(({ from, penaltyMinor }) => `${from} ${penaltyMinor}`);
      return money({ ...rules, checkInRules, reservationRules }).join() === money(rules).join();
    });
    expect(() => fc.assert(property, PROPERTY)).not.toThrow();
  });
});
