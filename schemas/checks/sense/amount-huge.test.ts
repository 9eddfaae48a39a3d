import { expect, test } from 'vitest';
import { example, senseLines } from '../../engine/small-hotel.ts';

const rate = example('rate');

test('breakfast of a hundred times its price', async () => {
  const mealPlans = rate.mealPlans.map((meal) =>
    meal.code === 'BB' ? { ...meal, adultMinor: 6_500_000 } : meal,
  );
  expect(await senseLines({ 'rates/udaipur.json': { ...rate, mealPlans } })).toContainEqual(
    expect.stringMatching(
      /^rates\/udaipur\.json\/mealPlans\/\d\/adultMinor sense\/amount-huge: BB for an adult costs ₹65,000, and an ordinary night for one adult ₹/,
    ),
  );
});

test('a charge of a night that costs more than two nights', async () => {
  const [first, ...others] = example('charge').charges;
  expect(
    await senseLines({ 'charges.json': { charges: [{ ...first, amountMinor: 5_000_000 }, ...others] } }),
  ).toEqual([expect.stringMatching(/^charges\.json\/charges\/0\/amountMinor sense\/amount-huge: /)]);
});

test('a private boat is meant', async () => {
  const extras = (rate.extras ?? []).map((extra) => ({ ...extra, priceMinor: 15_000_000 }));
  expect(await senseLines({ 'rates/udaipur.json': { ...rate, extras } })).toEqual([]);
});
