import type { Deposit } from '#schemas/types';
import { describe, expect, test } from 'vitest';
import { depositOf } from './deposit.ts';
import type { PriceTerms } from './price-terms.ts';
import { extraLine } from './test-support/catalogue.ts';
import { lines } from './test-support/cancellation-terms.ts';

/** Nights of 6,300.00, 9,440.00 and 6,300.00, tax included: 22,040.00. */
const booked = {
  lines,
  pricing: {} as PriceTerms,
  arrivalDate: '2026-03-28',
  location: { timezone: 'Europe/Berlin', checkIn: 900 },
  now: new Date('2026-03-01T12:00:00.000Z'),
};
const online = { due: 'BEFORE_ARRIVAL', days: 7, hours: 24 } as const;

function depositFor(deposit: Deposit, changes: Partial<typeof booked> = {}) {
  return depositOf({ ...booked, plan: { payment: 'PAY_NOW', deposit }, ...changes });
}

describe('Price 10: what is paid when booking', () => {
  test('a percentage of the total: 30 % of 22,040.00 are 6,612.00, and 15,428.00 are left for the hotel', () => {
    expect(depositFor({ unit: 'PERCENTAGE', value: 30 })).toEqual({
      dueNowMinor: 661_200,
      balanceMinor: 1_542_800,
      balance: { due: 'AT_HOTEL' },
    });
  });

  test('the first nights at their own price: two are 15,740.00', () => {
    expect(depositFor({ unit: 'DAY', value: 2 })).toMatchObject({ dueNowMinor: 1_574_000 });
  });

  test('extras are part of a percentage, not of nights', () => {
    const changes = { lines: [...lines, extraLine(100_000)] };
    expect(depositFor({ unit: 'PERCENTAGE', value: 50 }, changes)).toMatchObject({ dueNowMinor: 1_161_000 });
    expect(depositFor({ unit: 'DAY', value: 1 }, changes)).toMatchObject({ dueNowMinor: 630_000 });
  });

  test('everything: where the plan has no deposit, is paid at the hotel, or takes all nights', () => {
    expect(depositOf({ ...booked, plan: { payment: 'PAY_NOW' } })).toBeUndefined();
    const deposit: Deposit = { unit: 'DAY', value: 1 };
    expect(depositOf({ ...booked, plan: { payment: 'PAY_AT_HOTEL', deposit } })).toBeUndefined();
    expect(depositFor({ unit: 'DAY', value: 3 })).toBeUndefined();
  });
});

describe('Price 8: rounded in the guest’s favour', () => {
  const oneNight = lines.slice(0, 1);

  test('a fraction of a unit is not asked for: 33.33 % of 6,300.00 are 2,099.79, or 2,099.00', () => {
    const third: Deposit = { unit: 'PERCENTAGE', value: 33.33 };
    expect(depositFor(third, { lines: oneNight })).toMatchObject({ dueNowMinor: 209_979 });
    const whole = { lines: oneNight, pricing: { roundTotalTo: 100 } };
    expect(depositFor(third, whole)).toMatchObject({ dueNowMinor: 209_900 });
  });

  test('half a paisa is not asked for either: 12.5 % of 22,040.04 are 2,755.00', () => {
    const odd = [...lines, extraLine(4, { taxMinor: 0, totalMinor: 4 })];
    expect(depositFor({ unit: 'PERCENTAGE', value: 12.5 }, { lines: odd })).toMatchObject({
      dueNowMinor: 275_500,
    });
  });

  test('but it is never nothing', () => {
    const changes = { lines: oneNight, pricing: { roundTotalTo: 100_000 } };
    expect(depositFor({ unit: 'PERCENTAGE', value: 1 }, changes)).toMatchObject({
      dueNowMinor: 100_000,
      balanceMinor: 530_000,
    });
  });

  test('all nights are paid with what rounds the room, so that no coin is left', () => {
    // 6,300.40 are rounded to 6,300.00, 6,300.60 to 6,301.00.
    const rounding = (amountMinor: number) =>
      extraLine(amountMinor, { kind: 'ROUNDING', roomIndex: 0, taxMinor: 0, totalMinor: amountMinor });
    const pricing = { roundTotalTo: 100 };
    const odd = oneNight.map((line) => ({ ...line, totalMinor: 630_060 }));
    expect(depositFor({ unit: 'DAY', value: 1 }, { lines: [...odd, rounding(40)], pricing })).toBeUndefined();
  });
});

describe('Price 10: when the balance is due', () => {
  const part: Deposit = { unit: 'PERCENTAGE', value: 30 };
  const before = (now: string) =>
    depositOf({
      ...booked,
      now: new Date(now),
      plan: { payment: 'PAY_NOW', deposit: part, balance: online },
    });

  test('so many calendar days before arrival, at check-in by the clock of the hotel', () => {
    // Check-in 15:00 is 14:00 UTC a week earlier, before the clocks change on 29 March.
    expect(before('2026-03-01T12:00:00.000Z')?.balance).toEqual({
      due: 'BEFORE_ARRIVAL',
      dueAt: '2026-03-21T14:00:00.000Z',
      cancelledAt: '2026-03-22T14:00:00.000Z',
    });
  });

  test('a guest who books when it is due already pays everything at once', () => {
    expect(before('2026-03-21T13:59:59.999Z')).toBeDefined();
    expect(before('2026-03-21T14:00:00.000Z')).toBeUndefined();
  });
});
