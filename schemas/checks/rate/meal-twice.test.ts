import { expect, test } from 'vitest';
import { example, diagnosticLines } from '../../engine/small-hotel.ts';

test('CP and BB are the same meals', async () => {
  const rate = example('rate');
  const mealPlans = [...rate.mealPlans, { code: 'CP', adultMinor: 60000, childMinor: 30000 }];
  expect(await diagnosticLines({ 'rates/udaipur.json': { ...rate, mealPlans } })).toEqual([
    'rates/udaipur.json:95:15 error rate/meal-twice',
  ]);
});
