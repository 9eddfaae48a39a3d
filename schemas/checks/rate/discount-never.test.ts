import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

async function reported(...discounts: object[]) {
  const rate = example('rate');
  const ratePlans = rate.ratePlans.map((plan) =>
    plan.id === 'advance' ? { ...plan, maxNights: 14, discounts } : plan,
  );
  const { diagnostics } = await checkSmallHotel({ 'rates/udaipur.json': { ...rate, ratePlans } });
  return diagnostics.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`);
}

test('a discount for stays that are not sold', async () => {
  expect(await reported({ kind: 'LONG_STAY', nights: 15, percent: 10 })).toEqual([
    'rate/discount-never /ratePlans/1/discounts/0/nights The discount begins at 15 nights, but stays of this rate plan have at most 14.',
  ]);
  expect(await reported({ kind: 'LONG_STAY', nights: 14, percent: 10 })).toEqual([]);
});

test('a discount for bookings that cannot be made yet', async () => {
  const horizonDays = example('hotel').booking?.horizonDays ?? 365;
  expect(await reported({ kind: 'EARLY_BIRD', daysBefore: horizonDays + 1, percent: 10 })).toEqual([
    `rate/discount-never /ratePlans/1/discounts/0/daysBefore The discount begins ${horizonDays + 1} days before arrival, but guests book at most ${horizonDays} days ahead.`,
  ]);
  expect(await reported({ kind: 'EARLY_BIRD', daysBefore: horizonDays, percent: 10 })).toEqual([]);
});

test('a discount of the past', async () => {
  expect(await reported({ kind: 'LONG_STAY', nights: 3, percent: 10, stayTo: '2026-10-31' })).toEqual([
    'rate/discount-never /ratePlans/1/discounts/0/stayTo The discount ended on 2026-10-31.',
  ]);
});

test('a discount where another of its kind always takes off more', async () => {
  expect(
    await reported(
      { kind: 'LAST_MINUTE', daysBefore: 3, percent: 10 },
      { kind: 'LAST_MINUTE', daysBefore: 2, percent: 5 },
    ),
  ).toEqual([
    'rate/discount-never /ratePlans/1/discounts/1/percent Guests who could have these 5 % always have 10 % by another discount of the kind.',
  ]);
});

test('steps of a discount are meant, and so are other nights', async () => {
  expect(
    await reported(
      { kind: 'EARLY_BIRD', daysBefore: 30, percent: 5 },
      { kind: 'EARLY_BIRD', daysBefore: 60, percent: 10 },
      { kind: 'LONG_STAY', nights: 7, percent: 20, stayFrom: '2027-06-01' },
      { kind: 'LONG_STAY', nights: 7, percent: 10 },
    ),
  ).toEqual([]);
});

test('of two equal ones the second is reported', async () => {
  const early = { kind: 'EARLY_BIRD', daysBefore: 30, percent: 5 };
  expect(await reported(early, early)).toEqual([
    'rate/discount-never /ratePlans/1/discounts/1/percent Guests who could have these 5 % always have 5 % by another discount of the kind.',
  ]);
});
